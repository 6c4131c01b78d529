import Stage from '../art/career-stage.svg';
import DataLead from '../art/role-data-lead.svg';
import FinanceLead from '../art/role-finance-lead.svg';
import HrProcessOwner from '../art/role-hr-process-owner.svg';
import HrisDirector from '../art/role-hris-director.svg';
import IntegrationArchitect from '../art/role-integration-architect.svg';
import ProjectManager from '../art/role-project-manager.svg';
import { JobList } from '../sections/jobs/JobList';
import { Roles } from '../sections/jobs/Roles';
import { Training } from '../sections/jobs/Training';
import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { BleedingStage } from '../ui/page/BleedingStage';
import { Section } from '../ui/page/Section';
import { jobs } from '../content/jobs';
import { careerPage as page } from '../content/pages/career';
import * as styles from './career.module.css';

/** `/career` (Spec §2), with what all jobs pay (Spec §9). */
export default function CareerPage() {
  const { closing } = page;
  return (
    <>
      <PageTop page={page} />
      <BleedingStage>
        <Stage />
      </BleedingStage>
      <Section title={page.jobs.title}>
        <JobList jobs={jobs} />
        <p className={styles.salary}>{page.jobs.salary}</p>
      </Section>
      <Roles
        drawings={{
          'HR process owner': <HrProcessOwner />,
          'HRIS director': <HrisDirector />,
          'Finance lead': <FinanceLead />,
          'Integration architect': <IntegrationArchitect />,
          'Data lead': <DataLead />,
          'Project manager': <ProjectManager />,
        }}
      />
      <Training />
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}

export const Head = () => <PageSeo page={page} />;
