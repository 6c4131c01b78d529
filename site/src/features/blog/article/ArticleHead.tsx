import { article } from '../../../content/blog';
import { Breadcrumb } from '../../../ui/page/Breadcrumb';
import { PersonFont } from '../../../ui/primitives/PersonFont';
import { Wrap } from '../../../ui/primitives/Wrap';
import { articleCrumbs } from './article-crumbs';
import * as styles from './ArticleHead.module.css';
import { Day } from '../Day';
import { dayOf } from '../days';
import { Tags } from '../Tags';

interface ArticleHeadProps {
  title: string;
  category: string;
  tag: string | null;
  standfirst: string | undefined;
  createdAt: string;
  updatedAt: string;
}

/** The way here, the title, the standfirst (in the serif, since a person speaks), and what the article is about. */
export function ArticleHead(props: ArticleHeadProps) {
  const { title, category, tag, standfirst, createdAt, updatedAt } = props;
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
          <p className={styles.dates}>
            {article.published} <Day moment={createdAt} />
            {dayOf(updatedAt) > dayOf(createdAt) && (
              <>
                , {article.updated} <Day moment={updatedAt} />
              </>
            )}
          </p>
        </div>
      </header>
      <PersonFont />
    </Wrap>
  );
}
