import { type PointerEvent, type RefObject, useState } from 'react';
import { useFocusWithin } from './use-focus-within';
import { useTabHidden } from './use-tab-hidden';

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
