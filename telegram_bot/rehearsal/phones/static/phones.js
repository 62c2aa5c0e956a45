// The phones of a table, live: it follows what reaches whom and shows the phones that are open.

import { ask, look, readClock, rehearsalNow, state } from "./asking.js";
import { element } from "./bubbles.js";
import { showDirector, tellOf } from "./director.js";
import { Phone } from "./phone.js";

const shelf = document.getElementById("phones");
const faces = document.getElementById("faces");

// -- whose phones are open

async function meet() {
  for (const person of await look("/persons")) {
    if (person.is_bot || state.persons.has(person.id)) continue;
    state.persons.set(person.id, person);
    const face = element("button", { type: "button", "aria-pressed": "false", onclick: () => toggle(person.id) }, person.first_name);
    face.dataset.person = person.id;
    faces.append(face);
    if (state.open.size < (innerWidth < 700 ? 1 : 3)) await toggle(person.id);
  }
}

async function toggle(id) {
  const phone = state.open.get(id);
  if (phone) {
    phone.root.remove();
    state.open.delete(id);
  } else {
    if (innerWidth < 700) for (const other of [...state.open.keys()]) await toggle(other);
    const fresh = new Phone(state.persons.get(id));
    state.open.set(id, fresh);
    document.getElementById("waiting")?.remove();
    shelf.append(fresh.root);
    await fresh.refresh();
    if (fresh.chat !== null) await fresh.turnTo(state.open.size === 1 ? fresh.chat : id);
  }
  document.querySelector(`[data-person="${id}"]`).setAttribute("aria-pressed", String(!phone));
}

// -- time

function showClock() {
  const at = new Date(rehearsalNow() * 1000).toLocaleString("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  document.getElementById("clock").textContent = state.speed ? `${at} · ${state.speed}×` : `${at} · paused`;
  for (const button of document.querySelectorAll("[data-speed]")) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === state.speed));
  }
}

async function readSeats() {
  state.byHand = new Set((await (await fetch("/seats")).json()).by_hand);
  for (const phone of state.open.values()) phone.showHand();
}

// -- following the game

async function follow() {
  for (;;) {
    try {
      await meet();
      const { cursor, events } = await look(`/feed?since=${state.cursor}&wait=10`);
      const isFirst = state.cursor === 0;
      state.cursor = cursor;
      for (const event of isFirst ? [] : events) {
        if (event.kind !== "message") continue;
        for (const id of event.people) state.open.get(id)?.notice(event.message);
      }
      const touched = new Set(events.flatMap((event) => event.people));
      await Promise.all([...state.open.values()].filter((phone) => touched.has(phone.person.id)).map((phone) => phone.refresh()));
    } catch {
      document.getElementById("clock").textContent = "The rehearsal has stopped; this page waits for it.";
      await new Promise((done) => setTimeout(done, 2000));
    }
    await new Promise((done) => setTimeout(done, 250));
  }
}

async function lookAround() {
  try {
    await readClock();
    await readSeats();
    showDirector(await ask("/director"));
  } catch (error) {
    tellOf(error.message);
  }
}

if (innerWidth < 700) document.getElementById("people").removeAttribute("open");
setInterval(showClock, 500);
setInterval(lookAround, 3000);
lookAround();
follow();
