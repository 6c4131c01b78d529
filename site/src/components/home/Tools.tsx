import AksaStudio from '../../art/aksa-studio.svg';
import Dc3 from '../../art/dc3.svg';
import ReorgChartModelling from '../../art/reorg-chart-modelling.svg';
import { tools } from '../../content/home';
import { Section } from '../primitives/Section';
import { Tool } from './Tool';
import * as styles from './Tools.module.css';

/** The firm's three tools as a mosaic: one red, two on paper, none the size of another. */
export function Tools() {
  return (
    <Section title={tools.title} ground="calico" id={tools.id}>
      <div className={styles.mosaic}>
        <Tool tool={tools.dc3} className={styles.dc3}>
          <Dc3 />
        </Tool>
        <Tool tool={tools.aksaStudio} className={styles.aksaStudio}>
          <AksaStudio />
        </Tool>
        <Tool tool={tools.reorgChartModelling} className={styles.reorgChartModelling}>
          <ReorgChartModelling />
        </Tool>
      </div>
    </Section>
  );
}
