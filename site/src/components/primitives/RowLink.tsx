import * as styles from './RowLink.module.css';
import { TextLink } from './TextLink';

/**
 * A link whose whole row can be pressed, while its name stays short. The row is the nearest element around it with
 * `position: relative`; what else can be pressed in it has to stand above.
 */
export function RowLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} className={styles.link}>
      {children}
    </TextLink>
  );
}
