import type { NavigationGroup } from '../../../content/navigation';
import { Icon } from '../../primitives/Icon';
import { GroupLinks } from './GroupLinks';
import { isWithinGroup } from './is-within';
import * as styles from './MenuGroup.module.css';

/** A group of the sheet, closed at first: so the whole menu is seen at once. Opening one closes the others. */
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
