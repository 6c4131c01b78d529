import * as styles from './Checks.module.css';

/** What is done in a phase: a ruled list, each point with a dot. The first one is the red one. */
export function Checks({ points }: { points: readonly { name: string; text: string }[] }) {
  return (
    <ul className={styles.checks}>
      {points.map(({ name, text }) => (
        <li key={name}>
          <span>
            <strong>{name}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
