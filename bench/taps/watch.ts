import type { Answer } from './taps';

/** The marks of a page's timeline. */
export const marks = { down: 'bench-down', answered: 'bench-answered' };

/**
 * Runs in the page ahead of its own scripts: marks when the finger first comes down, and when the answer to it is painted. It
 * names no function of its own, since it is sent to the browser as text.
 */
export function watch({ answer, names }: { answer: Answer; names: typeof marks }): void {
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      performance.mark(names.down, { startTime: timeStamp });
    },
    { capture: true, once: true },
  );
  new MutationObserver((_, observer) => {
    if (performance.getEntriesByName(names.down).length === 0) return;
    const found = Array.from(document.querySelectorAll(answer.selector)).some(
      (element) => answer.hidden === true || element.checkVisibility(),
    );
    if (!found) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message that is sent within a frame comes after its paint.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        performance.mark(names.answered);
      };
      channel.port2.postMessage('');
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
