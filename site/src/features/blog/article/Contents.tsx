import { useId } from 'react';
import { article } from '../../../content/blog';
import type { OutlineEntry } from '../../../ui/rich-text/outline';
import * as styles from './Contents.module.css';

/** The headings that an article needs for a table of contents: fewer are seen at a glance. */
const minHeadings = 3;

/** Whether an article is long enough for a table of contents. */
export const needsContents = (entries: readonly OutlineEntry[]): boolean =>
  entries.reduce((sum, { parts }) => sum + 1 + parts.length, 0) >= minHeadings;

function Entries({
  entries,
}: {
  entries: readonly (Omit<OutlineEntry, 'parts'> & Partial<OutlineEntry>)[];
}) {
  return (
    <ul className={styles.list}>
      {entries.map(({ id, text, parts = [] }) => (
        <li key={id} className={styles.entry} dir="auto">
          <a className={styles.link} href={`#${id}`}>
            {text}
          </a>
          {parts.length > 0 && <Entries entries={parts} />}
        </li>
      ))}
    </ul>
  );
}

/** The table of contents of an article. */
export function Contents({ entries }: { entries: OutlineEntry[] }) {
  const titleId = useId();
  return (
    <nav className={styles.contents} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {article.contents}
      </h2>
      <Entries entries={entries} />
    </nav>
  );
}
