import { article, blogPage } from '../../../content/blog';
import { Breadcrumb, type Crumb } from '../../../ui/page/Breadcrumb';
import { PersonFont } from '../../../ui/text/PersonFont';
import { Wrap } from '../../../ui/text/Wrap';
import { categoryPath } from '../../../api';
import { Day, dayOf } from '../Day';
import { Tags } from '../Tags';
import * as styles from './ArticleHead.module.css';

/** The breadcrumb of an article: the blog, its category, the article. */
export const articleCrumbs = ({
  title,
  category,
}: {
  title: string;
  category: string;
}): Crumb[] => [
  { label: 'Home', to: '/' },
  { label: blogPage.title, to: '/blog' },
  { label: category, to: categoryPath(category) },
  { label: title },
];

interface ArticleHeadProps {
  title: string;
  category: string;
  tag: string | null;
  standfirst: string | undefined;
  datePublished: string;
  dateModified: string;
  author?: string | null;
  readingMinutes: number;
}

/** Breadcrumb, title, standfirst (in the serif, which marks a person's words), category, tag,
 * author, dates and reading time. */
export function ArticleHead(props: ArticleHeadProps) {
  const { title, category, tag, standfirst, datePublished, dateModified, author } = props;
  return (
    <Wrap>
      <header className={styles.head}>
        <Breadcrumb crumbs={articleCrumbs({ title, category })} />
        <h1 className={styles.title} dir="auto">
          {title}
        </h1>
        {standfirst && (
          <p className={styles.standfirst} dir="auto">
            {standfirst}
          </p>
        )}
        <div className={styles.facts}>
          <Tags category={category} tag={tag} />
          {author && (
            <p className={styles.fact}>
              {article.by} <bdi>{author}</bdi>
            </p>
          )}
          <p className={styles.fact}>
            {article.published} <Day moment={datePublished} />
            {dayOf(dateModified) > dayOf(datePublished) && (
              <>
                , {article.updated} <Day moment={dateModified} />
              </>
            )}
          </p>
          <p className={styles.fact}>{article.readingTime(props.readingMinutes)}</p>
        </div>
      </header>
      <PersonFont />
    </Wrap>
  );
}
