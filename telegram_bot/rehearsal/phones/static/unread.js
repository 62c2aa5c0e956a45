// What has come to which phone without being looked at: by person and place, how many, and whether one of them rang.

import { state } from "./asking.js";
import { element } from "./element.js";

export const placeOf = (chat, topic) => `${chat}/${topic ?? ""}`;

export function unreadOf(person) {
  if (!state.unread.has(person)) state.unread.set(person, new Map());
  return state.unread.get(person);
}

// A message that has come in: it rings unless it is silent.
export function count(person, message) {
  const unread = unreadOf(person);
  const place = placeOf(message.chat.id, message.message_thread_id ?? null);
  const before = unread.get(place) ?? { count: 0, rang: false };
  unread.set(place, { count: before.count + 1, rang: before.rang || !message.is_silent });
}

export function sum(person) {
  const all = [...unreadOf(person).values()];
  return all.length ? { count: all.reduce((total, each) => total + each.count, 0), rang: all.some((each) => each.rang) } : null;
}

export function badge(unread) {
  if (!unread) return null;
  const words = unread.rang ? " unread" : " unread, silent";
  return element("span", { class: unread.rang ? "badge loud" : "badge" }, `${unread.count}`, element("span", { class: "aside" }, words));
}
