import type { NavigationGroup } from '../../../content/navigation';
import { Icon } from '../../primitives/Icon';
import { GroupLinks } from './GroupLinks';
import { isWithinGroup } from './is-within';
import * as styles from './MenuGroup.module.css';

/** A group of the mobile menu, closed at first, so that the whole menu is visible. Opening one closes the others. */
export function MenuGroup({ group, path }: { group: NavigationGroup; path: string }) {
  return (
    <details className={styles.group} name="menu" suppressHydrationWarning>
      <summary
        className={styles.toggle}
        aria-current={isWithinGroup(path, group) ? 'true' : undefined}
      >
        {group.label}
        <Icon name="plus" />
      </summary>
      <div className={styles.links}>
        <GroupLinks group={group} path={path} />
      </div>
    </details>
  );
}
