import * as styles from './Breadcrumb.module.css';
import { TextLink } from '../primitives/TextLink';

/** One step of the way to this page. The last one, this page, has no `to`. */
export interface Crumb {
  label: string;
  to?: string;
}

/** The way to a page, from Home down to the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className={styles.way} aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={to ?? ''}>
            <bdi aria-current={to ? undefined : 'page'}>
              {to ? <TextLink to={to}>{label}</TextLink> : label}
            </bdi>
          </li>
        ))}
      </ol>
    </nav>
  );
}
