import { useId } from 'react';
import { article } from '../../../content/blog';
import type { OutlineEntry } from '../../../ui/rich-text/outline';
import * as styles from './Contents.module.css';

/** The table of contents of an article. */
export function Contents({ entries }: { entries: OutlineEntry[] }) {
  const titleId = useId();
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {article.contents}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ id, text }) => (
          <li key={id} className={styles.entry} dir="auto">
            <a className={styles.link} href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
