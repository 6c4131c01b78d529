import { blogPage, feed } from '../../../content/blog';
import { TextLink } from '../../../ui/primitives/TextLink';
import { type Category, categoriesOf, type CategoryCount } from '../categories';
import * as styles from './CategoryNav.module.css';

interface CategoryNavProps {
  counts: CategoryCount[];
  /** The path of the page that this stands on. */
  current: string;
}

type Entry = Pick<Category, 'name' | 'path' | 'count'>;

/** The categories with the number of their articles, and all articles before them; the one that is open is marked. */
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
      {/* A file, not a page: Gatsby's Link would look for a page there. */}
      <a className={styles.feed} href={feed.path} type="application/rss+xml">
        {feed.link}
      </a>
    </div>
  );
}
