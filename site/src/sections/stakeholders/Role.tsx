import { type FunctionComponent, useId } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './Role.module.css';

interface RoleProps {
  role: { name: string; carries: string; withUs: string };
  /** The chart with the dot of this role lit. */
  Drawing: FunctionComponent;
  /** Every other drawing stands on blush. */
  tinted: boolean;
}

/** One role of a transformation: where it stands in the chart, what it carries, what we do with it. */
export function Role({ role: { name, carries, withUs }, Drawing, tinted }: RoleProps) {
  const titleId = useId();
  return (
    <article className={styles.role} aria-labelledby={titleId}>
      <div className={tinted ? styles.tinted : styles.art}>
        <Drawing />
      </div>
      <h3 className={type.h3} id={titleId}>
        {name}
      </h3>
      <p>{carries}</p>
      <p className={styles.withUs}>{withUs}</p>
    </article>
  );
}
