import { startCmsProcess, type CmsProcess } from '../../cms/tests/server/harness/cms-process';
import type { InboxView } from '../../e2e/support/api/api';
import { startPostgres, type Postgres } from '../../e2e/support/faults/parts/postgres';
import { budgets } from '../budgets';
import { compareList } from '../lists/compare-list';
import { measureExport } from '../lists/measure-export';
import { buildCms } from '../../scripts/start/cms';
import { prepareDataFolder } from '../../scripts/start/settings';
import type { Bench, Part, Measured } from '../part';
import { medianOf, show, showAs } from '../report/figures';
import { boundOf, boundTo, verdictOf } from '../report/rows';
import { table } from '../report/table';

const few = 100;
const many = 100_000;

const postgresPort = 24_552;

/** What another admin reads while an export runs. */
const meanwhile = 'contacts?page=1&pageSize=10';

const databases = ['SQLite', 'PostgreSQL'] as const;

type Database = (typeof databases)[number];

/** A list, and by what it is judged. */
interface List {
  address: string;
  kind: 'list' | 'view' | 'search';
}

const viewNames: Readonly<Record<InboxView, true>> = {
  open: true,
  mine: true,
  nobody: true,
  due_today: true,
  late: true,
  answered: true,
  closed: true,
  suspected: true,
  all: true,
};

const views = Object.keys(viewNames).map((view): List => ({
  address: `leads?view=${view}&page=1&pageSize=25`,
  kind: 'view',
}));

/** In every message, in a tenth of the notes, in one lead, in none. */
const searches = ['payroll', 'offer', '99990', 'nothing'].map((word): List => ({
  address: `leads?view=all&search=${word}`,
  kind: 'search',
}));

const lists: readonly List[] = [
  ...views,
  ...searches,
  ...[
    'leads/summary',
    'contacts?page=1&pageSize=10',
    'contacts?page=1&pageSize=10&sort=name:asc',
    'contacts?page=1&pageSize=10&sort=email:desc',
    'contacts?page=1&pageSize=10&sort=subject:asc',
    'demo-requests?product=Dc3&page=1&pageSize=10',
    'demo-requests?product=Dc3&page=1&pageSize=10&sort=mobile:asc',
  ].map((address): List => ({ address, kind: 'list' })),
];

/** Exports run twice: the first one warms up the process. */
const exports = [
  { address: 'contacts/export', round: 1 },
  { address: 'contacts/export', round: 2 },
  { address: 'contacts/export?search=nothing', round: 1 },
  { address: 'demo-requests/export?product=Dc3', round: 1 },
];

interface Pair {
  small: CmsProcess;
  large: CmsProcess;
}

/** Both CMSs of a database, started on first use. */
function cmsOf(bench: Bench): (database: Database) => Promise<Pair> {
  let built: Promise<unknown> | undefined;
  let server: Promise<Postgres> | undefined;
  const started = new Map<Database, Promise<Pair>>();

  const openServer = async () => {
    const postgres = await startPostgres(postgresPort);
    bench.atEnd(() => postgres.stop());
    return postgres;
  };

  const open = async (database: Database, rows: number) => {
    const url =
      database === 'SQLite'
        ? undefined
        : await (await (server ??= openServer())).create(`rows${String(rows)}`);
    const cms = await startCmsProcess({ contacts: rows, demoRequests: rows, worked: true }, url);
    bench.atEnd(() => cms.stop());
    return cms;
  };

  const start = async (database: Database) => {
    prepareDataFolder(bench.work);
    await (built ??= buildCms(bench.root, `${bench.work}/logs`));
    return { small: await open(database, few), large: await open(database, many) };
  };

  return (database) => {
    const pair = started.get(database) ?? start(database);
    started.set(database, pair);
    return pair;
  };
}

function listRow(measured: readonly Measured[], database: Database, { address, kind }: List) {
  const value = (rows: string) => medianOf(measured, { database, list: address }, rows);
  const [small, large] = [value('few'), value('many')];
  const judged = {
    list: [],
    view: [boundTo(large, budgets.inboxView, small, `${show(few)} rows`)],
    search: [boundOf(large, budgets.inboxSearch, showAs('ms'))],
  }[kind];
  return [
    `${database}, \`${address}\``,
    show(small, 2),
    show(large, 2),
    show(large / small, 2),
    judged.map(({ budget }) => budget).join(', '),
    verdictOf(judged),
  ];
}

/** The admin's lists and exports with few rows and with many, over HTTP on the real CMS. */
export const listsPart: Part = {
  name: 'lists',
  title: 'Lists and exports of the admin',
  inTable: false,
  inputs: [
    'cms/config',
    'cms/src',
    'cms/package-lock.json',
    'cms/tests/server/harness',
    'bench/lists',
    'e2e/support/faults/parts/postgres.ts',
  ],
  measurements(bench) {
    const cms = cmsOf(bench);
    return databases.flatMap((database) => [
      ...lists.map(({ address }) => ({
        of: { database, list: address },
        round: 1,
        take: async () => {
          const { small, large } = await cms(database);
          return compareList(address, small, large);
        },
      })),
      ...exports.map(({ address, round }) => ({
        of: { database, export: address },
        round,
        take: async () => measureExport((await cms(database)).large, address, meanwhile),
      })),
    ]);
  },
  report(measured) {
    const exported = databases.flatMap((database) =>
      exports.map(({ address, round }) => {
        const own = measured.filter(
          ({ of, round: taken }) =>
            of.database === database && of.export === address && taken === round,
        );
        const value = (figure: string, digits: number) => show(medianOf(own, {}, figure), digits);
        return [
          `${database}, \`${address}\`${round > 1 ? ', again' : ''}`,
          value('seconds', 1),
          value('megabytes', 1),
          value('rssBefore', 0),
          value('rssAdded', 1),
          value('listMedian', 1),
          value('listWorst', 1),
        ];
      }),
    );
    const ms = (rows: number) => `${show(rows)} rows, ms`;
    return {
      markdown: [
        'Medians of 150 calls, with few rows of each form and with many in turn; a quarter of them is due today, a quarter late, a quarter answered. The exports are of many rows, while another admin reads a list.',
        table(
          ['List', ms(few), ms(many), 'Ratio', 'Budget', 'Reached'],
          databases.flatMap((database) => lists.map((list) => listRow(measured, database, list))),
        ),
        table(
          [
            'Export',
            'Seconds',
            'MB',
            'Memory before, MB',
            'Added, MB',
            'List meanwhile, ms',
            'Worst, ms',
          ],
          exported,
        ),
      ].join('\n\n'),
      rows: [],
      charts: [],
    };
  },
};
