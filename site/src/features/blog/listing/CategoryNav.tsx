import { blogPage, feed } from '../../../content/blog';
import { TextLink } from '../../../ui/primitives/TextLink';
import { type Category, categoriesOf, type CategoryCount } from '../categories';
import * as styles from './CategoryNav.module.css';

interface CategoryNavProps {
  counts: CategoryCount[];
  /** The path of the current page. */
  current: string;
}

type Entry = Pick<Category, 'name' | 'path' | 'count'>;

/** A link to all articles and to each category with its number of articles; the current one is marked. */
export function CategoryNav({ counts, current }: CategoryNavProps) {
  const categories = categoriesOf(counts);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const entries: Entry[] = [{ name: blogPage.all, path: '/blog', count: total }, ...categories];
  return (
    <div className={styles.bar}>
      <nav aria-label={blogPage.categories}>
        <ul className={styles.list}>
          {entries.map(({ name, path, count }) => (
            <li key={path} className={path === current ? styles.current : styles.entry}>
              <TextLink to={path} className={styles.link}>
                <bdi>{name}</bdi> <span className={styles.count}>{count}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {/* A plain anchor, since the feed is a file: Gatsby's Link would look for a page. */}
      <a className={styles.feed} href={feed.path} type="application/rss+xml">
        {feed.link}
      </a>
    </div>
  );
}
