// For what the program itself can't catch: a dead runtime, a stack overflow, a panic outside
// its boundary. A program that was well is started again at once and told which screen failed
// (sudyaFault): it draws the boundary in that screen's place, and the others open as before.
// Where that can't be, this shows a screen without Go, offers a reload, the way to the list and
// the tournaments as files, read straight from IndexedDB. Runs first, so it also puts on the
// theme and language of last time and mends an address that can't be read.
(function () {
  "use strict";

  // Where site data are forbidden, these properties throw, and the program, which reads them
  // when it starts, would die of it: it gets a store for this page alone.
  let remembers = true;
  for (const name of ["localStorage", "sessionStorage"]) {
    try { void window[name]; } catch (refused) {
      remembers = false;
      const kept = new Map();
      Object.defineProperty(window, name, { value: {
        getItem: (key) => (kept.has(key) ? kept.get(key) : null),
        setItem: (key, value) => { kept.set(key, String(value)); },
        removeItem: (key) => { kept.delete(key); },
        clear: () => kept.clear(),
        key: (n) => [...kept.keys()][n] || null,
        get length() { return kept.size; },
      } });
    }
  }

  // Neither can the program read an address with a torn escape ("#/t/%zz"): it would die of it
  // when it starts, and after each reload again. Such a one is no page of ours. These listeners
  // are the first, so the program sees only the address that they leave.
  function mendAddress() {
    if (/%(?![0-9a-f]{2})/i.test(location.hash)) history.replaceState(null, "", "#/404");
  }
  mendAddress();
  addEventListener("popstate", mendAddress);
  addEventListener("hashchange", mendAddress);

  // What the last start died of, once. The program says that it is well (sudyaWell) when it
  // draws any other screen, so that one which dies of the boundary too isn't started for ever.
  const mark = "sudya.fault";
  window.sudyaFault = sessionStorage.getItem(mark) || "";
  sessionStorage.removeItem(mark);

  const root = document.documentElement;
  const theme = localStorage.getItem("sudya.theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  if (localStorage.getItem("sudya.lang") === "en") root.lang = "en";

  const say = (ru, en) => (root.lang === "en" ? en : ru);
  const put = (parent, tag, text) => {
    const element = parent.appendChild(document.createElement(tag));
    if (text) element.textContent = text;
    return element;
  };
  const button = (parent, text, press) => {
    const element = put(parent, "button", text);
    element.type = "button";
    element.addEventListener("click", press);
  };
  const answer = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

  function open() {
    const request = indexedDB.open("sudya");
    request.onupgradeneeded = () => request.transaction.abort(); // never make an empty one in the program's place
    return answer(request);
  }

  // The export file of rules/archive: header, one event a line in the order of the log,
  // the sum over header and events.
  async function fileOf(db, id, header) {
    const all = IDBKeyRange.bound([id], [id, []]);
    const lines = await answer(db.transaction("events").objectStore("events").getAll(all));
    const events = lines.map((line) => ({ line, ...JSON.parse(line) }));
    const text = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
    events.sort((a, b) => a.clock - b.clock || text(a.device, b.device) || text(a.id, b.id));
    const ordered = events.map((event) => event.line);
    const bytes = new TextEncoder().encode([header, ...ordered].join("\n"));
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const sum = JSON.stringify({ events: lines.length, sha256 });
    return header.slice(0, -1) + ',"events":[\n' + ordered.join(",\n") + '\n],"sum":' + sum + "}\n";
  }

  async function save(id, { name, header }) {
    const text = await fileOf(await open(), id, header);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    link.download = (name || id).replace(/[\\/:*?"<>|]/g, " ").trim() + ".json";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }

  let shown = false;
  window.sudyaRescue = async function (detail) {
    if (shown) return;
    shown = true;
    const report = String(detail && detail.stack || detail || "");
    if (window.sudyaWell && remembers && window.sudyaOfflineReady) {
      try {
        sessionStorage.setItem(mark, report || "?");
        document.body.inert = true; // what is pressed on the way reaches nothing half dead
        location.reload();
        return;
      } catch (full) { /* then here */ }
    }
    const box = document.createElement("dialog");
    box.className = "rescue";
    box.addEventListener("cancel", (event) => event.preventDefault());
    const title = put(box, "h1", say("Программа остановилась", "The program has stopped"));
    // Not on the first button: the key that the program died of would press it.
    title.tabIndex = -1;
    title.autofocus = true;
    put(box, "p", say("Записанное осталось на этом устройстве. Перезагрузите страницу; если не поможет, сохраните турниры файлами.",
      "What was recorded is still on this device. Reload the page; if that does not help, save the tournaments as files."));
    button(box, say("Перезагрузить", "Reload"), () => location.reload());
    if (location.hash.length > 2) {
      button(box, say("К турнирам", "To the tournaments"), () => { location.hash = "#/"; location.reload(); });
    }
    const list = put(box, "ul");
    put(box, "pre", report);
    document.body.appendChild(box);
    box.showModal();
    try {
      const db = await open();
      const store = db.transaction("tournaments").objectStore("tournaments");
      const [ids, records] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
      ids.forEach((id, n) => {
        const record = JSON.parse(records[n]);
        const row = put(list, "li");
        put(row, "span", record.name || id);
        button(row, say("Сохранить файл", "Save as a file"), () => save(id, record).catch((error) => put(row, "span", String(error))));
      });
    } catch (nothing) { /* no database yet: there is nothing to save */ }
  };

  // The program never ends by itself: when its promise settles, it is dead.
  window.sudyaWatch = (exit) => exit.then(() => window.sudyaRescue(say("Среда выполнения завершилась.", "The runtime has exited.")), window.sudyaRescue);

  // What passed through the program on its way out has torn it: its frames stand in the stack.
  const torn = /wasm-function|wasm:\/\//;
  const fatal = (error) => error instanceof WebAssembly.RuntimeError || error instanceof RangeError ||
    (error && (torn.test(error.stack) || error.message === "Go program has already exited"));
  addEventListener("error", (event) => { if (fatal(event.error)) window.sudyaRescue(event.error); });
  addEventListener("unhandledrejection", (event) => { if (fatal(event.reason)) window.sudyaRescue(event.reason); });
})();
