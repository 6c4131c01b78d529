import { legalPage, type LegalCopy } from '../content/legal';
import { ContactBand } from '../ui/page/ContactBand';
import { PageTop } from '../ui/page/PageTop';
import { Wrap } from '../ui/text/Wrap';
import { LegalContents } from '../sections/legal/LegalContents';
import * as styles from './LegalPage.module.css';
import { LegalText } from '../sections/legal/LegalText';

/** A legal text (Spec §2) with numbered sections and a table of contents in the margin, for screen and print. */
export function LegalPage({ page }: { page: LegalCopy }) {
  const { changed, sections, closing } = page;
  return (
    <>
      <PageTop page={page} />
      <Wrap>
        <div className={styles.body}>
          <div className={styles.margin}>
            <LegalContents sections={sections} />
          </div>
          <div className={styles.text}>
            <LegalText sections={sections} />
            <p className={styles.changed}>
              {legalPage.changed} <time dateTime={changed.date}>{changed.text}</time>.
            </p>
          </div>
        </div>
      </Wrap>
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}
