import { CH, IN } from 'country-flag-icons/react/3x2';
import { type ReactNode, useId } from 'react';
import { teamPage } from '../../content/pages/team';
import * as type from '../../styles/type.module.css';
import * as styles from './Leader.module.css';

const flags = { Switzerland: CH, India: IN };

interface LeaderProps {
  leader: (typeof teamPage.leaders)[number];
  portrait: ReactNode;
}

/** A leader: a portrait made of the four signs, the role, the place with its flag, and what to ask for. */
export function Leader({ leader, portrait }: LeaderProps) {
  const { role, location, country, text, ask } = leader;
  const Flag = flags[country];
  const titleId = useId();
  return (
    <article aria-labelledby={titleId}>
      <div className={styles.portrait}>{portrait}</div>
      <h3 className={type.h2} id={titleId}>
        {role}
      </h3>
      <p className={styles.place}>
        <Flag className={styles.flag} role="img" aria-label={`Flag of ${country}`} />
        {location}
      </p>
      <p className={styles.text}>{text}</p>
      <p className={styles.ask}>
        <strong>{teamPage.askLabel}</strong> {ask}
      </p>
    </article>
  );
}
