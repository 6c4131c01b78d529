import { Picture } from '../picture/Picture';
import { TextLink } from '../primitives/TextLink';
import * as styles from './ArticleTeaser.module.css';
import type { ReadyPicture } from './media';
import { Tags } from './Tags';

export interface Teaser {
  path: string;
  title: string;
  category: string;
  tag: string | null;
  excerpt: string;
  /** The article's first picture. */
  picture: ReadyPicture | undefined;
}

interface ArticleTeaserProps {
  teaser: Teaser;
  /** The newest article: wide, and its picture is loaded at once. */
  lead?: boolean;
}

/** An article in the list. All of it is one link, named by the title alone. */
export function ArticleTeaser({ teaser, lead = false }: ArticleTeaserProps) {
  const { path, title, category, tag, excerpt, picture } = teaser;
  return (
    <article className={lead ? styles.lead : styles.teaser}>
      <div className={styles.art}>
        {picture && <Picture image={picture.image} alt="" priority={lead} />}
      </div>
      <div>
        <Tags category={category} tag={tag} />
        <h3 className={styles.title}>
          <TextLink to={path} className={styles.link}>
            {title}
          </TextLink>
        </h3>
        <p className={styles.excerpt}>{excerpt}</p>
      </div>
    </article>
  );
}
