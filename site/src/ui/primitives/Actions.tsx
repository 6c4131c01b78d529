import type { ReactNode } from 'react';
import * as styles from './Actions.module.css';

/** A row of buttons and links that wraps on small screens. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
