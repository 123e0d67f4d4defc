package main

import (
	"context"
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"strings"
	"syscall"
	"time"

	"github.com/sudya-app/sudya/web"
)

var serveCommand = command{
	name:  "serve",
	args:  "[-addr 127.0.0.1:8000] [-tls-cert ФАЙЛ -tls-key ФАЙЛ]",
	about: "отдаёт приложение браузеру",
	run:   serve,
}

// The limits of one connection. A phone on a bad line needs minutes for the program;
// who sends no request, or half of one, is let go soon.
const (
	headerTimeout = 5 * time.Second
	readTimeout   = 10 * time.Second
	writeTimeout  = 5 * time.Minute
	idleTimeout   = time.Minute
	headerBytes   = 16 << 10

	// stopTimeout is how long a stop waits for downloads under way.
	stopTimeout = 5 * time.Second
)

// serve runs the static server until ctx ends.
func serve(ctx context.Context, s streams, args []string) error {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	addr := flags.String("addr", "127.0.0.1:8000", "адрес и порт; порт 0 — любой свободный")
	cert := flags.String("tls-cert", "", "сертификат для HTTPS, PEM")
	key := flags.String("tls-key", "", "ключ сертификата, PEM")
	if err := parse(flags, s, args); err != nil {
		return err
	}
	if flags.NArg() > 0 {
		return usageError("лишнее: " + flags.Arg(0))
	}
	if strings.TrimSpace(*addr) == "" {
		return usageError("-addr пуст; нужно, например, 127.0.0.1:8000")
	}
	if (*cert == "") != (*key == "") {
		return usageError("-tls-cert и -tls-key нужны вместе")
	}
	var secure *tls.Config
	if *cert != "" {
		pair, err := keyPair(*cert, *key)
		if err != nil {
			return err
		}
		secure = &tls.Config{Certificates: []tls.Certificate{pair}, MinVersion: tls.VersionTLS12}
	}
	site, err := newSite(web.Dist())
	if err != nil {
		return err
	}
	listener, err := listen(*addr)
	if err != nil {
		return err
	}
	announce(s, listener.Addr(), secure != nil)
	return serveUntil(ctx, listener, newServer(site, secure))
}

// maxPEM bounds a certificate or a key: chains of a few certificates take a few kilobytes.
const maxPEM = 1 << 20

// keyPair reads a certificate and its key.
func keyPair(cert, key string) (tls.Certificate, error) {
	var pem [2][]byte
	for i, name := range []string{cert, key} {
		var err error
		if pem[i], err = readPEM(name); err != nil {
			return tls.Certificate{}, err
		}
	}
	pair, err := tls.X509KeyPair(pem[0], pem[1])
	if err != nil {
		return pair, fmt.Errorf("%s и %s — не сертификат и его ключ в PEM", cert, key)
	}
	return pair, nil
}

// readPEM reads a common file to its end. A device or a pipe may have none.
func readPEM(name string) ([]byte, error) {
	info, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil, fmt.Errorf("файла %s нет", name)
	case err != nil:
		return nil, fmt.Errorf("файл %s не открыть: %s", name, systemFault(err))
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s — не файл с сертификатом или ключом", name)
	case info.Size() > maxPEM:
		return nil, fmt.Errorf("файл %s больше %d КБ: это не сертификат и не ключ", name, maxPEM>>10)
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("файл %s не открыть: %s", name, systemFault(err))
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxPEM+1))
	switch {
	case err != nil:
		return nil, fmt.Errorf("файл %s не прочесть: %s", name, systemFault(err))
	case len(data) > maxPEM:
		return nil, fmt.Errorf("файл %s больше %d КБ: это не сертификат и не ключ", name, maxPEM>>10)
	}
	return data, nil
}

// systemFault says in Russian why the system refuses; what is rare, by its number.
func systemFault(err error) string {
	var number syscall.Errno
	switch {
	case errors.Is(err, fs.ErrPermission):
		return "нет прав"
	case errors.As(err, &number):
		return fmt.Sprintf("ошибка системы %d", int(number))
	}
	return "ошибка системы"
}

func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	var unknown *net.DNSError
	var wrong *net.AddrError
	switch {
	case err == nil:
		return listener, nil
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("адрес %s занят. Если это уже запущенный «Судья», откройте в браузере его; "+
			"у другого порта в браузере свои данные, турниры на нём не видны, их переносят файлом: sudya serve -addr 127.0.0.1:8001", addr)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("порт адреса %s системе не отдать без прав; возьмите порт больше 1023", addr)
	}
	switch {
	case errors.As(err, &unknown):
		return nil, fmt.Errorf("адреса %s нет: -addr — это адрес и порт этого компьютера, например 127.0.0.1:8000", addr)
	case errors.As(err, &wrong):
		return nil, fmt.Errorf("«%s» — не адрес и порт; нужно, например, 127.0.0.1:8000", addr)
	case errors.Is(err, syscall.EADDRNOTAVAIL):
		return nil, fmt.Errorf("адрес %s не у этого компьютера", addr)
	}
	return nil, fmt.Errorf("на адресе %s не слушать: %s", addr, systemFault(err))
}

// announce prints the address to open, and what a phone would miss there.
func announce(s streams, at net.Addr, secure bool) {
	scheme := "http"
	if secure {
		scheme = "https"
	}
	host, port, _ := net.SplitHostPort(at.String())
	ip := net.ParseIP(host)
	switch {
	case !ip.IsUnspecified():
	case secure: // certificates name hosts
		host = "localhost"
	default: // as without -addr: the browser keeps the data of another name apart
		host = "127.0.0.1"
	}
	fmt.Fprintf(s.out, "Судья: %s://%s/\n", scheme, net.JoinHostPort(host, port))
	if !secure && !ip.IsLoopback() {
		fmt.Fprintln(s.err, "Без HTTPS телефон не сохранит приложение для работы без сети: нужны -tls-cert и -tls-key.")
	}
}

func newServer(handler http.Handler, secure *tls.Config) *http.Server {
	return &http.Server{
		Handler:           handler,
		TLSConfig:         secure,
		ReadHeaderTimeout: headerTimeout,
		ReadTimeout:       readTimeout,
		WriteTimeout:      writeTimeout,
		IdleTimeout:       idleTimeout,
		MaxHeaderBytes:    headerBytes,
	}
}

// serveUntil serves until ctx ends, then finishes the answers under way.
func serveUntil(ctx context.Context, listener net.Listener, server *http.Server) error {
	ended := make(chan error, 1)
	go func() {
		if server.TLSConfig != nil {
			ended <- server.ServeTLS(listener, "", "")
		} else {
			ended <- server.Serve(listener)
		}
	}()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	grace, cancel := context.WithTimeout(context.Background(), stopTimeout)
	defer cancel()
	if err := server.Shutdown(grace); err != nil {
		return server.Close()
	}
	return nil
}
