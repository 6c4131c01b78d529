import { Icon } from './Icon';
import * as styles from './MoreLink.module.css';
import { TextLink } from './TextLink';

/** Keeps the arrow on the line of the last word. */
const noBreak = '\u00a0';

/** A link that leads on from a text; it carries an arrow, which moves a little on hover. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} className={styles.more}>
      {children}
      {noBreak}
      <Icon name="right" />
    </TextLink>
  );
}
