import { type ReactNode, useId } from 'react';
import * as grounds from '../page/Section.module.css';
import { Wrap } from '../text/Wrap';
import type { Place } from './place-blocks';
import * as styles from './SplitSection.module.css';

interface SplitSectionProps {
  title: string;
  id?: string | undefined;
  place: Place;
  /** Under the heading, in its column. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section with its heading beside its content: five columns for the heading, seven for the rest. */
export function SplitSection({ title, id, place, beside, children }: SplitSectionProps) {
  const titleId = useId();
  const classes = [grounds.section, grounds[place.ground], place.flush && grounds.flush];
  return (
    <section className={classes.filter(Boolean).join(' ')} id={id} aria-labelledby={titleId}>
      <Wrap>
        <div className={styles.split}>
          <div className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            {beside}
          </div>
          <div className={styles.rest}>{children}</div>
        </div>
      </Wrap>
    </section>
  );
}
