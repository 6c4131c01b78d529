import Ward from '../../art/ward.svg';
import type { healthcarePage } from '../../content/pages/healthcare';
import * as styles from './Roster.module.css';

/** Four weeks of a ward, one mark for each place to fill, and what the three kinds of marks mean. */
export function Roster({ caption, marks }: (typeof healthcarePage)['useCase']['roster']) {
  return (
    <figure className={styles.roster}>
      <Ward />
      <figcaption className={styles.caption}>
        <ul className={styles.marks}>
          <li>{marks.planned}</li>
          <li className={styles.changed}>{marks.changed}</li>
          <li className={styles.empty}>{marks.empty}</li>
        </ul>
        <p>{caption}</p>
      </figcaption>
    </figure>
  );
}
