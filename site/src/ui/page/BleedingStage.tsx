import type { ReactNode } from 'react';
import * as styles from './BleedingStage.module.css';

/**
 * A drawing that runs off the page on both sides. It keeps its height and is cropped to the width of the page: put what
 * matters in the middle (`preserveAspectRatio="xMidYMid slice"`).
 */
export function BleedingStage({ children }: { children: ReactNode }) {
  return <div className={styles.stage}>{children}</div>;
}
