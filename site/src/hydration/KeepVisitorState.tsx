import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { restoreVisitorState, readVisitorState } from './visitor-state';

/** A page that React takes over. */
export interface Hydration {
  container: Element;
  /** The parts that React has begun with. */
  begun: Set<string>;
}

/** Null where React draws the page by itself, as the build does. */
export const HydrationContext = createContext<Hydration | null>(null);

interface KeepVisitorStateProps {
  /** The part's name, once on a page. */
  part: string;
  children: ReactNode;
}

function KeepingVisitorState({ part, children, container, begun }: KeepVisitorStateProps & Hydration) {
  const [state] = useState(() => {
    // React comes again to a part that is not as it was built, and will draw it anew.
    if (begun.has(part)) return readVisitorState(container);
    begun.add(part);
    return null;
  });

  // After the effects of all that is in it, and before any of them reads what was typed.
  useLayoutEffect(() => {
    if (state) restoreVisitorState(state, container);
  }, [state, container]);

  return children;
}

/**
 * A part of the page of which nothing is lost when React draws it anew: it does so where something has changed the page before
 * it was live, a password manager, a grammar checker or a translation. What was typed, chosen, opened, focused and scrolled
 * goes over to the new elements, and so does a press that is not answered yet.
 */
export function KeepVisitorState(props: KeepVisitorStateProps) {
  const hydration = useContext(HydrationContext);
  return hydration ? <KeepingVisitorState {...props} {...hydration} /> : props.children;
}
