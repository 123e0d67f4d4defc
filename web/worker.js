// The service worker: keeps one whole version of the app and answers from it.
// A new version waits until the page says so or until no page is open.
"use strict";

const VERSION = "{{.Version}}";
const FILES = {{.Files}};
const PAGE = "./";

// Caches belong to the origin, not to the folder: two copies of the app on one host keep apart by it.
const HERE = new URL("./", self.location.href).href;
const CACHES = "sudya " + HERE + " ";
const CACHE = CACHES + VERSION;
const SHARED = "sudya-shared " + HERE;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "skipWaiting") self.skipWaiting();
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

async function install() {
  try {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((name) => new Request(name, { cache: "reload" })));
    // While the host is being changed, the page may be of one version and this file of another.
    const page = await (await cache.match(PAGE)).text();
    if (!page.includes('data-version="' + VERSION + '"')) throw new Error("the page is of another version");
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  const cache = await caches.open(CACHE);
  const held = await Promise.all(FILES.map((name) => cache.match(name, { ignoreVary: true })));
  if (held.every(Boolean)) {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(CACHES) && name !== CACHE).map((name) => caches.delete(name)));
  }
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const url = new URL(request.url);
  if (!url.href.startsWith(HERE)) return;
  if (request.cache === "only-if-cached") return; // the page asks the browser's own cache
  const name = url.href.slice(HERE.length).split(/[?#]/)[0];
  if (request.method === "POST" && name === "share") {
    event.respondWith(keepShared(request));
  } else if (request.method !== "GET") {
    return;
  } else if (request.mode === "navigate" && (name === "" || name === "index.html")) {
    event.respondWith(answer(PAGE));
  } else if (FILES.includes(name)) {
    event.respondWith(answer(name));
  }
});

// From the cache; a file that the browser has dropped comes from the network and is put back.
async function answer(name) {
  const cache = await caches.open(CACHE);
  const held = await cache.match(name, { ignoreVary: true });
  if (held) return held;
  const fresh = await fetch(name, { cache: "reload" });
  if (fresh.ok) await cache.put(name, fresh.clone());
  return fresh;
}

// The phone's share sheet posts here; the page takes the files with sudyaTakeShared.
async function keepShared(request) {
  const form = await request.formData();
  const cache = await caches.open(SHARED);
  const files = form.getAll("file").filter((part) => part instanceof File && part.size > 0);
  const text = form.get("text");
  if (files.length === 0 && text) files.push(new File([text], "shared.json"));
  for (const [n, file] of files.entries()) {
    const headers = { "X-File-Name": encodeURIComponent(file.name) };
    await cache.put("shared/" + n, new Response(file, { headers }));
  }
  return Response.redirect("./#/import-shared", 303);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = (event.notification.data && event.notification.data.path) || PAGE;
  event.waitUntil((async () => {
    const [open] = await self.clients.matchAll({ type: "window" });
    if (open) return open.focus();
    return self.clients.openWindow(path);
  })());
});
