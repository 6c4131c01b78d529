import type { workday } from '../../content/pages/workday';
import * as type from '../../styles/type.module.css';
import { Section } from '../../ui/page/Section';
import * as styles from './Readings.module.css';

/** Events along a vertical line: how HR reads them on the left, how finance reads them on the right. */
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
