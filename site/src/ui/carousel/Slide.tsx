import type { ReactNode } from 'react';
import * as styles from './Slide.module.css';

interface SlideProps {
  /** Its place, from 1. */
  place: number;
  total: number;
  children: ReactNode;
}

/** One slide. It is the same in the row and in slick; what slick would add to it (style, tabindex) it does not take. */
export function Slide({ place, total, children }: SlideProps) {
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={`${String(place)} of ${String(total)}`}
    >
      {children}
    </div>
  );
}
