import { blogPage } from '../../../content/blog';
import { RowLink } from '../../../ui/primitives/RowLink';
import { Section } from '../../../ui/page/Section';
import type { ArticleLink } from '../article-link';
import * as styles from './ArticleIndex.module.css';
import { Day } from '../Day';
import { Tags } from '../Tags';

/** The older articles, one per line. They all stay on one page, so that the browser can search it. */
export function ArticleIndex({ links }: { links: ArticleLink[] }) {
  return (
    <Section title={blogPage.earlier} ground="calico">
      <ol className={styles.list}>
        {links.map(({ path, title, category, datePublished }) => (
          <li key={path} className={styles.entry}>
            <h3 className={styles.title} dir="auto">
              <RowLink to={path}>{title}</RowLink>
            </h3>
            <Tags category={category} />
            <p className={styles.day}>
              <Day moment={datePublished} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
