import * as styles from './Unbroken.module.css';

/** A text that breaks at no hyphen: `Mon-Fri`, `555-0142` and `cloud-platform` each stay on one line. */
export function Unbroken({ text }: { text: string }) {
  // What the parentheses match stands at every second place.
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
