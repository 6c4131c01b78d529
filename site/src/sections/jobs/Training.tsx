import { careerPage, trainingLink } from '../../content/pages/career';
import { Section } from '../../ui/page/Section';
import * as styles from './Training.module.css';

const { title, text, write, email } = careerPage.training;

/** Spec §2: the HR training call, with the address of HR. */
export function Training() {
  return (
    <Section title={title} ground="blush" id="training">
      <div className={styles.training}>
        <p className={styles.text}>{text}</p>
        <p className={styles.write}>
          {write}{' '}
          <a className={styles.address} href={trainingLink}>
            {email}
          </a>
        </p>
      </div>
    </Section>
  );
}
