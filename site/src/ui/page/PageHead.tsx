import type { ReactNode } from 'react';
import * as type from '../../styles/type.module.css';
import { Breadcrumb, type Crumb } from './Breadcrumb';
import * as styles from './PageHead.module.css';
import { Unbroken } from '../text/Unbroken';
import { Wrap } from '../text/Wrap';

interface PageHeadProps {
  crumbs: readonly Crumb[];
  title: string;
  lead?: string;
  /** Title on the left, the rest on the right, on wide screens. */
  split?: boolean;
  /** What else belongs to the head: a search box, actions. */
  children?: ReactNode;
}

/** The head of an inner page: the breadcrumb, the page's only `h1`, and a summary. */
export function PageHead({ crumbs, title, lead, split = false, children }: PageHeadProps) {
  return (
    <Wrap>
      <div className={split ? styles.split : styles.head}>
        <Breadcrumb crumbs={crumbs} />
        <h1 className={type.poster} dir="auto">
          {title}
        </h1>
        {(lead ?? children) && (
          <div className={styles.rest}>
            {lead && (
              <p className={styles.lead}>
                <Unbroken text={lead} />
              </p>
            )}
            {children}
          </div>
        )}
      </div>
    </Wrap>
  );
}
