import { reasons } from '../../content/home';
import { LateDrawing } from '../../ui/picture/LateDrawing';
import { Section } from '../../ui/page/Section';
import { Figure } from './Figure';
import * as styles from './Reasons.module.css';

/** The firm's figures at night, each drawn to count. */
export function Reasons() {
  return (
    <Section title={reasons.title} ground="night">
      <ul className={styles.figures}>
        <Figure
          reason={reasons.founded}
          className={styles.long}
          drawing={<LateDrawing name="years" />}
        />
        <Figure
          reason={reasons.experts}
          className={styles.left}
          drawing={<LateDrawing name="experts" />}
        />
        <Figure
          reason={reasons.workload}
          className={styles.right}
          drawing={<LateDrawing name="workload" />}
        />
        <Figure
          reason={reasons.offices}
          className={styles.far}
          drawing={<LateDrawing name="offices" />}
        />
        <Figure
          reason={reasons.integrations}
          className={styles.near}
          drawing={<LateDrawing name="integrations" />}
        />
      </ul>
    </Section>
  );
}
