import { Icon } from './Icon';
import { splitLastWord } from '../text/last-word';
import * as styles from './MoreLink.module.css';
import { TextLink } from './TextLink';

/** A link that continues a text, with an arrow that moves a little on hover. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  const [before, last] = splitLastWord(children);
  return (
    <TextLink to={to} className={styles.more}>
      {before}
      <span className={styles.last}>
        {last}
        <Icon name="right" />
      </span>
    </TextLink>
  );
}
