import { frontEndDeveloper } from './pages/front-end-developer';
import { itBusinessAnalyst } from './pages/it-business-analyst';
import { javaDevelopers } from './pages/java-developers';
import { qaAutomationLead } from './pages/qa-automation-lead';

/** The open jobs, in the order in which they are listed. */
export const jobs = [
  qaAutomationLead,
  itBusinessAnalyst,
  javaDevelopers,
  frontEndDeveloper,
] as const;
