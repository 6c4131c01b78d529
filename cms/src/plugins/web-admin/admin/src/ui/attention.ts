/** After this time without a key or a pointer, the admin counts as away. */
export const awayAfterMs = 10 * 60 * 1_000;

/**
 * After this time without a key or a pointer, the panel makes no more calls by itself. It is the time after which the CMS ends
 * an unused session: a panel that is only open keeps its session for at most as long again.
 */
export const abandonedAfterMs = 2 * 60 * 60 * 1_000;

interface Attention {
  /** Whether the tab is hidden, or nobody has used it for a while. */
  isAway: () => boolean;
  /** Whether nobody has used it for `abandonedAfterMs`. */
  isAbandoned: () => boolean;
  stop: () => void;
}

const inputEvents = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Watches whether an admin is using the panel. An idle session expires, and each call to the CMS may renew it: a panel that is
 * only open must not keep it alive for ever.
 * @param changed called when the tab is hidden or shown, and at the first input after a break
 */
export function watchAttention(changed: () => void): Attention {
  let lastInputAt = Date.now();
  const unusedMs = () => Date.now() - lastInputAt;
  const isIdle = () => unusedMs() > awayAfterMs;

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
    isAbandoned: () => unusedMs() > abandonedAfterMs,
    stop: () => {
      document.removeEventListener('visibilitychange', changed);
      inputEvents.forEach((name) => {
        document.removeEventListener(name, onInput);
      });
    },
  };
}
