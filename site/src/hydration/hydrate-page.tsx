import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydrationContext, KeepVisitorState } from './KeepVisitorState';

/** Whether the visitor has pressed something on this page, by touch, mouse or key. Not every browser knows. */
const pressed = () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

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
 * Hydrates a page, or renders it where nothing was pre-rendered, as in development. A visitor who has pressed something
 * waits for the answer, so React hydrates at once, in one task. Otherwise it does so in a transition, in slices of a
 * few milliseconds that let the visitor's input through.
 * @param container Gatsby's own element, which every page has
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
