/** After this time without a key or a pointer, the admin counts as away. */
export const awayAfterMs = 10 * 60 * 1_000;

interface Attention {
  /** Whether the tab is hidden, or nobody has used it for a while. */
  isAway: () => boolean;
  stop: () => void;
}

const inputEvents = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Watches whether an admin is using the panel. An idle session expires, and each call to the CMS renews it: a panel that is
 * only open must not keep it alive.
 * @param changed called when the tab is hidden or shown, and at the first input after a break
 */
export function watchAttention(changed: () => void): Attention {
  let lastInputAt = Date.now();
  const isIdle = () => Date.now() - lastInputAt > awayAfterMs;

  const onInput = () => {
    const wasIdle = isIdle();
    lastInputAt = Date.now();
    if (wasIdle) changed();
  };

  document.addEventListener('visibilitychange', changed);
  inputEvents.forEach((name) => {
    document.addEventListener(name, onInput, { passive: true });
  });
  return {
    isAway: () => document.hidden || isIdle(),
    stop: () => {
      document.removeEventListener('visibilitychange', changed);
      inputEvents.forEach((name) => {
        document.removeEventListener(name, onInput);
      });
    },
  };
}
