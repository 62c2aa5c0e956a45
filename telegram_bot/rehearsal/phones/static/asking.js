// What the page asks of the rehearsal server and of its director, and what time it is there.

export const state = {
  persons: new Map(), open: new Map(), unread: new Map(), byHand: new Set(), tables: [], botName: "Bot",
  now: 0, speed: 1, wished: 1, readAt: 0, cursor: 0,
};

export async function ask(path, options) {
  const answer = await (await fetch(path, options)).json();
  if (!answer.ok) throw new Error(answer.error);
  return answer.result;
}

export const look = (path) => ask(`/control${path}`);
export const order = (path, body, method = "POST") => ask(`/control${path}`, { method, body: JSON.stringify(body ?? {}) });
export const act = (deed, terms) => order(`/do/${deed}`, terms);
export const direct = (deed, terms) => ask(`/director/${deed}`, { method: "POST", body: JSON.stringify(terms ?? {}) });
export const rehearsalNow = () => state.now + ((performance.now() - state.readAt) / 1000) * state.speed;

// How fast time is to go the director knows: while robots act it may go slower.
export async function readClock() {
  const [server, director] = await Promise.all([look("/state"), ask("/director")]);
  Object.assign(state, { now: server.now, speed: server.speed, wished: director.speed, readAt: performance.now() });
  return director;
}
