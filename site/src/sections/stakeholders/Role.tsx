import { type FunctionComponent, useId } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './Role.module.css';

interface RoleProps {
  role: { name: string; carries: string; withUs: string };
  /** The chart with the dot of this role highlighted. */
  Drawing: FunctionComponent;
  /** Every second drawing is on blush. */
  tinted: boolean;
}

/** A role of a transformation: its place in the chart, its responsibility and our part. */
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
