import type { Sides as SidesCopy } from '../../content/pages/client-side-deployment';
import { PersonFont } from '../../ui/text/PersonFont';
import { Section } from '../../ui/page/Section';
import * as styles from './Sides.module.css';

/** What is said on one side of the table, in the serif, and what we ask on the other. The rule between them is the table. */
export function Sides({ title, theirs, yours, rows }: SidesCopy) {
  return (
    <Section title={title} ground="calico">
      <ul className={styles.sides}>
        {rows.map(({ said, asked }) => (
          <li key={said}>
            <dl className={styles.row}>
              <div className={styles.said}>
                <dt>{theirs}</dt>
                <dd className={styles.words}>“{said}”</dd>
              </div>
              <div className={styles.asked}>
                <dt>{yours}</dt>
                <dd>{asked}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <PersonFont />
    </Section>
  );
}
