import { article } from '../../../content/blog';
import { RowLink } from '../../../ui/primitives/RowLink';
import { Section } from '../../../ui/page/Section';
import type { ArticleLink } from '../article-link';
import * as styles from './ReadNext.module.css';
import { Day } from '../Day';
import { Tags } from '../Tags';

/** What to read after an article. */
export function ReadNext({ links }: { links: ArticleLink[] }) {
  return (
    <div className={styles.next}>
      <Section title={article.readNext} ground="calico">
        <ul className={styles.list}>
          {links.map(({ path, title, category, datePublished }) => (
            <li key={path} className={styles.entry}>
              <Tags category={category} />
              <h3 className={styles.title} dir="auto">
                <RowLink to={path}>{title}</RowLink>
              </h3>
              <p className={styles.day}>
                <Day moment={datePublished} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
