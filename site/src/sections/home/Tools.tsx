import { tools } from '../../content/home';
import { LateDrawing } from '../../ui/picture/LateDrawing';
import { Section } from '../../ui/page/Section';
import { Tool } from './Tool';
import * as styles from './Tools.module.css';

/** The firm's three tools as a mosaic: one red, two on paper, none the size of another. */
export function Tools() {
  return (
    <Section title={tools.title} ground="calico" id={tools.id}>
      <div className={styles.mosaic}>
        <Tool tool={tools.dc3} className={styles.dc3}>
          <LateDrawing name="dc3-red" />
        </Tool>
        <Tool tool={tools.aksaStudio} className={styles.aksaStudio}>
          <LateDrawing name="aksa-studio" />
        </Tool>
        <Tool tool={tools.reorgChartModelling} className={styles.reorgChartModelling}>
          <LateDrawing name="reorg" />
        </Tool>
      </div>
    </Section>
  );
}
