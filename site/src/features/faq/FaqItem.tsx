import { memo } from 'react';
import { faqPage } from '../../content/faq';
import { Icon } from '../../ui/primitives/Icon';
import { RichText } from '../../ui/rich-text/RichText';
import { anchorOf, type FaqEntry } from './faq-entry';
import * as styles from './FaqItem.module.css';

/**
 * One question, closed until the reader opens it, also without script. The browser keeps the open state and React does
 * not set it, so that no render closes an open answer. Memoised: each letter of a search re-renders only the items that
 * it shows or hides.
 */
export const FaqItem = memo(function FaqItem({ faq, hidden }: { faq: FaqEntry; hidden: boolean }) {
  return (
    // The reader may have opened it before hydration, which is not a mismatch.
    <details className={styles.item} hidden={hidden} suppressHydrationWarning>
      <summary className={styles.question}>
        <h3 className={styles.text} dir="auto">
          {faq.question}
        </h3>
        <Icon name="plus" />
      </summary>
      <div className={styles.answer} id={anchorOf(faq)}>
        <RichText nodes={faq.answer} look="answer" />
        <a className={styles.link} href={`#${anchorOf(faq)}`}>
          {faqPage.link}
        </a>
      </div>
    </details>
  );
});
