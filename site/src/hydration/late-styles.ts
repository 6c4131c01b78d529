/** Longer than a style sheet takes that comes at all, in milliseconds. */
const patience = 3000;

/**
 * Until the whole style sheet is there. It comes after the scripts, and what they add to the page needs its rules. A page
 * whose style sheet does not come is made live all the same.
 */
export function styleSheetArrived(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    for (const end of ['load', 'error']) link.addEventListener(end, done);
    setTimeout(done, patience);
  });
}
