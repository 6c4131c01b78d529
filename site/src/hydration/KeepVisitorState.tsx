import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { restoreVisitorState, readVisitorState } from './visitor-state';

/** A page that React hydrates. */
export interface Hydration {
  container: Element;
  /** The parts whose hydration has begun. */
  begun: Set<string>;
}

/** Null where React renders without hydrating, as in the build. */
export const HydrationContext = createContext<Hydration | null>(null);

interface KeepVisitorStateProps {
  /** The part's name, unique on the page. */
  part: string;
  children: ReactNode;
}

function KeepingVisitorState({
  part,
  children,
  container,
  begun,
}: KeepVisitorStateProps & Hydration) {
  const [state] = useState(() => {
    // React renders a part a second time when it does not match the markup, and will then replace it.
    if (begun.has(part)) return readVisitorState(container);
    begun.add(part);
    return null;
  });

  // A layout effect: it runs after those of the content and before any effect reads the fields.
  useLayoutEffect(() => {
    if (state) restoreVisitorState(state, container);
  }, [state, container]);

  return children;
}

/**
 * Preserves the visitor's state when React replaces this part of the page. React does so where the markup changed
 * before hydration: a password manager, a grammar checker or a translation did it. Values, open states, focus, scroll
 * positions and unanswered presses move to the new elements.
 */
export function KeepVisitorState(props: KeepVisitorStateProps) {
  const hydration = useContext(HydrationContext);
  return hydration ? <KeepingVisitorState {...props} {...hydration} /> : props.children;
}
