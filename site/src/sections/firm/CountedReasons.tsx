import Strokes48 from '../../art/fig-48.svg';
import Strokes5 from '../../art/fig-5.svg';
import Dots50 from '../../art/fig-50.svg';
import Dots70 from '../../art/fig-70.svg';
import Years from '../../art/fig-1997.svg';
import { whyChooseUs } from '../../content/pages/why-choose-us';
import { Section } from '../../ui/page/Section';
import * as styles from './CountedReasons.module.css';

const { who, where, less } = whyChooseUs;

/** The firm, its countries and the work that it saves: each figure with a drawing that counts it. */
export function CountedReasons() {
  return (
    <>
      <Section title={who.title} opening>
        <div className={styles.years}>
          <Years />
        </div>
        <ul className={styles.who}>
          <li>
            <Reason reason={who.founded} />
          </li>
          <li>
            <div className={styles.count}>
              <Dots50 />
            </div>
            <Reason reason={who.experts} />
          </li>
          <li>
            <div className={styles.count}>
              <Strokes5 />
            </div>
            <Reason reason={who.experience} worded />
          </li>
        </ul>
      </Section>
      <Section title={where.title} ground="blush">
        <div className={styles.countries}>
          <Dots70 />
        </div>
        <div className={styles.where}>
          <Reason reason={where.countries} />
          <Reason reason={where.offices} />
        </div>
      </Section>
      <Section title={less.title} ground="night">
        <div className={styles.less}>
          <Strokes48 />
          <Reason reason={less.workload} />
        </div>
      </Section>
    </>
  );
}

interface ReasonProps {
  reason: { figure: string; title: string; text: string };
  /** For a figure in words, which would not fit in the largest size. */
  worded?: boolean;
}

/** A figure, what it counts, and what that means for the reader. */
function Reason({ reason: { figure, title, text }, worded = false }: ReasonProps) {
  return (
    <div>
      <p className={worded ? styles.worded : styles.figure}>{figure}</p>
      <p className={styles.text}>
        <strong>{title}</strong> {text}
      </p>
    </div>
  );
}
