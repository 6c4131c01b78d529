import type { ReactNode } from 'react';
import type { Offering } from '../../content/pages/our-offerings';
import * as type from '../../styles/type.module.css';
import { MoreLink } from '../../ui/primitives/MoreLink';
import * as styles from './Staircase.module.css';

interface StaircaseProps {
  offerings: readonly Offering[];
  /** The label before the result. */
  resultLabel: string;
  drawings: Readonly<Record<Offering['id'], ReactNode>>;
}

/** The seven offerings, each one column further to the right than the one before it. */
export function Staircase({ offerings, resultLabel, drawings }: StaircaseProps) {
  return (
    <ol className={styles.stairs}>
      {offerings.map(({ id, name, claim, text, result, more }) => (
        <li key={id} id={id}>
          <div className={styles.text}>
            <h3 className={type.h2}>{name}</h3>
            <p className={styles.claim}>{claim}</p>
            <p>{text}</p>
            <p className={styles.result}>
              <strong>{resultLabel}</strong> {result}
            </p>
            {more && <MoreLink to={more.to}>{more.label}</MoreLink>}
          </div>
          <div className={styles.mark}>{drawings[id]}</div>
        </li>
      ))}
    </ol>
  );
}
