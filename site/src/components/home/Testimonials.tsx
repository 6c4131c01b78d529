import { testimonials } from '../../content/home';
import { Carousel } from '../carousel/Carousel';
import { PersonFont } from '../primitives/PersonFont';
import { Section } from '../primitives/Section';
import { Quote } from './Quote';
import * as styles from './Testimonials.module.css';

/** Spec §2: the testimonials carousel. The line below says what they are. */
export function Testimonials() {
  const { title, words, samples, note } = testimonials;
  return (
    <Section title={title} ground="blush">
      <Carousel
        kind="testimonials"
        words={words}
        slides={samples.map((sample) => ({
          name: `${sample.name}, ${sample.location}`,
          content: <Quote {...sample} />,
        }))}
      />
      <p className={styles.note}>{note}</p>
      <PersonFont />
    </Section>
  );
}
