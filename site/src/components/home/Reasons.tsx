import Strokes48 from '../../art/fig-48.svg';
import Dots50 from '../../art/fig-50.svg';
import Strokes200 from '../../art/fig-200.svg';
import Years from '../../art/fig-1997.svg';
import { reasons } from '../../content/home';
import { Section } from '../primitives/Section';
import { Figure } from './Figure';
import * as styles from './Reasons.module.css';

/** The firm's figures at night, each drawn to count. */
export function Reasons() {
  return (
    <Section title={reasons.title} ground="night">
      <ul className={styles.figures}>
        <Figure reason={reasons.founded} className={styles.long} drawing={<Years />} />
        <Figure reason={reasons.experts} className={styles.left} drawing={<Dots50 />} />
        <Figure reason={reasons.workload} className={styles.right} drawing={<Strokes48 />} />
        <Figure reason={reasons.offices} className={styles.far} />
        <Figure reason={reasons.integrations} className={styles.near} drawing={<Strokes200 />} />
      </ul>
    </Section>
  );
}
