// A message as a phone shows it: who wrote it, what it answers, pictures, text, marks and buttons.

import { button, element, sign } from "./element.js";
import { dated, formatted } from "./text.js";

const KINDS = {
  voice: "🎤 a voice message", video_note: "📹 a video message", video: "🎬 a video", audio: "🎵 music",
  contact: "👤 a contact", venue: "📍 a place", location: "📍 a place on the map", game: "🎮 a game", story: "a story",
  checklist: "☑ a checklist", paid_media: "⭐ paid media",
};

export function bubble(message, options) {
  const mine = message.from?.id === options.person;
  const shown = picture(message) ?? attachment(message);
  const text = message.text ?? message.caption ?? "";
  const isService = !text && !shown && !message.reply_markup;
  if (isService) {
    return element("article", { class: "bubble service" }, element("div", { class: "text" }, ...serviceWords(message, options.now)));
  }
  const side = mine ? "mine" : message.is_from_bot ? "bot" : "other";
  const body = text ? element("div", { class: "text" }, ...formatted(text, message.entities ?? message.caption_entities, options)) : null;
  return element("article", { class: `bubble ${side}${message.has_protected_content ? " protected" : ""}${message.sticker ? " sticker" : ""}` },
    author(message, mine), origin(message), answered(message, options.onJump), shown, body, marks(message, options),
    options.isChosen ? actions(message, mine, options) : null, keyboard(message, options.onPress));
}

function author(message, mine) {
  if (mine || message.chat.type === "private" || message.chat.type === "channel") return null;
  const name = message.sender_chat?.title ?? message.from?.first_name ?? "";
  return element("strong", { class: `author hue${Math.abs(message.from?.id ?? 0) % 6}` }, name);
}

function origin({ forward_origin: from }) {
  if (!from) return null;
  const name = from.sender_user?.first_name ?? from.sender_user_name ?? from.chat?.title ?? from.sender_chat?.title ?? "somebody";
  return element("p", { class: "forwarded" }, `Forwarded from ${name}`);
}

// What it answers: the quoted part if there is one, else its beginning; a press leads there.
function answered(message, onJump) {
  const reply = message.reply_to_message;
  if (message.external_reply && !reply) return element("p", { class: "reply" }, message.quote?.text ?? "a message elsewhere");
  if (!reply || reply.forum_topic_created) return null;
  const words = message.quote?.text ?? reply.text ?? reply.caption ?? (reply.photo ? "🖼 a picture" : "a message");
  const name = reply.from?.first_name;
  return button(element("span", {}, name && reply.chat.type !== "private" ? element("b", {}, `${name} `) : "", words.slice(0, 80)), () => onJump(reply.message_id), { class: "reply" });
}

function picture(message) {
  const [kind, sizes] = message.photo ? ["a picture", message.photo] : message.sticker ? ["a sticker", [message.sticker]] : message.animation ? ["a GIF", [message.animation]] : [];
  if (!sizes) return null;
  const { file_id: file, width, height } = sizes.at(-1);
  return element("img", { src: `/control/files/${file}`, alt: message.caption ? "" : kind, width, height });
}

function attachment(message) {
  if (message.document) {
    const name = message.document.file_name || "a file";
    return element("p", { class: "file" }, element("a", { href: `/control/files/${message.document.file_id}`, download: name }, `📄 ${name}`));
  }
  if (message.dice) return element("p", { class: "file" }, `${message.dice.emoji} ${message.dice.value}`);
  if (message.poll) return element("p", { class: "file" }, `📊 ${message.poll.question}`);
  const kind = Object.keys(KINDS).find((each) => message[each]);
  return kind ? element("p", { class: "file" }, KINDS[kind]) : null;
}

function marks(message, options) {
  const reactions = (message.reactions ?? []).join(" ");
  return element("small", {},
    reactions ? element("span", { class: "reactions" }, reactions) : null,
    message.edit_date ? element("span", {}, "edited") : null,
    message.has_protected_content ? sign("🔒", "cannot be forwarded or saved") : null,
    message.is_silent ? sign("🔕", "came without a sound") : null,
    element("span", {}, dated(message.date, "t", options.now)),
    button("⋯", () => options.onChoose(message), { class: "dots", "aria-label": "What to do with this message", "aria-expanded": String(options.isChosen) }));
}

function actions(message, mine, { onReply, onEdit, onDelete, onReact, onForward }) {
  const protects = message.has_protected_content;
  return element("div", { class: "actions", role: "group", "aria-label": "What to do with this message" },
    button("Reply", () => onReply(message)),
    button("👍", () => onReact(message), { "aria-label": "React with a thumb up" }),
    mine && message.text !== undefined ? button("Edit", () => onEdit(message)) : null,
    protects ? null : button("Forward to the bot", () => onForward(message)),
    mine || message.chat.type === "private" ? button("Delete", () => onDelete(message)) : null);
}

function keyboard(message, onPress) {
  const rows = message.reply_markup?.inline_keyboard;
  if (!rows) return null;
  const made = rows.map((row) => element("div", { class: "row" }, ...row.map((each) =>
    button(each.text + (each.url ? " ↗" : ""), () => onPress(message, each)))));
  return element("div", { class: "keyboard" }, ...made);
}

function serviceWords(message, now) {
  const who = message.from?.first_name ?? message.chat.title ?? "";
  if (message.pinned_message) return [`📌 ${who} pinned “`, ...firstLine(message.pinned_message, now), "”"];
  return [happened(message, who)];
}

// Of a card, which has moments in its first line.
export function firstLine(message, now) {
  const [line] = (message.text ?? message.caption ?? "a message").split("\n");
  const entities = (message.entities ?? message.caption_entities ?? []).filter((each) => each.offset + each.length <= line.length);
  return formatted(line, entities, { now });
}

function happened(message, who) {
  if (message.new_chat_members) return `${message.new_chat_members.map((each) => each.first_name).join(", ")} came in`;
  if (message.left_chat_member) return `${message.left_chat_member.first_name} left`;
  if (message.migrate_to_chat_id) return "the group became a supergroup";
  if (message.migrate_from_chat_id) return "this was a group";
  if (message.group_chat_created || message.supergroup_chat_created) return `${who} made the group`;
  if (message.channel_chat_created) return "the channel was made";
  if (message.new_chat_title) return `the name is “${message.new_chat_title}” now`;
  if (message.forum_topic_created) return `the topic “${message.forum_topic_created.name}” was made`;
  if (message.forum_topic_edited) return `the topic is called “${message.forum_topic_edited.name}” now`;
  if (message.forum_topic_closed) return "the topic was closed";
  if (message.forum_topic_reopened) return "the topic was opened again";
  return "something happened";
}
