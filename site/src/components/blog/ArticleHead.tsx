import { Wrap } from '../primitives/Wrap';
import * as styles from './ArticleHead.module.css';
import { Tags } from './Tags';

interface ArticleHeadProps {
  title: string;
  category: string;
  tag: string | null;
  standfirst: string | undefined;
}

/** Title and standfirst; the standfirst is in the serif, since a person speaks. */
export function ArticleHead({ title, category, tag, standfirst }: ArticleHeadProps) {
  return (
    <Wrap>
      <header className={styles.head}>
        <Tags category={category} tag={tag} />
        <h1 className={styles.title}>{title}</h1>
        {standfirst && <p className={styles.standfirst}>{standfirst}</p>}
      </header>
    </Wrap>
  );
}
