import { startCmsProcess, type CmsProcess } from '../../cms/tests/server/harness/cms-process';
import { compareList } from '../lists/compare-list';
import { measureExport } from '../lists/measure-export';
import { buildCms } from '../../scripts/start/cms';
import { prepareDataFolder } from '../../scripts/start/settings';
import type { Bench, Part, Measured } from '../part';
import { medianOf, show } from '../report/figures';
import { table } from '../report/table';

const few = 100;
const many = 100_000;

const lists = [
  'contacts?page=1&pageSize=10',
  'contacts?page=1&pageSize=10&sort=name:asc',
  'contacts?page=1&pageSize=10&sort=email:desc',
  'contacts?page=1&pageSize=10&sort=subject:asc',
  'demo-requests?product=Dc3&page=1&pageSize=10',
  'demo-requests?product=Dc3&page=1&pageSize=10&sort=mobile:asc',
  'leads?view=open&page=1&pageSize=25',
  'leads?view=mine&page=1&pageSize=25',
  'leads?view=late&page=1&pageSize=25',
  'leads?view=all&page=1&pageSize=25',
  'leads?view=all&search=nothing',
  'leads/summary',
] as const;

/** Exports run twice: the first one warms up the process. */
const exports = [
  { address: 'contacts/export', round: 1 },
  { address: 'contacts/export', round: 2 },
  { address: 'contacts/export?search=nothing', round: 1 },
  { address: 'demo-requests/export?product=Dc3', round: 1 },
];

/** Both CMSs, started on first use. */
function cmsOf(bench: Bench): () => Promise<{ small: CmsProcess; large: CmsProcess }> {
  const start = async () => {
    prepareDataFolder(bench.work);
    await buildCms(bench.root, `${bench.work}/logs`);
    const [small, large] = await Promise.all(
      [few, many].map(async (rows) => {
        const cms = await startCmsProcess({ contacts: rows, demoRequests: rows });
        bench.atEnd(() => cms.stop());
        return cms;
      }),
    );
    if (small === undefined || large === undefined) throw new Error('A CMS is missing.');
    return { small, large };
  };
  let started: ReturnType<typeof start> | undefined;
  return () => (started ??= start());
}

function listRow(measured: readonly Measured[], address: string): string[] {
  const [a, b] = ['few', 'many'].map((rows) => medianOf(measured, { list: address }, rows));
  const [small, large] = [a ?? Number.NaN, b ?? Number.NaN];
  return [`\`${address}\``, show(small, 2), show(large, 2), show(large / small, 2)];
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
  ],
  measurements(bench) {
    const cms = cmsOf(bench);
    return [
      ...lists.map((list) => ({
        of: { list },
        round: 1,
        take: async () => {
          const { small, large } = await cms();
          return compareList(list, small, large);
        },
      })),
      ...exports.map(({ address, round }) => ({
        of: { export: address },
        round,
        take: async () => measureExport((await cms()).large, address, lists[0]),
      })),
    ];
  },
  report(measured) {
    const exported = exports.map(({ address, round }) => {
      const own = measured.filter((each) => each.of.export === address && each.round === round);
      const value = (figure: string, digits: number) => show(medianOf(own, {}, figure), digits);
      return [
        `\`${address}\`${round > 1 ? ', again' : ''}`,
        value('seconds', 1),
        value('megabytes', 1),
        value('rssBefore', 0),
        value('rssAdded', 1),
        value('listMedian', 1),
        value('listWorst', 1),
      ];
    });
    const ms = (rows: number) => `${show(rows)} rows, ms`;
    return {
      markdown: [
        'Medians of 150 calls, with few rows and with many in turn. The exports are of many rows, while another admin reads a list.',
        table(
          ['List', ms(few), ms(many), 'Ratio'],
          lists.map((list) => listRow(measured, list)),
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
