import PortraitA from '../../art/portrait-a.svg';
import PortraitB from '../../art/portrait-b.svg';
import { teamPage } from '../../content/pages/team';
import { Section } from '../../ui/page/Section';
import { Leader } from './Leader';
import * as styles from './Leaders.module.css';

const [first, second] = teamPage.leaders;

/** Spec §2: the two leaders side by side, the second one set lower. */
export function Leaders() {
  return (
    <Section title={teamPage.leadershipTitle} titleHidden flush>
      <div className={styles.leaders}>
        <Leader leader={first} portrait={<PortraitA />} />
        <Leader leader={second} portrait={<PortraitB />} />
        <p className={styles.note}>{teamPage.note}</p>
      </div>
    </Section>
  );
}
