import { Link } from 'gatsby';
import { mainNavigation } from '../../../content/navigation';
import { DropDown } from './DropDown';
import * as styles from './MainNavigation.module.css';

/** The navigation bar of wide screens. */
export function MainNavigation({ path }: { path: string }) {
  return (
    <nav className={styles.navigation} aria-label="Main">
      <ul className={styles.items}>
        {mainNavigation.map((item) => (
          <li key={item.label}>
            {'links' in item ? (
              <DropDown group={item} path={path} />
            ) : (
              <Link to={item.to}>{item.label}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
