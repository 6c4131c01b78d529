import * as styles from './Reason.module.css';

interface ReasonProps {
  reason: { figure: string; title: string; text: string };
  /** For a figure that is said in words and would not fit in the largest size. */
  worded?: boolean;
}

/** A figure, what it counts, and what that means for the reader. */
export function Reason({ reason: { figure, title, text }, worded = false }: ReasonProps) {
  return (
    <div>
      <p className={worded ? styles.worded : styles.figure}>{figure}</p>
      <p className={styles.text}>
        <strong>{title}</strong> {text}
      </p>
    </div>
  );
}
