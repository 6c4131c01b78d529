import ForecastDrawing from '../../art/forecast.svg';
import { Wrap } from '../../ui/primitives/Wrap';
import * as styles from './Forecast.module.css';

/** Past and forecast months, with an explanation in the margin. */
export function Forecast({ says }: { says: string }) {
  return (
    <Wrap>
      <figure className={styles.forecast}>
        <ForecastDrawing />
        <figcaption>{says}</figcaption>
      </figure>
    </Wrap>
  );
}
