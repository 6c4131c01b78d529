import { useId } from 'react';
import { legalPage, type LegalSection } from '../../content/legal';
import * as styles from './LegalContents.module.css';

/** The numbered contents in the margin. */
export function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const titleId = useId();
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {legalPage.contents}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={styles.number}>{index + 1}.</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
