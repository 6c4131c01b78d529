import { type ReactNode, useId } from 'react';
import * as type from '../../styles/type.module.css';
import * as styles from './Section.module.css';
import { Wrap } from '../primitives/Wrap';

interface SectionProps {
  /** The section's heading and accessible name. */
  title: string;
  /** Keep the heading for assistive technology only, where the page's head already says it. */
  titleHidden?: boolean;
  ground?: 'paper' | 'calico' | 'blush' | 'night';
  /** No space above: the section continues the page's head. */
  flush?: boolean;
  /** Little space above: the first section below the page's head, on the head's ground, with a heading of its own. */
  opening?: boolean;
  /** For links that lead here. */
  id?: string;
  children: ReactNode;
}

/** One block of a page on its own ground, named by its heading. The grounds recolour text and drawings on them. */
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
