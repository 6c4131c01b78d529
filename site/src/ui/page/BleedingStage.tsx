import type { ReactNode } from 'react';
import * as styles from './BleedingStage.module.css';

/**
 * A drawing from edge to edge, running off the page on both sides. It keeps its height, and shows as much of its
 * width as the page has room for: draw what matters in the middle (`preserveAspectRatio="xMidYMid slice"`).
 */
export function BleedingStage({ children }: { children: ReactNode }) {
  return <div className={styles.stage}>{children}</div>;
}
