import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydrationContext, KeepVisitorState } from './KeepVisitorState';

/** Whether a button that the visitor has pressed waits for its answer, held by the page's loader. */
const isAwaited = () => document.querySelector('[aria-busy="true"]') !== null;

/**
 * A warning, not an error: the page works, and the change usually comes from the visitor's software. A mismatch of our
 * own shows up here too.
 */
export const drawnAnew = 'A part of the page was drawn anew.';

const onRecoverableError = (cause: unknown) => {
  // eslint-disable-next-line no-console -- for whoever looks for the reason why a page is drawn anew
  console.warn(drawnAnew, cause);
};

/**
 * Makes a page live, or draws it where nothing was pre-rendered, as in development. Where an answer is waited for, React does it
 * at once, as one task. Else it is a transition, a few milliseconds at a time, so that what the visitor does comes between: a menu
 * that the browser opens, a scroll, a key.
 * @param container Gatsby's own element, which stands in every page
 */
export function hydratePage(page: ReactNode, container: unknown): void {
  if (!(container instanceof Element)) return;
  const begin = isAwaited() ? flushSync : startTransition;
  begin(() => {
    if (!container.hasChildNodes()) {
      createRoot(container).render(page);
      return;
    }
    hydrateRoot(
      container,
      <HydrationContext.Provider value={{ container, begun: new Set() }}>
        <KeepVisitorState part="page">{page}</KeepVisitorState>
      </HydrationContext.Provider>,
      { onRecoverableError },
    );
  });
}
