import { Link } from 'gatsby';
import Mark from '../../../art/mark.svg';
import { firm } from '../../../content/firm';
import { getStarted } from '../../../content/navigation';
import { ButtonLink } from '../../primitives/Button';
import { Wrap } from '../../text/Wrap';
import * as styles from './Header.module.css';
import { MainNavigation } from './MainNavigation';
import { Menu } from './Menu';

/** The mark and the firm's name, linked to the start page. */
function Brand() {
  return (
    <Link to="/" className={styles.brand} aria-label={`${firm.name}, home`}>
      <Mark />
      <span className={styles.name}>{firm.name}</span>
    </Link>
  );
}

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
