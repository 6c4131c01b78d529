import { Link } from 'gatsby';
import { useRef } from 'react';
import { getStarted, mainNavigation } from '../../../content/navigation';
import { ButtonLink } from '../../primitives/Button';
import * as styles from './Menu.module.css';
import { MenuGroup } from './MenuGroup';
import { useDismissible } from './use-dismissible';

/** The mobile menu: a toggle and a sheet below the bar. A `details` element, so that it works without script. */
export function Menu({ path }: { path: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissible(menu);
  return (
    // The reader may have opened it before hydration, which is not a mismatch.
    <details className={styles.menu} ref={menu} suppressHydrationWarning>
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </summary>
      <nav className={styles.sheet} aria-label="Main, small screens">
        <ul className={styles.items}>
          {mainNavigation.map((item) => (
            <li key={item.label}>
              {'links' in item ? (
                <MenuGroup group={item} path={path} />
              ) : (
                <Link to={item.to} className={styles.item}>
                  {item.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <div className={styles.action}>
          <ButtonLink to={getStarted.to} tone="accent" wide>
            {getStarted.label}
          </ButtonLink>
        </div>
      </nav>
    </details>
  );
}
