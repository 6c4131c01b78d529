import { OtherWays } from './OtherWays';
import * as styles from './Unreached.module.css';

interface UnreachedProps {
  text: string;
  /** What the form runs on could not be fetched. The page's own loader shows it too, when no script arrives at all. */
  shown?: boolean;
}

/** Where a form stands whose script could not be fetched: how to reach the firm instead. */
export function Unreached({ text, shown = false }: UnreachedProps) {
  return (
    <div className={styles.unreached} role="alert" hidden={!shown}>
      <OtherWays text={text} />
    </div>
  );
}
