import Absence from '../../art/strip-absence.svg';
import Payroll from '../../art/strip-payroll.svg';
import Rosters from '../../art/strip-rosters.svg';
import Skills from '../../art/strip-skills.svg';
import type { healthcarePage } from '../../content/pages/healthcare';
import * as type from '../../styles/type.module.css';
import { Section } from '../../ui/page/Section';
import * as styles from './Sources.module.css';

const strips = [
  { id: 'rosters', strip: <Rosters /> },
  { id: 'skills', strip: <Skills /> },
  { id: 'absence', strip: <Absence /> },
  { id: 'payroll', strip: <Payroll /> },
] as const;

/** Four records of one ward, drawn day by day under one another, so that a day can be followed down through all four. */
export function Sources(copy: (typeof healthcarePage)['sources']) {
  return (
    <Section title={copy.title} ground="calico">
      <p className={styles.lead}>{copy.lead}</p>
      <ul className={styles.sources}>
        {strips.map(({ id, strip }) => (
          <li key={id}>
            <div>
              <h3 className={type.h4}>{copy[id].name}</h3>
              <p className={styles.text}>{copy[id].text}</p>
            </div>
            {strip}
          </li>
        ))}
      </ul>
    </Section>
  );
}
