import { JobPage, JobSeo } from '../templates/JobPage';
import { itBusinessAnalyst } from '../content/pages/it-business-analyst';

/** `/it-business-analyst` (Spec §2). */
export default function ItBusinessAnalystPage() {
  return <JobPage job={itBusinessAnalyst} />;
}

export const Head = () => <JobSeo job={itBusinessAnalyst} />;
