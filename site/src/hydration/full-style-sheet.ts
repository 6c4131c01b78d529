declare global {
  interface Window {
    /** Gatsby's navigation to a page of the site. */
    ___navigate?: (to: string, options?: object) => void;
  }
}

/** Longer than any style sheet takes that arrives at all, in milliseconds. */
const timeoutMs = 3000;

/** The whole style sheet while it is loading or if it has failed. In development there is none. */
function missingStyleSheet(): HTMLLinkElement | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  return link && !link.sheet ? link : undefined;
}

/**
 * Waits for the whole style sheet, which loads with the scripts. A page itself has only the rules for its own markup, not for
 * what its scripts add. If the style sheet does not arrive, the page is hydrated without it.
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
 * Loads the next page as a document while the whole style sheet is missing, because that page needs its own rules.
 * @param load navigates to an address as a plain link does
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
