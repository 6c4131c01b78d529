import type { FiguresBlock } from '../../content/blocks';
import { Section } from '../page/Section';
import * as styles from './Figures.module.css';
import type { Drawings, Place } from './place-blocks';

interface FiguresProps {
  block: FiguresBlock;
  place: Place;
  drawings: Drawings;
}

/** Large numbers in pairs, each below its drawing if it has one; a single last one takes the whole row. */
export function Figures({ block: { title, id, figures }, place, drawings }: FiguresProps) {
  return (
    <Section title={title} ground={place.ground} flush={place.flush} {...(id && { id })}>
      <ul className={styles.figures}>
        {figures.map(({ figure, name, text, drawing }) => (
          <li key={name}>
            {drawing && <div className={styles.drawing}>{drawings[drawing]}</div>}
            <p className={styles.number}>{figure}</p>
            <p className={styles.text}>
              <strong>{name}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
