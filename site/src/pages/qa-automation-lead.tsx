import { JobPage, JobSeo } from '../templates/JobPage';
import { qaAutomationLead } from '../content/pages/qa-automation-lead';

/** `/qa-automation-lead` (Spec §2). */
export default function QaAutomationLeadPage() {
  return <JobPage job={qaAutomationLead} />;
}

export const Head = () => <JobSeo job={qaAutomationLead} />;
