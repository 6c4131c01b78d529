import { TextLink } from '../../ui/primitives/TextLink';
import { categoryPath } from '../../api';
import * as styles from './Tags.module.css';

/** The category of an article, and its tag if it has one (Spec §5: the tag is not required). */
export function Tags({ category, tag }: { category: string; tag?: string | null }) {
  return (
    <p className={styles.tags}>
      <TextLink to={categoryPath(category)} className={styles.category}>
        <bdi>{category}</bdi>
      </TextLink>
      {tag && <bdi className={styles.tag}>{tag}</bdi>}
    </p>
  );
}
