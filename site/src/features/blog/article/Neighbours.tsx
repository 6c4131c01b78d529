import { article } from '../../../content/blog';
import { Icon } from '../../../ui/primitives/Icon';
import { TextLink } from '../../../ui/primitives/TextLink';
import { Wrap } from '../../../ui/text/Wrap';
import type { ArticleLink } from '../article-link';
import * as styles from './Neighbours.module.css';

interface NeighboursProps {
  newer: ArticleLink | undefined;
  older: ArticleLink | undefined;
}

/** The next newer and the next older article. */
export function Neighbours({ newer, older }: NeighboursProps) {
  return (
    <Wrap>
      <nav className={styles.neighbours} aria-label={article.neighbours}>
        {newer && (
          <TextLink to={newer.path} className={styles.newer}>
            <span className={styles.direction}>
              <Icon name="left" /> {article.newer}
            </span>
            <span className={styles.title} dir="auto">
              {newer.title}
            </span>
          </TextLink>
        )}
        {older && (
          <TextLink to={older.path} className={styles.older}>
            <span className={styles.direction}>
              {article.older} <Icon name="right" />
            </span>
            <span className={styles.title} dir="auto">
              {older.title}
            </span>
          </TextLink>
        )}
      </nav>
    </Wrap>
  );
}
