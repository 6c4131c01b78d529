import * as styles from './Unbroken.module.css';

/** A text that does not break at hyphens: `Mon-Fri`, `555-0142` and `cloud-platform` each stay on one line. */
export function Unbroken({ text }: { text: string }) {
  // `split` puts each match of the group at an odd index.
  return text.split(/(\S+-\S+)/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles.word}>
        {part}
      </span>
    ),
  );
}
