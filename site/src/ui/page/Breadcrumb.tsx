import * as styles from './Breadcrumb.module.css';
import { TextLink } from '../primitives/TextLink';

/** A step of the breadcrumb. The last one, the page itself, has no `to`. */
export interface Crumb {
  label: string;
  to?: string;
}

/** The breadcrumb of a page, from Home to the page itself. */
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
