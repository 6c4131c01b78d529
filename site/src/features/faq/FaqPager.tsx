import type { ReactNode } from 'react';
import { faqPage } from '../../content/faq';
import { Icon } from '../../ui/primitives/Icon';
import * as styles from './FaqPager.module.css';
import { blockAnchor, blockOf, pagerNumbers } from './pager';

interface FaqPagerProps {
  /** The active page, from 1 to `pages`. */
  active: number;
  pages: number;
  matches: number;
  onChoose: (page: number) => void;
}

/** Spec §2: the pager does not cut the list. Each number leads to its block of ten. */
export function FaqPager({ active, pages, matches, onChoose }: FaqPagerProps) {
  const step = (page: number, label: string, icon: 'left' | 'right') =>
    page >= 1 && page <= pages ? (
      <PageLink page={page} label={label} onChoose={onChoose}>
        <Icon name={icon} />
      </PageLink>
    ) : (
      <span className={styles.off}>
        <Icon name={icon} />
      </span>
    );
  return (
    <nav className={styles.pager} aria-label={faqPage.pager.label}>
      {step(active - 1, faqPage.pager.previous, 'left')}
      {pagerNumbers(active, pages).map((page) => {
        const { first, last } = blockOf(page, matches);
        return (
          <PageLink
            key={page}
            page={page}
            label={`${String(page)}: ${faqPage.block(first, last)}`}
            current={page === active}
            onChoose={onChoose}
          >
            {page}
          </PageLink>
        );
      })}
      {step(active + 1, faqPage.pager.next, 'right')}
    </nav>
  );
}

interface PageLinkProps {
  page: number;
  label: string;
  current?: boolean;
  onChoose: (page: number) => void;
  children: ReactNode;
}

function PageLink({ page, label, current = false, onChoose, children }: PageLinkProps) {
  return (
    <a
      className={styles.page}
      href={`#${blockAnchor(page)}`}
      aria-label={label}
      aria-current={current ? 'true' : undefined}
      onClick={() => {
        onChoose(page);
      }}
    >
      {children}
    </a>
  );
}
