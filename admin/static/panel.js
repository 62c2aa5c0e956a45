// Counts down what the server has said is left; the game's clock may run faster than the wall's, or stand still.
(() => {
  "use strict";
  const begun = new WeakMap();

  const two = (number) => String(number).padStart(2, "0");

  const lasting = (left) => {
    const days = Math.floor(left / 86400);
    const clock = `${two(Math.floor((left % 86400) / 3600))}:${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
    return days ? `${days} d ${clock}` : clock;
  };

  // A form decides on what its sender can have read: a change counts as seen once it has stood there for a while.
  const READ_AFTER = 5000;
  let seen = null, shown = null, shownSince = 0;
  const decideOnWhatWasSeen = (now) => {
    const live = document.getElementById("live");
    if (!live) return;
    if (live.dataset.version !== shown) [shown, shownSince] = [live.dataset.version, now];
    if (seen === null || now - shownSince >= READ_AFTER) seen = shown;
    for (const field of document.querySelectorAll('main form input[name="seen"]')) field.value = seen;
  };

  const tick = () => {
    const now = performance.now();
    for (const shown of document.querySelectorAll("[data-left]")) {
      if (!begun.has(shown)) begun.set(shown, now);
      const passed = ((now - begun.get(shown)) / 1000) * Number(shown.dataset.speed);
      shown.textContent = lasting(Math.max(0, Math.floor(Number(shown.dataset.left) - passed)));
    }
    decideOnWhatWasSeen(now);
  };

  setInterval(tick, 500);
})();
