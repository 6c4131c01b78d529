import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydrationContext, KeepVisitorState } from './KeepVisitorState';

/** Whether the visitor has pressed something on this page, with a finger, a mouse or a key. Not every browser can say. */
const pressed = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/** No error: the page works, and what changed it is the visitor's own. A fault of ours would be seen here too. */
export const drawnAnew = 'A part of the page was drawn anew.';

const onRecoverableError = (cause: unknown) => {
  // eslint-disable-next-line no-console -- for whoever looks for the reason why a page is drawn anew
  console.warn(drawnAnew, cause);
};

/**
 * Makes a page live, or draws it where nothing was pre-rendered, as in development. Whoever has pressed something waits for the
 * answer: React does it at once, as one task. Else it is a transition, a few milliseconds at a time, so that what the
 * visitor does comes between.
 * @param container Gatsby's own element, which stands in every page
 */
export function hydratePage(page: ReactNode, container: unknown): void {
  if (!(container instanceof Element)) return;
  const begin = pressed() ? flushSync : startTransition;
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
