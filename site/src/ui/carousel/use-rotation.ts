import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

interface Rotation {
  /** The visitor has pressed pause. */
  paused: boolean;
  /** The slides are changing by themselves at present. */
  rotating: boolean;
  /** Pauses, or plays on. */
  toggle: () => void;
  /** For the carousel's outermost element. */
  watch: {
    onPointerOver: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onBlur: () => void;
  };
}

/**
 * When a carousel changes by itself: while it may, unless the visitor has paused it, is reading it (pointer over it,
 * the keyboard's focus in it) or looks at another tab. Who presses play gets motion at once, although the pointer or the focus is
 * still on the button (WAI-ARIA Authoring Practices, carousel).
 */
export function useRotation(carousel: RefObject<HTMLElement>, allowed: boolean): Rotation {
  const [paused, setPaused] = useState(false);
  const [insisted, setInsisted] = useState(false);
  const [hovered, setHovered] = useState(false);
  const focused = useFocusWithin(carousel);
  const tabHidden = useTabHidden();

  const reading = (hovered || focused) && !insisted;
  return {
    paused,
    rotating: allowed && !paused && !reading && !tabHidden,
    toggle: () => {
      setInsisted(paused);
      setPaused(!paused);
    },
    watch: {
      onPointerOver: ({ pointerType }) => {
        // A finger leaves no trace of having left.
        if (pointerType === 'mouse') setHovered(true);
      },
      onPointerLeave: () => {
        setHovered(false);
        setInsisted(false);
      },
      onBlur: () => {
        setInsisted(false);
      },
    },
  };
}

/** Calls `tick` every `ms` while `active`. A change of `restart` begins the time anew. */
export function useInterval(tick: () => void, ms: number, active: boolean, restart: unknown): void {
  const latest = useRef(tick);
  useEffect(() => {
    latest.current = tick;
  });
  useEffect(() => {
    if (!active) return;
    const timer = setInterval(() => {
      latest.current();
    }, ms);
    return () => {
      clearInterval(timer);
    };
  }, [active, ms, restart]);
}

/** Whether the keyboard's focus is within an element, also where it came there before the script did. */
function useFocusWithin(element: RefObject<Element>): boolean {
  return useSyncExternalStore(
    watchFocus,
    () => Boolean(element.current?.querySelector(':focus-visible')),
    () => false,
  );
}

function watchFocus(changed: () => void) {
  // On its way from one element to the next the focus is nowhere.
  const later = () => setTimeout(changed);
  document.addEventListener('focusin', changed);
  document.addEventListener('focusout', later);
  return () => {
    document.removeEventListener('focusin', changed);
    document.removeEventListener('focusout', later);
  };
}

/** Whether the visitor looks at another tab or window. */
function useTabHidden(): boolean {
  return useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
}

function watchVisibility(changed: () => void) {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
}
