import { splitLastWord } from '../text/last-word';
import * as styles from './RowLink.module.css';
import { TextLink } from './TextLink';

interface RowLinkProps {
  to: string;
  /** Off if the row has an arrow of its own. */
  arrow?: boolean;
  children: string;
}

/**
 * A link that makes its whole row pressable while its name stays short. The row is the nearest ancestor with `position:
 * relative`; other controls in it must be stacked above the link.
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
