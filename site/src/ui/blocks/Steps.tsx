import type { ReactNode } from 'react';
import type { StepsBlock } from '../../content/blocks';
import * as type from '../../styles/type.module.css';
import { Section } from '../page/Section';
import type { Place } from './place-blocks';
import * as styles from './Steps.module.css';

interface StepsProps {
  block: StepsBlock;
  place: Place;
  drawing?: ReactNode;
}

/** Steps under heavy rules. Threes share a row as 3, 5 and 4 columns; pairs as 5 and 7. */
export function Steps({ block: { title, id, lead, steps }, place, drawing }: StepsProps) {
  const inPairs = steps.length === 2 || steps.length === 4;
  return (
    <Section title={title} ground={place.ground} flush={place.flush} {...(id && { id })}>
      {lead && <p className={styles.lead}>{lead}</p>}
      {drawing && <div className={styles.drawing}>{drawing}</div>}
      <ol className={inPairs ? styles.pairs : styles.threes}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3 className={type.h3}>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
