import type { ReactNode } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './PageHead.module.css';
import { TextLink } from './TextLink';
import { Wrap } from './Wrap';

/** One step of the way to this page. The last one, this page, has no `to`. */
export interface Crumb {
  label: string;
  to?: string;
}

interface PageHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  /** Title on the left, the rest on the right, on wide screens. */
  split?: boolean;
  /** What else belongs to the head: a search box, actions. */
  children?: ReactNode;
}

/** The head of an inner page: the way here, the page's one `h1`, and what it is about. */
export function PageHead({ crumbs, title, lead, split = false, children }: PageHeadProps) {
  return (
    <Wrap>
      <div className={split ? styles.split : styles.head}>
        <nav className={styles.way} aria-label="Breadcrumb">
          <ol className={styles.crumbs}>
            {crumbs.map(({ label, to }) => (
              <li key={label} aria-current={to ? undefined : 'page'}>
                {to ? <TextLink to={to}>{label}</TextLink> : label}
              </li>
            ))}
          </ol>
        </nav>
        <h1 className={type.poster}>{title}</h1>
        {(lead ?? children) && (
          <div className={styles.rest}>
            {lead && <p className={styles.lead}>{lead}</p>}
            {children}
          </div>
        )}
      </div>
    </Wrap>
  );
}
