import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Makes a page live, or draws it where nothing was pre-rendered, as in development. As a transition React does it a few
 * milliseconds at a time and lets what the visitor does come between; else it is one long task, in which the page answers nobody.
 * @param container Gatsby's own element, which stands in every page
 */
export function hydrateInSlices(page: ReactNode, container: unknown): void {
  if (!(container instanceof Element)) return;
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, page);
    else createRoot(container).render(page);
  });
}
