import { challenges } from '../../content/home';
import { Section } from '../../ui/page/Section';
import * as styles from './Challenges.module.css';

/** A ledger: each challenge is an entry with its debit and, across the red line, its credit. */
export function Challenges() {
  const { title, entry, debit, credit, entries } = challenges;
  return (
    <Section title={title}>
      <div className={styles.columns} aria-hidden="true">
        <span>{entry}</span>
        <span>
          <strong>{debit.name}:</strong> {debit.explained}
        </span>
        <span>
          <strong>{credit.name}:</strong> {credit.explained}
        </span>
      </div>
      <ul className={styles.entries}>
        {entries.map((challenge) => (
          <li key={challenge.name} className={styles.entry}>
            <h3 className={styles.name}>{challenge.name}</h3>
            <dl className={styles.sides}>
              <div className={styles.debit}>
                <dt>{debit.name}</dt>
                <dd>{challenge.debit}</dd>
              </div>
              <div className={styles.credit}>
                <dt>{credit.name}</dt>
                <dd>{challenge.credit}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
