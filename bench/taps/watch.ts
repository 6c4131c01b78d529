import type { Answer } from './taps';

/** Where a page keeps its times, so that they outlive a navigation. In milliseconds since 1970. */
export const keys = { down: 'bench-down', answered: 'bench-answered', began: 'bench-began' };

/**
 * Runs in the page ahead of its own scripts: notes when the finger comes down, and when the answer is painted. It names no
 * function of its own, since it is sent to the browser as text.
 */
export function watch({ answer, names }: { answer: Answer; names: typeof keys }): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (sessionStorage.getItem(names.down) !== null) return;
      sessionStorage.setItem(names.down, String(performance.timeOrigin + timeStamp));
    },
    true,
  );
  if (sessionStorage.getItem(names.down) !== null) {
    // This document is the answer to the tap: its time begins with the navigation.
    sessionStorage.setItem(names.began, String(performance.timeOrigin));
  }
  new MutationObserver((_, observer) => {
    if (sessionStorage.getItem(names.down) === null) return;
    if (answer.path !== undefined && location.pathname !== answer.path) return;
    const found = Array.from(document.querySelectorAll(answer.selector)).some(
      (element) => answer.hidden === true || element.checkVisibility(),
    );
    if (!found) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message that is sent within a frame comes after its paint.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        sessionStorage.setItem(names.answered, String(performance.timeOrigin + performance.now()));
      };
      channel.port2.postMessage('');
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
