import type { ReactNode } from 'react';
import * as styles from './Wrap.module.css';

/** The page's column: margins on both sides, and content that stops at 96rem. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}
