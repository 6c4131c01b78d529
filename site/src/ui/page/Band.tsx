import { type ReactNode, useId } from 'react';
import * as type from '../../styles/type.module.css';
import { Actions } from '../primitives/Actions';
import * as styles from './Band.module.css';
import { Unbroken } from '../text/Unbroken';
import { Wrap } from '../text/Wrap';

interface BandProps {
  title: string;
  text: string;
  /** A `<ButtonLink tone="paper">`, and plain links beside it. */
  actions: ReactNode;
}

/** The red band at the end of a page, with the reader's next steps. Use it once per page. */
export function Band({ title, text, actions }: BandProps) {
  const titleId = useId();
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <Wrap>
        <div className={styles.text}>
          <h2 className={type.h1} id={titleId}>
            {title}
          </h2>
          <p className={styles.lead}>
            <Unbroken text={text} />
          </p>
          <Actions>{actions}</Actions>
        </div>
      </Wrap>
    </section>
  );
}
