import { useId } from 'react';
import { Picture } from '../../../ui/picture/Picture';
import { RowLink } from '../../../ui/primitives/RowLink';
import * as styles from './ArticleTeaser.module.css';
import { Day } from '../Day';
import { Tags } from '../Tags';
import type { Teaser } from './teaser';

interface ArticleTeaserProps {
  teaser: Teaser;
  /** The newest article: wide, and its picture is loaded at once. */
  lead?: boolean;
}

/** An article in the list. The whole card is one link, named by the title; only the category is a link of its own. */
export function ArticleTeaser({ teaser, lead = false }: ArticleTeaserProps) {
  const { path, title, category, tag, excerpt, datePublished, picture } = teaser;
  const titleId = useId();
  return (
    <article className={lead ? styles.lead : styles.teaser} aria-labelledby={titleId}>
      <div className={styles.art}>
        {picture && <Picture image={picture.image} alt={picture.alt} priority={lead} />}
      </div>
      <div>
        <div className={styles.facts}>
          <Tags category={category} tag={tag} />
          <p className={styles.day}>
            <Day moment={datePublished} />
          </p>
        </div>
        <h3 className={styles.title} id={titleId} dir="auto">
          <RowLink to={path}>{title}</RowLink>
        </h3>
        <p className={styles.excerpt} dir="auto">
          {excerpt}
        </p>
      </div>
    </article>
  );
}
