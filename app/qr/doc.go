// Package qr turns a text into a QR code, and a small file into a series of them that
// another device's camera reads in any order.
//
// A file is packed by deflate and written in base45 (RFC 9285), whose letters are those of
// the compact alphanumeric mode; each part is
//
//	SUDYA1/number/parts/crc/payload
//
// number from 1, crc the CRC-32 of the whole packed file in eight hex digits: parts of two
// files are never mixed, and what was put together is checked.
package qr
