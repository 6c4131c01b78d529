import { applicationLink, jobPage, type Job } from '../content/job';
import { jobs } from '../content/jobs';
import { jobPosting } from '../structured-data/job-posting';
import * as type from '../styles/type.module.css';
import { ContactBand } from '../ui/page/ContactBand';
import { PageSeo } from '../ui/page/PageSeo';
import { PageTop } from '../ui/page/PageTop';
import { Actions } from '../ui/primitives/Actions';
import { ButtonLink } from '../ui/primitives/Button';
import { MoreLink } from '../ui/primitives/MoreLink';
import { Unbroken } from '../ui/text/Unbroken';
import { Section } from '../ui/page/Section';
import { Wrap } from '../ui/text/Wrap';
import { JobFacts } from '../sections/jobs/JobFacts';
import { JobList } from '../sections/jobs/JobList';
import * as styles from './JobPage.module.css';
import { Ruler } from '../sections/jobs/Ruler';

/** An open job (Spec §2): the salary, the work, the profile and how to apply. */
export function JobPage({ job }: { job: Job }) {
  const { apply, work, profile, moreJobs, others, closing } = jobPage;
  return (
    <>
      <PageTop page={job}>
        <div>
          <ButtonLink to={applicationLink(job)} tone="accent">
            {apply}
          </ButtonLink>
        </div>
      </PageTop>
      <Ruler />
      <Wrap>
        <div className={styles.job}>
          <div className={styles.facts}>
            <JobFacts job={job} />
          </div>
          <div className={styles.main}>
            <h2 className={type.h2}>{work}</h2>
            <div className={styles.work}>
              {job.work.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <h2 className={type.h2}>{profile}</h2>
            <ul className={styles.profile}>
              {job.profile.map((point) => (
                <li key={point}>
                  <Unbroken text={point} />
                </li>
              ))}
            </ul>
            <Actions>
              <ButtonLink to={applicationLink(job)}>{apply}</ButtonLink>
              <MoreLink to="/career">{moreJobs}</MoreLink>
            </Actions>
          </div>
        </div>
      </Wrap>
      <Section title={others} ground="calico">
        <JobList jobs={jobs.filter(({ path }) => path !== job.path)} />
      </Section>
      <ContactBand title={closing.title} text={closing.text} />
    </>
  );
}

/** The head of a job page. */
export const JobSeo = ({ job }: { job: Job }) => <PageSeo page={job} data={[jobPosting(job)]} />;
