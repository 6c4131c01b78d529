declare global {
  interface Window {
    /** How Gatsby goes to a page of the site. */
    ___navigate?: (to: string, options?: object) => void;
  }
}

/** Longer than a style sheet takes that comes at all, in milliseconds. */
const patience = 3000;

/**
 * Until the whole style sheet is there, on a page that brings it with its scripts: something moves by itself there, which
 * needs its rules. A page whose style sheet does not come is made live all the same.
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

/**
 * Brings the whole style sheet to a page that has all the rules which it and its scripts need. The next page may need
 * others: until they are there, it is loaded as a whole.
 * @param load goes to an address as a link without script does
 */
export function bringStyleSheet(load: (to: string) => void): void {
  const styles = document.querySelector<HTMLTemplateElement>('template#late')?.dataset.styles;
  const navigate = window.___navigate;
  if (styles === undefined || navigate === undefined) return;
  window.___navigate = load;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  link.addEventListener('load', () => {
    window.___navigate = navigate;
  });
  document.head.append(link);
}
