import type { ReactNode } from 'react';
import * as styles from './Wrap.module.css';

/** The page's column, with margins on both sides and a maximum width of 96rem. */
export function Wrap({ children }: { children: ReactNode }) {
  return <div className={styles.wrap}>{children}</div>;
}
