import { figures } from '../firm';
import type { PageCopy } from '../page';
import { aksaStudio } from './aksa-studio';
import { dc3 } from './dc3';
import { reorgChartModelling, reorgRoles } from './reorg-chart-modelling';

/** A tool as other pages speak of it. */
export interface ToolSummary {
  name: string;
  to: string;
  /** In a few words, where it stands beside others. */
  line: string;
  /** In a sentence or two, where it stands for itself. */
  lead: string;
  facts: readonly { figure: string; label: string }[];
  more: string;
}

export const dc3Summary: ToolSummary = {
  name: dc3.title,
  to: dc3.path,
  line: 'Moves records by the million, with role-based access',
  lead: 'Takes transactions and files out of the legacy ERP and on to the platform. Role-based access decides who sees which of them on the way.',
  facts: [
    { figure: figures.dc3.transactions, label: 'transactions' },
    { figure: figures.dc3.files, label: 'files' },
    { figure: figures.dc3.customers, label: 'customers' },
  ],
  more: 'How Dc3 works',
};

export const aksaStudioSummary: ToolSummary = {
  name: aksaStudio.title,
  to: aksaStudio.path,
  line: 'Keeps the test cases for every release',
  lead: 'Keeps test cases, so that a release is tested from the first day and not from the first spreadsheet.',
  facts: [
    { figure: figures.aksaStudio.testCases, label: 'test cases' },
    { figure: figures.aksaStudio.erpIntegrations, label: 'ERP integrations' },
    { figure: figures.aksaStudio.customers, label: 'customers' },
  ],
  more: 'How AKSA Studio works',
};

export const reorgChartModellingSummary: ToolSummary = {
  name: reorgChartModelling.title,
  to: reorgChartModelling.path,
  line: 'Draws the next organisation beside the current one',
  lead: 'Draws the next organisation beside the current one. Planners make versions, one is finalised, and everyone else sees that one.',
  facts: [
    { figure: String(reorgRoles), label: 'roles' },
    { figure: '1', label: 'finalised version' },
  ],
  more: 'How Reorg Chart Modelling works',
};

export const tools = [dc3Summary, aksaStudioSummary, reorgChartModellingSummary] as const;

export const toolsPage = {
  path: '/tools',
  title: 'Tools',
  description:
    'Dc3 moves records, AKSA Studio keeps test cases, Reorg Chart Modelling plans the next organisation. Three tools with their figures, side by side.',
  heading: 'Three tools for work that comes back',
  lead: 'Records to move, releases to test, charts to redraw. We met these three so often that we stopped doing them by hand.',
  comparison: {
    title: 'Side by side, if you are not sure which.',
    caption: 'The three tools compared',
    corner: 'Tool',
    columns: tools.map(({ name }) => name),
    rows: [
      {
        name: 'It is for the day when',
        cells: [
          'records have to leave the legacy ERP',
          'a release is due and somebody has to test it',
          'the organisation is about to change',
        ],
      },
      {
        name: 'You put in',
        cells: [
          'transactions and files, as uneven as they are',
          'test cases, each written once',
          'the chart as it is today',
        ],
      },
      {
        name: 'You get back',
        cells: [
          'records in the order in which the platform wants them',
          'the one result that stands out',
          'one finalised version',
        ],
      },
      {
        name: 'Who looks at it',
        cells: [
          'each role its own records',
          'whoever has to sign the release',
          'planners the drafts, end users the final version',
        ],
      },
      {
        name: 'Counted so far',
        cells: tools.map(({ facts }) =>
          facts.map(({ figure, label }) => `${figure} ${label}`).join(', '),
        ),
      },
    ],
  },
  closing: {
    title: 'Tell us what you do by hand, again.',
    text: 'If one of the three does it, we show you. If none of them does, we say so.',
  },
} as const satisfies PageCopy & Record<string, unknown>;
