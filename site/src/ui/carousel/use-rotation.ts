import {
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

interface Rotation {
  /** Whether the visitor has pressed pause. */
  paused: boolean;
  /** Whether the slides are changing automatically now. */
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
 * Whether a carousel rotates: not while the visitor has paused it, reads it (the pointer over it, the keyboard's focus
 * in it) or looks at another tab. Pressing play starts it at once, although the pointer or the focus is still on the
 * button (WAI-ARIA Authoring Practices, carousel).
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
        // Touch has no reliable leave event.
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

/** Calls `tick` every `ms` while `active`. A change of `restart` restarts the interval. */
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

/** Whether the keyboard's focus is within an element, also if it was there before the script. */
function useFocusWithin(element: RefObject<Element>): boolean {
  return useSyncExternalStore(
    watchFocus,
    () => Boolean(element.current?.querySelector(':focus-visible')),
    () => false,
  );
}

function watchFocus(changed: () => void) {
  // Between two elements, nothing has the focus.
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
