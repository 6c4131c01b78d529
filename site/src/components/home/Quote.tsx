import type { Testimonial } from '../../content/home';
import * as styles from './Quote.module.css';

/** What a person says, and in which role and place. */
export function Quote({ name, location, testimonials }: Testimonial) {
  return (
    <figure className={styles.voice}>
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
