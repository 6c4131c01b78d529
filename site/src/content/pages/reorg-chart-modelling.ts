import type { PageCopy } from '../page';
import { toolPage, type Matrix, type ToolCopy } from '../tool';

const page = {
  path: '/reorg-chart-modelling',
  title: 'Reorg Chart Modelling',
  description:
    'Plan your next organisation beside the current one: four roles, as many drafts as it takes, and one finalised version everyone sees.',
  above: toolPage.above,
  heading: 'Reorg Chart Modelling',
  lead: 'Plan your next organisation without touching the current one. Four roles draft it, read it and finalise it.',
} as const satisfies PageCopy;

/** Spec §1: the four roles, and no more than is said of each. */
const matrix = {
  title: 'Four roles, so a draft never reaches the canteen.',
  caption: 'A dot: the role does this. A red ring: this is where the plan changes.',
  corner: 'Task',
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
          text: 'OrgPlanners create new versions from the admin version. A team can move, split or close, and come back in the next draft. Users view the admin’s and the planners’ versions, so more people read a plan than the one who drew it.',
        },
        {
          name: 'Finalise',
          text: 'The OrgAdmin finalises a version. It’s the one EndUsers view, and the only one.',
        },
      ],
    },
    {
      kind: 'quote',
      title: 'What a draft is for',
      quote:
        'I found out from a printout that my team was moving to Basel. The plan had been dropped in March.',
      text: 'A draft can be wrong; that’s what it’s for. It should be wrong in front of the people who can fix it.',
    },
  ],
  matrix,
  closing: {
    title: 'Watch it move before you decide.',
    text: 'Bring the reorganisation you’re thinking about, and leave the names at home.',
  },
};
