import { phases } from '../../content/pages/stakeholders';
import { Section } from '../../ui/page/Section';
import { Unbroken } from '../../ui/text/Unbroken';
import { Tabs } from '../../ui/tabs/Tabs';
import * as styles from './Phases.module.css';

const tabs = phases.list.map(({ points, ...phase }) => ({
  ...phase,
  content: <Checks points={points} />,
}));

/** Spec §2: the HR transformation panel of 4 tabs, starting on the first. */
export function Phases() {
  return (
    <Section title={phases.title} ground="calico">
      <Tabs label={phases.label} tabs={tabs} />
    </Section>
  );
}

/** The work of a phase: a ruled list with a dot for each point. The first dot is red. */
function Checks({ points }: { points: readonly { name: string; text: string }[] }) {
  return (
    <ul className={styles.checks}>
      {points.map(({ name, text }) => (
        <li key={name}>
          <span>
            <strong>{name}</strong> <Unbroken text={text} />
          </span>
        </li>
      ))}
    </ul>
  );
}
