/** After so long without a key or a pointer nobody sits before the panel. */
export const restAfterMs = 10 * 60 * 1_000;

export interface Attention {
  /** Whether the tab is out of sight, or nobody has touched it for long. */
  isAway: () => boolean;
  stop: () => void;
}

const touches = ['pointerdown', 'pointermove', 'keydown'] as const;

/**
 * Watches whether someone looks at the panel. Each call of the CMS renews a session, which ends without use: a panel that is
 * merely open must not keep it alive.
 * @param changed called when the tab goes out of sight or comes back, and at the first touch after a rest
 */
export function watchAttention(changed: () => void): Attention {
  let touchedAt = Date.now();
  const isResting = () => Date.now() - touchedAt > restAfterMs;

  const touched = () => {
    const rested = isResting();
    touchedAt = Date.now();
    if (rested) changed();
  };

  document.addEventListener('visibilitychange', changed);
  touches.forEach((name) => {
    document.addEventListener(name, touched, { passive: true });
  });
  return {
    isAway: () => document.hidden || isResting(),
    stop: () => {
      document.removeEventListener('visibilitychange', changed);
      touches.forEach((name) => {
        document.removeEventListener(name, touched);
      });
    },
  };
}
