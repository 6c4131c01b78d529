import { type ReactNode, useId } from 'react';
import type { QuoteBlock } from '../../content/blocks';
import { PersonFont } from '../text/PersonFont';
import * as grounds from '../page/Section.module.css';
import { Wrap } from '../text/Wrap';
import type { Place } from './place-blocks';
import * as styles from './Quote.module.css';

interface QuoteProps {
  block: QuoteBlock;
  place: Place;
  drawing?: ReactNode;
}

/** A quote, large and in the serif with a hanging quotation mark; beside it, smaller, the firm's answer. */
export function Quote({ block: { title, id, quote, text }, place, drawing }: QuoteProps) {
  const titleId = useId();
  const classes = [grounds.section, grounds[place.ground], place.flush && grounds.flush];
  return (
    <section className={classes.filter(Boolean).join(' ')} id={id} aria-labelledby={titleId}>
      <Wrap>
        <div className={styles.frame}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <blockquote className={styles.quote}>
            <p>“{quote}”</p>
          </blockquote>
          <div className={styles.answer}>
            {drawing}
            <p>{text}</p>
          </div>
        </div>
        <PersonFont />
      </Wrap>
    </section>
  );
}
