import { type Testimonial, testimonials } from '../../content/home';
import { Carousel } from '../../ui/carousel/Carousel';
import { PersonFont } from '../../ui/text/PersonFont';
import { Section } from '../../ui/page/Section';
import * as styles from './Testimonials.module.css';

/** What a person says, and in which role and place. */
function TestimonialQuote({ name, location, testimonials }: Testimonial) {
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

/** Spec §2: the testimonials carousel. The note below says that they are samples. */
export function Testimonials() {
  const { title, words, samples, note } = testimonials;
  return (
    <Section title={title} ground="blush">
      <Carousel
        kind="testimonials"
        words={words}
        slides={samples.map((sample) => ({
          name: `${sample.name}, ${sample.location}`,
          content: <TestimonialQuote {...sample} />,
        }))}
      />
      <p className={styles.note}>{note}</p>
      <PersonFont />
    </Section>
  );
}
