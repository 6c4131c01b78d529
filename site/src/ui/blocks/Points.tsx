import type { ReactNode } from 'react';
import type { PointsBlock } from '../../content/blocks';
import { Unbroken } from '../text/Unbroken';
import type { Place } from './place-blocks';
import * as styles from './Points.module.css';
import { SplitSection } from './SplitSection';

interface PointsProps {
  block: PointsBlock;
  place: Place;
  drawing?: ReactNode;
}

/** A name reads as the first sentence of its point. */
const asSentence = (name: string) => (/[.?!:]$/.test(name) ? name : `${name}.`);

/** A ruled list beside its heading, a dot for each point; the first dot is red. */
export function Points({ block: { title, id, lead, points }, place, drawing }: PointsProps) {
  return (
    <SplitSection
      title={title}
      id={id}
      place={place}
      beside={
        <>
          {lead && <p className={styles.lead}>{lead}</p>}
          {drawing}
        </>
      }
    >
      <ul className={styles.points}>
        {points.map(({ name, text }) => (
          <li key={name}>
            <p>
              <strong>{asSentence(name)}</strong> <Unbroken text={text} />
            </p>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
