// The page's glue: loads the program, answers what go-app's runtime looks up on
// window (every name that starts with goapp; a test compares them with the pinned
// version), runs the worker's life and hands over files that the phone shares.
//
// For the program there are, besides:
//   sudyaOfflineReady      true once the worker holds the whole app
//   sudyaOnOfflineReady()  set by the program, called when that becomes true
//   sudyaApplyUpdate()     activates the waiting version and reloads
//   sudyaTakeShared()      promise of [{name, text}]: files shared with or opened by the app, once
(function () {
  "use strict";

  const page = document.currentScript.dataset;
  const english = document.documentElement.lang === "en";
  const say = (ru, en) => (english ? en : ru);
  const has = (id) => document.getElementById("app-wasm-loader" + id);

  /* ── what go-app's runtime expects ── */

  let registration = null;
  let installPrompt = null;

  window.goappNav = function () {};
  window.goappUpdatedBeforeWasmLoaded = false;
  window.goappOnUpdate = function () { window.goappUpdatedBeforeWasmLoaded = true; };
  window.goappAppInstallChangedBeforeWasmLoaded = false;
  window.goappOnAppInstallChange = function () { window.goappAppInstallChangedBeforeWasmLoaded = true; };

  // The router sees paths without the folder in which the app is hosted.
  const environment = {
    GOAPP_ROOT_PREFIX: new URL(".", location.href).pathname.replace(/\/$/, ""),
    GOAPP_INTERNAL_URLS: "[]",
    GOAPP_VERSION: document.documentElement.dataset.version,
  };
  window.goappGetenv = (name) => environment[name] || "";

  window.goappTryUpdate = function () {
    if (registration) registration.update().catch(() => {});
  };

  const installed = () => navigator.standalone === true || matchMedia("(display-mode: standalone)").matches;
  window.goappIsAppleBrowser = function () {
    const agent = navigator.userAgent;
    if (/iPhone|iPad|iPod/.test(agent)) return true;
    if (!/Macintosh/.test(agent)) return false;
    return navigator.maxTouchPoints > 1 || (/Safari\//.test(agent) && !/Chrome\/|Edg\/|OPR\//.test(agent));
  };
  window.goappIsAppInstallable = () => !installed() && (installPrompt !== null || window.goappIsAppleBrowser());
  window.goappShowInstallPrompt = async function () {
    const prompt = installPrompt;
    if (!prompt) return;
    installPrompt = null;
    prompt.prompt();
    await prompt.userChoice;
    window.goappOnAppInstallChange();
  };
  addEventListener("beforeinstallprompt", function (event) {
    event.preventDefault();
    installPrompt = event;
    window.goappOnAppInstallChange();
  });
  addEventListener("appinstalled", function () {
    installPrompt = null;
    window.goappOnAppInstallChange();
  });

  window.goappNewNotification = function (json) {
    const { title, path, ...options } = JSON.parse(json);
    options.data = { path: path || "./" };
    if (registration && registration.active) return registration.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => window.goappNav(options.data.path);
  };
  // There is no server to push from: the subscription is always empty.
  window.goappSubscribePushNotifications = async () => "";

  // Extensions like to append to the body; the caller gets the function that stops the watch.
  window.goappKeepBodyClean = function () {
    const body = document.body;
    const keep = body.childElementCount;
    const watch = new MutationObserver(function () {
      while (body.childElementCount > keep) body.lastElementChild.remove();
    });
    watch.observe(body, { childList: true });
    return () => watch.disconnect();
  };

  /* ── no press is lost in a drawing ── */

  // The program's listeners on the window hear of a press first, and a drawing that is due may
  // come while they run. A control that was made anew then never hears of it: the event still
  // goes to the element that is gone. The press is passed on to the one that took its place.
  const controls = "button, a[href], summary, label, input[type=radio], input[type=checkbox]";
  const reach = 48; // px by which a control may have moved from under the finger
  const sign = (el) => [el.tagName, el.id, el.htmlFor, el.name, el.value, el.dataset.key, el.getAttribute("href"),
    el.getAttribute("aria-label"), el.textContent].join("|");
  const under = (el, x, y) => {
    const r = el.getBoundingClientRect();
    return Math.hypot(x - Math.min(Math.max(x, r.left), r.right), y - Math.min(Math.max(y, r.top), r.bottom)) <= reach;
  };
  let pressedIn = document; // the dialog of the press, or the page: this listener is there before the program's
  addEventListener("click", function (event) {
    pressedIn = (event.target.closest && event.target.closest("dialog")) || document;
  }, true);
  document.addEventListener("click", function (event) {
    const gone = !event.target.isConnected && event.target.closest(controls);
    if (!gone) return;
    event.preventDefault();
    event.stopPropagation();
    const dialog = pressedIn === document ? null : pressedIn;
    const same = [...document.querySelectorAll(controls)].filter((el) => el.closest("dialog") === dialog &&
      sign(el) === sign(gone) && (event.detail === 0 || under(el, event.clientX, event.clientY)));
    if (same.length === 1 && !same[0].disabled) same[0].click();
  }, true);

  /* ── the worker ── */

  let retryTimer = 0;
  let retryPause = 5000;

  window.sudyaOfflineReady = false;
  function offlineReady() {
    if (window.sudyaOfflineReady) return;
    window.sudyaOfflineReady = true;
    // A page that came up while the worker was taking over the others isn't one of them.
    const active = registration && registration.active;
    if (active && !navigator.serviceWorker.controller) active.postMessage("claim");
    if (window.sudyaOnOfflineReady) window.sudyaOnOfflineReady();
  }

  function follow(worker) {
    if (!worker) return;
    worker.addEventListener("statechange", function () {
      const active = registration.active;
      if (worker.state === "installed" && active && active !== worker) window.goappOnUpdate();
      if (worker.state === "activated") offlineReady();
      // A download failed half-way: without this the app would never work offline until the next visit.
      if (worker.state === "redundant" && !active) registerLater();
    });
  }

  // One failure may be heard of twice; it is waited for once.
  function registerLater() {
    if (retryTimer) return;
    retryTimer = setTimeout(register, retryPause);
    retryPause = Math.min(retryPause * 2, 60000);
  }

  async function register() {
    retryTimer = 0;
    if (!navigator.serviceWorker) return;
    try {
      const found = await navigator.serviceWorker.register("worker.js", { updateViaCache: "none" });
      if (found !== registration) {
        registration = found;
        found.addEventListener("updatefound", () => follow(found.installing));
      }
      follow(found.installing);
      if (found.active) offlineReady();
      if (found.active && found.waiting) window.goappOnUpdate();
    } catch (error) {
      registerLater();
    }
  }

  window.sudyaApplyUpdate = function () {
    const waiting = registration && registration.waiting;
    if (!waiting) { location.reload(); return; }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("skipWaiting");
  };

  /* ── files from outside ── */

  const sharedCache = "sudya-shared " + new URL("./", location.href).href;

  window.sudyaTakeShared = async function () {
    const cache = await caches.open(sharedCache);
    const files = [];
    for (const key of await cache.keys()) {
      const kept = await cache.match(key);
      files.push({ name: decodeURIComponent(kept.headers.get("X-File-Name")), text: await kept.text() });
      await cache.delete(key);
    }
    return files;
  };

  // A file opened from the desktop with the installed app.
  if ("launchQueue" in window) {
    window.launchQueue.setConsumer(async function (launch) {
      if (!launch.files || launch.files.length === 0) return;
      const cache = await caches.open(sharedCache);
      for (const [n, handle] of launch.files.entries()) {
        const file = await handle.getFile();
        const headers = { "X-File-Name": encodeURIComponent(file.name) };
        await cache.put("shared/" + n, new Response(file, { headers }));
      }
      // Always another address: the screen may be open already, with an earlier file.
      location.hash = "#/import-shared?" + Date.now();
    });
  }

  /* ── the program ── */

  function failed(sentence, error) {
    console.error(error);
    has("-label").textContent = sentence;
    has("-bar").hidden = true;
    const retry = has("-retry");
    retry.hidden = false;
    retry.textContent = say("Повторить", "Try again");
    retry.addEventListener("click", () => location.reload());
  }

  // The body once more, counted as it passes. Its type is set here: static hosts often get it wrong.
  function counted(response) {
    const total = Number(page.size);
    const bar = has("-bar");
    bar.hidden = false;
    let loaded = 0;
    const count = new TransformStream({
      transform(chunk, out) {
        loaded += chunk.byteLength;
        const percent = Math.min(100, Math.floor((loaded * 100) / total));
        bar.value = percent;
        has("-label").textContent = say("Загрузка: ", "Loading: ") + percent + " %";
        out.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  const usable = (response) => (response && response.ok && response.headers.get("Content-Type") === "application/wasm" ? response : null);

  // Once the worker is there, the program is on this device. First the browser's own cache, since
  // it is the one that keeps compiled code with the program; it is only asked, for a hall's network
  // may never answer. Then what the worker holds, without the worker between: a good third of the
  // opening's time went into passing the program from one to the other.
  async function held() {
    if (!navigator.serviceWorker || !navigator.serviceWorker.controller) return null;
    const known = await fetch(page.wasm, { cache: "only-if-cached", mode: "same-origin" }).catch(() => null);
    const kept = window.caches ? caches.match(page.wasm, { ignoreVary: true }) : Promise.resolve(null);
    if (!usable(known)) return usable(await kept);
    // The browser drops its cache whenever it likes: the worker's copy must be there too.
    kept.then((copy) => copy || fetch(page.wasm)).catch(() => null);
    return known;
  }

  async function instantiate(response, imports) {
    if (WebAssembly.instantiateStreaming) return WebAssembly.instantiateStreaming(response, imports);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }

  async function start() {
    if (!window.WebAssembly) {
      failed(say("Этот браузер слишком старый: в нём нет WebAssembly.", "This browser is too old: it has no WebAssembly."));
      return;
    }
    let response;
    try {
      response = await held().catch(() => null); // a browser may refuse its caches
      if (!response) {
        response = await fetch(page.wasm);
        if (!response.ok) throw new Error(page.wasm + ": " + response.status);
        if (window.TransformStream && response.body) response = counted(response);
      }
    } catch (error) {
      failed(say("Не загрузилось: нет связи. Для первого открытия нужна сеть.", "It did not load: no connection. The first opening needs a network."), error);
      return;
    }
    try {
      const go = new Go();
      const { instance } = await instantiate(response, go.importObject);
      window.sudyaWatch(go.run(instance));
    } catch (error) {
      failed(say("Загрузка прервалась.", "The loading broke off."), error);
    }
  }

  // The first time, the worker's own downloads wait until the program has its bytes.
  const again = navigator.serviceWorker && navigator.serviceWorker.controller;
  if (again) register();
  start().finally(() => { if (!again) register(); });
})();
