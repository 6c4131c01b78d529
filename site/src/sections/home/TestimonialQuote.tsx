import type { Testimonial } from '../../content/home';
import * as styles from './TestimonialQuote.module.css';

/** What a person says, and in which role and place. */
export function TestimonialQuote({ name, location, testimonials }: Testimonial) {
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.quote}>
        <p>“{testimonials}”</p>
      </blockquote>
      <figcaption className={styles.person}>
        <strong>{name}</strong>
        {location}
      </figcaption>
    </figure>
  );
}
