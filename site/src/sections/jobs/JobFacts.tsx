import { applicationLink, jobPage, jobTerms, type Job } from '../../content/job';
import * as styles from './JobFacts.module.css';

const { location, salary, applyTo } = jobTerms;

/** Place, salary and the address for applications. */
export function JobFacts({ job }: { job: Job }) {
  const { facts } = jobPage;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{facts.location}</dt>
        <dd>{location.city}</dd>
      </div>
      <div>
        <dt>{facts.salary}</dt>
        <dd>{salary.text}</dd>
      </div>
      <div>
        <dt>{facts.applyTo}</dt>
        <dd>
          <a className={styles.address} href={applicationLink(job)}>
            {applyTo}
          </a>
        </dd>
      </div>
    </dl>
  );
}
