// Text with its entities, and moments as this phone shows them.

import { button, element } from "./element.js";

const TAGS = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote", expandable_blockquote: "blockquote",
};
const DATE_PARTS = {
  w: { weekday: "short" }, d: { day: "numeric", month: "short" }, D: { day: "numeric", month: "long", year: "numeric" },
  t: { hour: "2-digit", minute: "2-digit" }, T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
};
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

// A moment as this phone shows it: "r" is how far off it is, other letters are parts of a date.
export function dated(unix, format, now) {
  if (!format.includes("r")) {
    const parts = Object.assign({}, ...[...format].map((letter) => DATE_PARTS[letter] ?? {}));
    return new Date(unix * 1000).toLocaleString([], Object.keys(parts).length ? parts : DATE_PARTS.T);
  }
  const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });
  const seconds = Math.round(unix - now);
  const [unit, size] = UNITS.find((each) => Math.abs(seconds) >= each[1]) ?? ["second", 1];
  return words.format(Math.trunc(seconds / size), unit);
}

// Countdowns go on by themselves, without a word of the bot.
export function tick(root, now) {
  for (const each of root.querySelectorAll("time[data-format*=r]")) {
    const words = dated(Number(each.dataset.unix), each.dataset.format, now);
    if (each.textContent !== words) each.textContent = words;
  }
}

// Entities count UTF-16 units, as JavaScript does; nested ones are cut by their ends. Without `onCommand` and `onLink`
// nothing in the text can be pressed.
export function formatted(text, entities, options) {
  const sorted = [...(entities || [])].sort((a, b) => a.offset - b.offset || b.length - a.length);
  const within = (from, to, rest) => {
    const parts = [];
    let place = from;
    while (rest.length) {
      const [entity, ...others] = rest;
      if (entity.offset >= to) break;
      const end = Math.min(entity.offset + entity.length, to);
      if (entity.offset > place) parts.push(text.slice(place, entity.offset));
      const inner = others.filter((each) => each.offset < end);
      rest = others.filter((each) => each.offset >= end);
      parts.push(wrapped(entity, within(entity.offset, end, inner), text.slice(entity.offset, end), options));
      place = end;
    }
    if (place < to) parts.push(text.slice(place, to));
    return parts;
  };
  return within(0, text.length, sorted);
}

function wrapped(entity, children, plain, { now, onCommand, onLink }) {
  if (entity.type === "date_time") return moment(entity, now);
  if (entity.type === "bot_command" && onCommand) return button(plain, () => onCommand(plain), { class: "command" });
  if (entity.type === "spoiler") return spoiler(children, Boolean(onCommand));
  const url = entity.type === "text_link" ? entity.url : entity.type === "url" ? plain : null;
  if (url && onLink) return link(url, children, plain, onLink);
  if (["mention", "text_mention", "hashtag", "email"].includes(entity.type)) return element("span", { class: "mention" }, plain);
  return TAGS[entity.type] ? element(TAGS[entity.type], {}, ...children) : element("span", {}, ...children);
}

function moment(entity, now) {
  const at = new Date(entity.unix_time * 1000);
  const format = entity.date_time_format ?? "wt";
  const about = { datetime: at.toISOString(), title: at.toLocaleString([], { dateStyle: "full", timeStyle: "short" }) };
  return element("time", { ...about, "data-unix": entity.unix_time, "data-format": format }, dated(entity.unix_time, format, now));
}

function spoiler(children, mayPress) {
  const hidden = element("mark", { class: "spoiler", title: "hidden: press to read" }, ...children);
  if (mayPress) hidden.addEventListener("click", () => hidden.classList.add("seen"));
  return hidden;
}

function link(url, children, plain, onLink) {
  if (/^(https?:\/\/)?(t\.me|telegram\.me)\//.test(url)) {
    return button(plain, () => onLink(url.startsWith("http") ? url : `https://${url}`), { class: "command" });
  }
  return element("a", { href: /^[a-z]+:/.test(url) ? url : `https://${url}`, target: "_blank", rel: "noopener" }, ...children);
}
