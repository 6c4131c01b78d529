import type { ReactNode } from 'react';
import * as styles from './Reasons.module.css';

interface FigureProps {
  reason: { figure: string; title: string; text: string };
  className: string | undefined;
  /** As many dots or strokes as the figure says. */
  drawing: ReactNode;
}

/** A large number, what it counts, and the count itself drawn above it. */
export function Figure({ reason, className, drawing }: FigureProps) {
  return (
    <li className={className}>
      <div className={styles.drawing}>{drawing}</div>
      <p className={styles.number}>{reason.figure}</p>
      <p className={styles.text}>
        <strong>{reason.title}</strong> {reason.text}
      </p>
    </li>
  );
}
