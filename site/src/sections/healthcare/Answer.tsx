import FiveShare from '../../art/nights-five.svg';
import SevenShare from '../../art/nights-seven.svg';
import type { healthcarePage } from '../../content/pages/healthcare';
import * as type from '../../styles/type.module.css';
import * as grounds from '../../ui/page/Section.module.css';
import { Wrap } from '../../ui/text/Wrap';
import * as styles from './Answer.module.css';

/** 28 nights, shared first by five and then by seven people, each drawn; and what the records do not say. */
export function Answer({
  title,
  five,
  seven,
  limits,
}: (typeof healthcarePage)['useCase']['answer']) {
  return (
    <div className={[grounds.section, grounds.blush].join(' ')}>
      <Wrap>
        <div className={styles.answer}>
          <h3 className={type.h2}>{title}</h3>
          <figure>
            <FiveShare />
            <figcaption>{five}</figcaption>
          </figure>
          <figure>
            <SevenShare />
            <figcaption>{seven}</figcaption>
          </figure>
          <p className={styles.limits}>{limits}</p>
        </div>
      </Wrap>
    </div>
  );
}
