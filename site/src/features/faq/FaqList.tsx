import { Fragment, useState } from 'react';
import { faqPage } from '../../content/faq';
import type { FaqEntry } from './faq-entry';
import { FaqItem } from './FaqItem';
import * as styles from './FaqList.module.css';
import { FaqPager } from './FaqPager';
import { activePage, blockAnchor, blockOf, faqPager, pagesFor } from './pager';

interface FaqListProps {
  faqs: FaqEntry[];
  /** The questions that match the search; all of them without a search. */
  matching: FaqEntry[];
}

/**
 * All questions that match, with a mark before each block of ten. The list is flat, so that a question that moves to
 * another block stays the same element, open and focused. For the same reason, questions that do not match are hidden,
 * not removed.
 */
export function FaqList({ faqs, matching }: FaqListProps) {
  const [wanted, setWanted] = useState<number>(faqPager.initialPage);
  const pages = pagesFor(matching.length);

  return (
    <>
      <div className={styles.list}>
        {faqs.map((faq) => {
          const place = matching.indexOf(faq);
          return (
            <Fragment key={faq._id}>
              {place >= 0 && place % faqPager.perPage === 0 && (
                <BlockMark page={place / faqPager.perPage + 1} matches={matching.length} />
              )}
              <FaqItem faq={faq} hidden={place < 0} />
            </Fragment>
          );
        })}
      </div>
      {pages > 0 && (
        <FaqPager
          active={activePage(wanted, pages)}
          pages={pages}
          matches={matching.length}
          onChoose={setWanted}
        />
      )}
    </>
  );
}

/**
 * Stays in view beside its ten questions, and takes the focus when the pager leads here, so that the keyboard continues
 * from this block.
 */
function BlockMark({ page, matches }: { page: number; matches: number }) {
  const { first, last } = blockOf(page, matches);
  return (
    // The anchor is around the sticky mark, which is at the end of its block when the pager below is in view.
    <div
      className={page === 1 ? styles.margin : styles.laterMargin}
      id={blockAnchor(page)}
      tabIndex={-1}
    >
      <p className={styles.mark}>{faqPage.block(first, last)}</p>
    </div>
  );
}
