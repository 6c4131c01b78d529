import { useRef } from 'react';
import { getStarted, mainNavigation } from '../../content/navigation';
import { ButtonLink } from '../primitives/Button';
import * as styles from './Menu.module.css';
import { NavigationLinks } from './NavigationLinks';
import { useDismissible } from './useDismissible';

/** The mobile menu: a toggle and a sheet below the bar. A `details` element, so that it works without script. */
export function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  useDismissible(menu);
  return (
    <details className={styles.menu} ref={menu}>
      <summary className={styles.toggle}>
        <span className={styles.bars} aria-hidden="true" />
        Menu
      </summary>
      <nav className={styles.sheet} aria-label="Main, small screens">
        <NavigationLinks
          links={mainNavigation}
          className={styles.links}
          currentClassName={styles.current}
        />
        <ButtonLink to={getStarted.to} tone="accent" wide>
          {getStarted.label}
        </ButtonLink>
      </nav>
    </details>
  );
}
