import { phases } from '../../content/pages/stakeholders';
import { Section } from '../../ui/page/Section';
import { Tabs } from '../../ui/tabs/Tabs';
import { Checks } from './Checks';

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
