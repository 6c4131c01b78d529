import { type ReactNode, useId } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './Section.module.css';
import { Wrap } from '../text/Wrap';

interface SectionProps {
  /** The section's heading and accessible name. */
  title: string;
  /** Show the heading to assistive technology only, where the head of the page already says it. */
  titleHidden?: boolean;
  ground?: 'paper' | 'calico' | 'blush' | 'night';
  /** No space above: the section continues the head of the page. */
  flush?: boolean;
  /** Little space above: the first section below the head of the page, on the same ground and with its own heading. */
  opening?: boolean;
  /** The anchor of the section. */
  id?: string;
  children: ReactNode;
}

/** A section of a page on its own ground, named by its heading. The ground sets the colours of texts and drawings. */
export function Section({
  title,
  titleHidden = false,
  ground = 'paper',
  flush = false,
  opening = false,
  id,
  children,
}: SectionProps) {
  const titleId = useId();
  const classes = [styles.section, styles[ground], flush && styles.flush, opening && styles.opening]
    .filter(Boolean)
    .join(' ');
  return (
    <section className={classes} id={id} aria-labelledby={titleId}>
      <Wrap>
        <h2 className={titleHidden ? type.hidden : styles.title} id={titleId}>
          {title}
        </h2>
        {children}
      </Wrap>
    </section>
  );
}
