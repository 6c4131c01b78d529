import { Wrap } from '../../ui/primitives/Wrap';
import * as styles from './Note.module.css';

/** A note in small type. */
export function Note({ children }: { children: string }) {
  return (
    <Wrap>
      <p className={styles.note}>{children}</p>
    </Wrap>
  );
}
