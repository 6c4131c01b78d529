import type { Answer } from './taps';

/** The marks on a page's timeline. */
export const marks = { down: 'bench-down', answered: 'bench-answered' };

/**
 * Runs in the page before its own scripts: marks when the finger first touches, and when the answer is painted. It calls no
 * other function, because it is sent to the browser as text.
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
      // A message sent within a frame arrives after its paint.
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        performance.mark(names.answered);
      };
      channel.port2.postMessage('');
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
