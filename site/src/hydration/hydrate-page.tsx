import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HydrationContext, KeepVisitorState } from './KeepVisitorState';

/** Whether the page's loader holds a press that waits for its effect. */
const isAwaited = () => document.querySelector('[aria-busy="true"]') !== null;

/**
 * A warning, not an error: the page works, and the change usually comes from the visitor's software. A mismatch of our
 * own shows up here too.
 */
export const rerenderWarning = 'A part of the page was rendered again.';

const onRecoverableError = (cause: unknown) => {
  // eslint-disable-next-line no-console -- helps to find out why a part of a page was rendered again
  console.warn(rerenderWarning, cause);
};

/**
 * Hydrates a page, or renders it if nothing was pre-rendered, as in development. If a press is waiting, React hydrates at once,
 * in one task. Otherwise it uses a transition with steps of a few milliseconds, so that the page responds in between: to a menu
 * that opens, a scroll, a key.
 * @param container Gatsby's own element, which is in every page
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
