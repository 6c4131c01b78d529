import { jobs } from '../../content/jobs';
import { careerPage } from '../../content/pages/career';
import { JobList } from './JobList';
import { Section } from '../../ui/page/Section';
import * as styles from './OpenJobs.module.css';

/** The open jobs, each a link to its page, and what all of them pay (Spec §9). */
export function OpenJobs() {
  const { title, salary } = careerPage.jobs;
  return (
    <Section title={title}>
      <JobList jobs={jobs} />
      <p className={styles.salary}>{salary}</p>
    </Section>
  );
}
