import { memo } from 'react';
import { faqPage } from '../../content/faq';
import { Icon } from '../../ui/primitives/Icon';
import { RichText } from '../../ui/rich-text/RichText';
import { anchorOf, type FaqEntry } from './faq-entry';
import * as styles from './FaqItem.module.css';

/**
 * One question, closed until the reader opens it, without script too. The browser keeps whether it is open; React does not
 * set it, so that no render closes what is open. Each letter of a search draws only those anew that it shows or hides.
 */
export const FaqItem = memo(function FaqItem({ faq, hidden }: { faq: FaqEntry; hidden: boolean }) {
  return (
    // The reader may have opened it before the script arrived: that is no mismatch.
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
