import { Wrap } from '../../ui/primitives/Wrap';
import * as styles from './Note.module.css';

/** Something that has to be said, in small type. */
export function Note({ children }: { children: string }) {
  return (
    <Wrap>
      <p className={styles.note}>{children}</p>
    </Wrap>
  );
}
