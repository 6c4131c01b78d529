import { splitLastWord } from './last-word';
import * as styles from './RowLink.module.css';
import { TextLink } from './TextLink';

interface RowLinkProps {
  to: string;
  /** Off where the row ends with an arrow of its own. */
  arrow?: boolean;
  children: string;
}

/**
 * A link whose whole row can be pressed, while its name stays short. The row is the nearest element around it with
 * `position: relative`; what else can be pressed in it has to stand above.
 */
export function RowLink({ to, arrow = true, children }: RowLinkProps) {
  const [before, last] = splitLastWord(children);
  return (
    <TextLink to={to} className={styles.link}>
      {arrow ? (
        <>
          {before}
          <span className={styles.last}>{last}</span>
        </>
      ) : (
        children
      )}
    </TextLink>
  );
}
