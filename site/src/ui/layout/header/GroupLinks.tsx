import { Link } from 'gatsby';
import type { NavigationGroup } from '../../../content/navigation';
import { Icon } from '../../primitives/Icon';
import * as styles from './GroupLinks.module.css';
import { isWithin } from './is-within';

interface GroupLinksProps {
  group: NavigationGroup;
  /** The path of the current page. */
  path: string;
}

/** The links of a group, in the drop-down of the bar and in the mobile menu. A dot marks the current page. */
export function GroupLinks({ group: { links, overview }, path }: GroupLinksProps) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to} className={isWithin(path, link) ? styles.current : ''}>
            {link.label}
          </Link>
        </li>
      ))}
      {overview && (
        <li>
          <Link to={overview.to} className={isWithin(path, overview) ? styles.current : ''}>
            {overview.label}
            <Icon name="right" />
          </Link>
        </li>
      )}
    </ul>
  );
}
