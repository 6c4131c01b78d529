import { type CarouselFigures, type CarouselKind, carousels } from '../../content/carousel';
import * as styles from './Progress.module.css';
import { shownText } from './position';

interface ProgressProps {
  kind: CarouselKind;
  first: number;
  /** Undefined until hydration; the style sheet then selects the text for the width. */
  show: number | undefined;
  total: number;
}

/** Which slides are shown, in words ("1 to 3 of 8") and as the red part of a line. */
export function Progress({ kind, first, show, total }: ProgressProps) {
  const { steps }: CarouselFigures = carousels[kind];
  const shows = show === undefined ? steps.map((step) => step.show) : [show];
  return (
    <div className={`${styles.progress ?? ''} ${styles[kind] ?? ''}`}>
      <p className={styles.count}>
        {shows.map((each) => (
          <span
            key={each}
            className={show === undefined ? styles[`show${String(each)}`] : undefined}
          >
            {shownText({ first, show: each, total })}
          </span>
        ))}
      </p>
      <svg
        className={styles.track}
        viewBox={`0 0 ${String(total)} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.whole} width={total} height="1" />
        <rect className={styles.shown} x={first} width="1" height="1" />
        {/* The part that has wrapped around to the start. */}
        <rect className={styles.shown} x={first - total} width="1" height="1" />
      </svg>
    </div>
  );
}
