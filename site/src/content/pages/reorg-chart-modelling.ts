import type { PageCopy } from '../page';
import { toolPage, type Matrix, type ToolCopy } from '../tool';

const page = {
  path: '/reorg-chart-modelling',
  title: 'Reorg Chart Modelling',
  description:
    'Plan the next organisation beside the current one: four roles, as many drafts as it takes, and one finalised version that everyone sees.',
  above: toolPage.above,
  heading: 'Reorg Chart Modelling',
  lead: 'Plan the next organisation without touching the current one.',
} as const satisfies PageCopy;

/** Spec §1: the four roles, and no more than is said of each. */
const matrix = {
  title: 'Four roles, so that a draft never reaches the canteen.',
  caption: 'A dot marks what a role is there for. A red ring: here the plan changes.',
  corner: 'What is done',
  columns: ['OrgAdmin', 'OrgPlanner', 'User', 'EndUser'],
  rows: [
    { name: 'Upload the initial version', lead: 'OrgAdmin' },
    { name: 'Create new versions from the admin version', lead: 'OrgPlanner' },
    { name: 'View admin and planner versions', also: ['User'] },
    { name: 'Finalise a version', lead: 'OrgAdmin' },
    { name: 'View the finalised version, and only that', also: ['EndUser'] },
  ],
  says: { lead: 'Yes, changes it', also: 'Yes', none: 'No' },
} as const satisfies Matrix<'OrgAdmin' | 'OrgPlanner' | 'User' | 'EndUser'>;

/** How many roles the tool knows, for the overview of the tools. */
export const reorgRoles = matrix.columns.length;

export const reorgChartModelling: ToolCopy = {
  ...page,
  product: 'Reorg Chart Modelling',
  blocks: [
    {
      kind: 'steps',
      title: 'Many drafts. One version that counts.',
      steps: [
        {
          name: 'Upload',
          text: 'The OrgAdmin uploads the initial version: the organisation as it is today.',
        },
        {
          name: 'Plan',
          text: 'OrgPlanners create new versions from the admin version. A team can move, split or close, and come back in the next draft. Users view the admin’s and the planners’ versions, so that a plan is read by more people than its author.',
        },
        {
          name: 'Finalise',
          text: 'The OrgAdmin finalises a version. It is the one that EndUsers view, and the only one.',
        },
      ],
    },
    {
      kind: 'voice',
      title: 'What a draft is for',
      voice:
        'I read on a printout that my team moves to Basel. The plan had been dropped in March.',
      text: 'A draft may be wrong; that is what it is for. It should be wrong among the people who can mend it.',
    },
  ],
  matrix,
  closing: {
    title: 'See it move before you decide.',
    text: 'Bring the reorganisation that you are thinking about, and leave the names at home.',
  },
};
