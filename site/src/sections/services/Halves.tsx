import type { Halves as HalvesCopy } from '../../content/pages/managed-services-and-new-functions-deployment';
import * as type from '../../styles/type.module.css';
import { Section } from '../../ui/page/Section';
import * as styles from './Halves.module.css';

/** Two kinds of work side by side; the second one is set lower, since it follows from the first. */
export function Halves({ title, lead, halves }: HalvesCopy) {
  return (
    <Section title={title} ground="calico">
      <p className={styles.lead}>{lead}</p>
      <div className={styles.halves}>
        {halves.map(({ name, promise, items }) => (
          <div key={name}>
            <p className={styles.promise}>{promise}</p>
            <h3 className={type.h2}>{name}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
