import type { aboutPage } from '../../content/pages/about';
import { Section } from '../../ui/page/Section';
import * as styles from './FirmRecord.module.css';

/** The firm's facts as a list of names and values. In a file of its own, because the benchmark's Astro site uses it too. */
export function FirmRecord({ title, fields }: (typeof aboutPage)['record']) {
  return (
    <Section title={title} ground="night">
      <dl className={styles.record}>
        {fields.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
