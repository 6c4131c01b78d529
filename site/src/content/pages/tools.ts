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
  lead: 'Moves transactions and files from the legacy ERP to the platform. Role-based access decides who sees what along the way.',
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
  lead: 'Keeps your test cases, so testing a release starts on day one and not with last year’s spreadsheet.',
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
  line: 'Draws your next organisation beside the current one',
  lead: 'Draws your next organisation beside the current one. Planners make versions, one is finalised, and that’s the one end users see.',
  facts: [
    { figure: String(reorgRoles), label: 'roles' },
    { figure: '1', label: 'finalised version' },
  ],
  more: 'How Reorg Chart Modelling works',
};

const tools = [dc3Summary, aksaStudioSummary, reorgChartModellingSummary] as const;

export const toolsPage = {
  path: '/tools',
  title: 'Tools',
  description:
    'Dc3 moves records, AKSA Studio keeps test cases, Reorg Chart Modelling plans the next organisation. Three tools with their figures, side by side.',
  heading: 'Three tools for work that keeps coming back',
  lead: 'Records to move, releases to test, charts to redraw. We did all three by hand so often that we built a tool for each.',
  comparison: {
    title: 'Not sure which one? See them side by side.',
    caption: 'The three tools compared',
    corner: 'Tool',
    columns: tools.map(({ name }) => name),
    rows: [
      {
        name: 'You need it when',
        cells: [
          'records have to leave the legacy ERP',
          'a release is due and someone has to test it',
          'the organisation is about to change',
        ],
      },
      {
        name: 'You put in',
        cells: [
          'transactions and files, however untidy',
          'test cases, each written once',
          'your chart as it is today',
        ],
      },
      {
        name: 'You get back',
        cells: [
          'records in the order the platform needs',
          'the one result that stands out',
          'one finalised version',
        ],
      },
      {
        name: 'Who sees it',
        cells: [
          'each role, its own records',
          'whoever signs off the release',
          'planners, the drafts; end users, the final version',
        ],
      },
      {
        name: 'So far',
        cells: tools.map(({ facts }) =>
          facts.map(({ figure, label }) => `${figure} ${label}`).join(', '),
        ),
      },
    ],
  },
  closing: {
    title: 'What do you keep doing by hand?',
    text: 'If one of the three tools does it, we’ll show you. If none of them does, we’ll say so.',
  },
} as const satisfies PageCopy & Record<string, unknown>;
