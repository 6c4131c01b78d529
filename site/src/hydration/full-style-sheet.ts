declare global {
  interface Window {
    /** How Gatsby goes to a page of the site. */
    ___navigate?: (to: string, options?: object) => void;
  }
}

/** Longer than a style sheet takes that comes at all, in milliseconds. */
const timeoutMs = 3000;

/** The whole style sheet while it is on its way, or if it has failed. None in development. */
function missingStyleSheet(): HTMLLinkElement | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  return link && !link.sheet ? link : undefined;
}

/**
 * Until the whole style sheet is there, which comes with the scripts: a page brings the rules of what it shows, and not those
 * of what its scripts show. A page whose style sheet does not come is made live all the same.
 */
export function styleSheetArrived(): Promise<void> {
  const link = missingStyleSheet();
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    for (const end of ['load', 'error']) link.addEventListener(end, done);
    setTimeout(done, timeoutMs);
  });
}

/**
 * Has the next page, which needs rules of its own, loaded as a whole while the whole style sheet is not there.
 * @param load goes to an address as a link without script does
 */
export function loadPagesWithTheirStyles(load: (to: string) => void): void {
  const link = missingStyleSheet();
  const navigate = window.___navigate;
  if (!link || !navigate) return;
  window.___navigate = load;
  link.addEventListener('load', () => {
    window.___navigate = navigate;
  });
}
