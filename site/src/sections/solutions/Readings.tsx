import type { workday } from '../../content/pages/workday';
import * as type from '../../styles/type.module.css';
import { Section } from '../../ui/page/Section';
import * as styles from './Readings.module.css';

/** The same events down one line: what HR reads on its left, what finance reads on its right. */
export function Readings({ title, hr, finance, events }: (typeof workday)['readings']) {
  return (
    <Section title={title} ground="night">
      <ol className={styles.readings}>
        {events.map((event) => (
          <li key={event.name}>
            <h3 className={type.h4}>{event.name}</h3>
            <dl className={styles.sides}>
              <div className={styles.hr}>
                <dt>{hr}</dt>
                <dd>{event.hr}</dd>
              </div>
              <div>
                <dt>{finance}</dt>
                <dd>{event.finance}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
