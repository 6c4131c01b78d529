import { useRef } from 'react';
import type { NavigationGroup } from '../../../content/navigation';
import * as styles from './DropDown.module.css';
import { GroupLinks } from './GroupLinks';
import { isWithinGroup } from './is-within';
import { useDismissible } from './use-dismissible';

/** A group of the navigation bar. It opens only on a click: a menu that opens on hover gets in the way. */
export function DropDown({ group, path }: { group: NavigationGroup; path: string }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissible(details);
  return (
    // The reader may have opened it before hydration, which is not a mismatch. The shared name closes the others.
    <details name="main-navigation" ref={details} suppressHydrationWarning>
      <summary
        className={styles.toggle}
        aria-current={isWithinGroup(path, group) ? 'true' : undefined}
      >
        {group.label}
      </summary>
      <div className={styles.panel}>
        <GroupLinks group={group} path={path} />
      </div>
    </details>
  );
}
