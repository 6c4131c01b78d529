import { JobPage, JobSeo } from '../templates/JobPage';
import { frontEndDeveloper } from '../content/pages/front-end-developer';

/** `/front-end-developer` (Spec §2). */
export default function FrontEndDeveloperPage() {
  return <JobPage job={frontEndDeveloper} />;
}

export const Head = () => <JobSeo job={frontEndDeveloper} />;
