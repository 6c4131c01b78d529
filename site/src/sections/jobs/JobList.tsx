import { jobTerms, type Job } from '../../content/job';
import { Icon } from '../../ui/primitives/Icon';
import { RowLink } from '../../ui/primitives/RowLink';
import * as styles from './JobList.module.css';

/** Open jobs, one to a ruled row. The whole row can be pressed. */
export function JobList({ jobs }: { jobs: readonly Job[] }) {
  return (
    <ul className={styles.jobs}>
      {jobs.map(({ path, title, lead }) => (
        <li key={path}>
          <h3 className={styles.title}>
            <RowLink to={path} arrow={false}>
              {title}
            </RowLink>
          </h3>
          <p className={styles.lead}>{lead}</p>
          <span className={styles.place}>
            {jobTerms.location.city}
            <Icon name="right" />
          </span>
        </li>
      ))}
    </ul>
  );
}
