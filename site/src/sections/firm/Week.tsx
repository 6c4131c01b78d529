import Hours from '../../art/fig-week.svg';
import { whyChooseUs } from '../../content/pages/why-choose-us';
import { Section } from '../../ui/page/Section';
import * as styles from './Week.module.css';

const { when } = whyChooseUs;

/** The support week by the hour, and the promises for it (Spec §1). */
export function Week() {
  return (
    <Section title={when.title} ground="calico">
      <div className={styles.week}>
        <figure>
          <Hours />
          <figcaption className={styles.caption}>{when.caption}</figcaption>
        </figure>
        <dl className={styles.promises}>
          {when.promises.map(({ name, promise, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={styles.promise}>{promise}</dd>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
