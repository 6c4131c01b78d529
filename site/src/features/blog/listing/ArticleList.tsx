import * as styles from './ArticleList.module.css';
import { ArticleTeaser } from './ArticleTeaser';
import type { Teaser } from './teaser';

/** The articles, newest first; the first one leads. */
export function ArticleList({ teasers }: { teasers: Teaser[] }) {
  return (
    <ul className={styles.list}>
      {teasers.map((teaser, index) => (
        <li key={teaser.path} className={styles.entry}>
          <ArticleTeaser teaser={teaser} lead={index === 0} />
        </li>
      ))}
    </ul>
  );
}
