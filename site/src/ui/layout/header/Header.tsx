import { getStarted } from '../../../content/navigation';
import { ButtonLink } from '../../primitives/Button';
import { Wrap } from '../../primitives/Wrap';
import { Brand } from './Brand';
import * as styles from './Header.module.css';
import { MainNavigation } from './MainNavigation';
import { Menu } from './Menu';

/** Spec §2: the top bar with the Get Started button and the mobile menu. It is sticky. */
export function Header({ path }: { path: string }) {
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Wrap>
          <div className={styles.row}>
            <Brand />
            <MainNavigation path={path} />
            <div className={styles.action}>
              <ButtonLink to={getStarted.to} tone="accent" size="small">
                {getStarted.label}
              </ButtonLink>
            </div>
            <Menu path={path} />
          </div>
        </Wrap>
      </div>
    </header>
  );
}
