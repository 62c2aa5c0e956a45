// A message as a phone shows it: text with its entities, pictures, buttons. Text is never taken for markup.

const TAGS = {
  bold: "b", italic: "i", underline: "u", strikethrough: "s", code: "code", pre: "pre",
  blockquote: "blockquote", expandable_blockquote: "blockquote", spoiler: "mark",
};

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

const DATE_PARTS = {
  w: { weekday: "short" }, d: { day: "numeric", month: "short" }, D: { day: "numeric", month: "long", year: "numeric" },
  t: { hour: "2-digit", minute: "2-digit" }, T: { hour: "2-digit", minute: "2-digit", second: "2-digit" },
};

// A moment as this phone shows it: "r" is how far off it is, other letters are parts of a date.
function dated(unix, format, now) {
  if (!format.includes("r")) {
    const parts = Object.assign({}, ...[...format].map((letter) => DATE_PARTS[letter] ?? {}));
    return new Date(unix * 1000).toLocaleString([], Object.keys(parts).length ? parts : DATE_PARTS.T);
  }
  const words = new Intl.RelativeTimeFormat("en", { numeric: "always" });
  const seconds = Math.round(unix - now);
  const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60]].find((each) => Math.abs(seconds) >= each[1]) ?? ["second", 1];
  return words.format(Math.trunc(seconds / size), unit);
}

// Entities count UTF-16 units, as JavaScript does; nested ones are cut by their ends.
export function formatted(text, entities, { now, onCommand, onLink }) {
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
      parts.push(wrapped(entity, within(entity.offset, end, inner), text.slice(entity.offset, end)));
      place = end;
    }
    if (place < to) parts.push(text.slice(place, to));
    return parts;
  };
  const wrapped = (entity, children, plain) => {
    if (entity.type === "date_time") {
      return element("time", { datetime: new Date(entity.unix_time * 1000).toISOString() }, dated(entity.unix_time, entity.date_time_format ?? "wt", now));
    }
    if (entity.type === "bot_command") {
      return element("button", { class: "command", type: "button", onclick: () => onCommand(plain) }, plain);
    }
    const url = entity.type === "text_link" ? entity.url : entity.type === "url" ? plain : null;
    if (url && /^https?:\/\/(t\.me|telegram\.me)\//.test(url)) {
      return element("button", { class: "command", type: "button", onclick: () => onLink(url) }, plain);
    }
    if (url) return element("a", { href: url, target: "_blank", rel: "noopener" }, plain);
    return TAGS[entity.type] ? element(TAGS[entity.type], {}, ...children) : element("span", {}, ...children);
  };
  return within(0, text.length, sorted);
}

function picture(message) {
  const sizes = message.photo || (message.sticker ? [message.sticker] : null) || (message.animation ? [message.animation] : null);
  if (sizes) return element("img", { src: `/control/files/${sizes.at(-1).file_id}`, alt: message.caption ? "" : "a picture" });
  if (message.document) {
    const name = message.document.file_name || "a file";
    return element("p", { class: "file" }, element("a", { href: `/control/files/${message.document.file_id}`, download: name }, `📄 ${name}`));
  }
  return null;
}

function keyboard(message, onPress) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows) return null;
  const made = rows.map((row) => element("div", { class: "row" }, ...row.map((button) =>
    element("button", { type: "button", onclick: () => onPress(message, button) }, button.text + (button.url ? " ↗" : "")))));
  return element("div", { class: "keyboard" }, ...made);
}

export function bubble(message, options) {
  const mine = message.from?.id === options.person;
  const text = message.text ?? message.caption ?? "";
  const said = text ? formatted(text, message.entities ?? message.caption_entities, options) : [serviceWords(message)];
  const marks = [
    message.edit_date ? "edited" : "", message.has_protected_content ? "🔒" : "", message.is_silent ? "🔕" : "",
    dated(message.date, "t", options.now),
  ].filter(Boolean).join(" · ");
  const reactions = (message.reactions ?? []).join(" ");
  const reply = message.reply_to_message;
  const isService = !text && !picture(message) && !message.reply_markup;
  return element("article", { class: isService ? "bubble service" : `bubble ${mine ? "mine" : message.is_from_bot ? "bot" : "other"}` },
    mine || message.is_from_bot || isService ? null : element("strong", { class: "author" }, message.sender_chat?.title ?? message.from?.first_name ?? ""),
    reply && !reply.forum_topic_created ? element("p", { class: "reply" }, (message.quote?.text ?? reply.text ?? reply.caption ?? "a message").slice(0, 80)) : null,
    picture(message),
    element("div", { class: "text" }, ...said),
    element("small", {}, reactions ? `${reactions} · ${marks}` : marks),
    keyboard(message, options.onPress));
}

function serviceWords(message) {
  if (message.new_chat_members) return `${message.new_chat_members.map((each) => each.first_name).join(", ")} came in`;
  if (message.left_chat_member) return `${message.left_chat_member.first_name} left`;
  if (message.pinned_message) return "📌 pinned a message";
  if (message.migrate_to_chat_id) return "the group became a supergroup";
  if (message.group_chat_created || message.supergroup_chat_created) return "the group was made";
  if (message.migrate_from_chat_id) return "this was a group";
  if (message.new_chat_title) return `the group is called “${message.new_chat_title}” now`;
  if (message.forum_topic_created) return `topic “${message.forum_topic_created.name}”`;
  return "";
}
