import { testimonials } from '../../content/home';
import { Carousel } from '../../ui/carousel/Carousel';
import { PersonFont } from '../../ui/primitives/PersonFont';
import { Section } from '../../ui/page/Section';
import { TestimonialQuote } from './TestimonialQuote';
import * as styles from './Testimonials.module.css';

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
