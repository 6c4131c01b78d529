import { blogPage } from '../../../content/blog';
import { MoreLink } from '../../../ui/primitives/MoreLink';
import { Section } from '../../../ui/page/Section';
import { ArticleIndex } from './ArticleIndex';
import { ArticleTeaser } from './ArticleTeaser';
import * as styles from './Listing.module.css';
import { type LinkedRow, toLink } from '../article-link';
import type { CategoryCount } from '../categories';
import { CategoryNav } from './CategoryNav';
import { type Teaser, type TeaserRow, toTeaser } from './teaser';

/** The data of the article lists. Both lists are sorted newest first. */
export interface ListingData {
  /** The newest, with picture and excerpt. */
  newest: { nodes: TeaserRow[] };
  /** All others. */
  earlier: { nodes: LinkedRow[] };
  /** All categories of the blog. */
  categories: { group: CategoryCount[] };
}

interface ListingProps {
  data: ListingData;
  title: string;
  /** The page's path. */
  path: string;
}

/** The articles with links to the categories: the newest with pictures, the older ones as lines. */
export function Listing({ data, title, path }: ListingProps) {
  const { newest, earlier, categories } = data;
  return (
    <>
      <Section title={title} titleHidden flush>
        {newest.nodes.length > 0 ? (
          <>
            <CategoryNav counts={categories.group} current={path} />
            <ArticleList teasers={newest.nodes.map(toTeaser)} />
          </>
        ) : (
          <>
            <p>{blogPage.empty}</p>
            <MoreLink to="/faq">{blogPage.emptyLink}</MoreLink>
          </>
        )}
      </Section>
      {earlier.nodes.length > 0 && <ArticleIndex links={earlier.nodes.map(toLink)} />}
    </>
  );
}

/** The articles, newest first; the first one leads. */
function ArticleList({ teasers }: { teasers: Teaser[] }) {
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
