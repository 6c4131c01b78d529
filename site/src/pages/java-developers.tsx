import { JobPage, JobSeo } from '../templates/JobPage';
import { javaDevelopers } from '../content/pages/java-developers';

/** `/java-developers` (Spec §2). */
export default function JavaDevelopersPage() {
  return <JobPage job={javaDevelopers} />;
}

export const Head = () => <JobSeo job={javaDevelopers} />;
