import type { FunctionComponent } from 'react';
import ChangeLead from '../../art/role-change-lead.svg';
import DataLead from '../../art/role-data-lead.svg';
import ExecutiveSponsor from '../../art/role-executive-sponsor.svg';
import FinanceLead from '../../art/role-finance-lead.svg';
import HrProcessOwner from '../../art/role-hr-process-owner.svg';
import HrisDirector from '../../art/role-hris-director.svg';
import IntegrationArchitect from '../../art/role-integration-architect.svg';
import ProjectManager from '../../art/role-project-manager.svg';
import { type StakeholderRole, roles } from '../../content/pages/stakeholders';
import { Carousel } from '../../ui/carousel/Carousel';
import { Section } from '../../ui/page/Section';
import { Role } from './Role';

const drawings: Record<StakeholderRole, FunctionComponent> = {
  'Executive sponsor': ExecutiveSponsor,
  'Project manager': ProjectManager,
  'HRIS director': HrisDirector,
  'HR process owner': HrProcessOwner,
  'Finance lead': FinanceLead,
  'Integration architect': IntegrationArchitect,
  'Data lead': DataLead,
  'Change lead': ChangeLead,
};

/** Spec §2: 8 transformation roles in a carousel. Each slide shows the same chart with another dot highlighted. */
export function Roles() {
  return (
    <Section title={roles.title} titleHidden flush>
      <Carousel
        kind="stakeholders"
        words={roles.words}
        slides={roles.list.map((role, index) => ({
          name: role.name,
          content: <Role role={role} Drawing={drawings[role.name]} tinted={index % 2 === 1} />,
        }))}
      />
    </Section>
  );
}
