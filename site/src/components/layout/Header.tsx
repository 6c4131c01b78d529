import { getStarted, mainNavigation } from '../../content/navigation';
import { ButtonLink } from '../primitives/Button';
import { Wrap } from '../primitives/Wrap';
import { Brand } from './Brand';
import * as styles from './Header.module.css';
import { Menu } from './Menu';
import { NavigationLinks } from './NavigationLinks';

/** Spec §2: the top bar with the Get Started button and the mobile menu. It sticks to the top while scrolling. */
export function Header() {
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.row}>
          <Brand />
          <nav className={styles.navigation} aria-label="Main">
            <NavigationLinks
              links={mainNavigation}
              className={styles.links}
              currentClassName={styles.current}
            />
          </nav>
          <div className={styles.action}>
            <ButtonLink to={getStarted.to} tone="accent" size="small">
              {getStarted.label}
            </ButtonLink>
          </div>
          <Menu />
        </div>
      </Wrap>
    </header>
  );
}
