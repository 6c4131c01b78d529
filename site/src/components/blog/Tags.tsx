import * as styles from './Tags.module.css';

/** What an article is about: its category, and its tag where it has one (Spec §5: the tag is not required). */
export function Tags({ category, tag }: { category: string; tag?: string | null }) {
  return (
    <p className={styles.tags}>
      <span className={styles.category}>{category}</span>
      {tag && <span className={styles.tag}>{tag}</span>}
    </p>
  );
}
