import { allRoutes } from '../../e2e/support/page/routes';
import { budgets } from '../budgets';
import { siteInputs } from '../sites/inputs';
import { kindNames, kinds, kindTitle } from '../sites/kinds';
import { siteNames, type Site } from '../sites/site-names';
import { addressesOf } from '../sites/sites';
import { categories, runLighthouse } from '../lighthouse/run';
import type { Part, Measured } from '../part';
import { medianOf, medianOfKinds, show, showAs } from '../report/figures';
import { ofSites, twinRow, type Row } from '../report/rows';
import { table } from '../report/table';
import { rounds } from './rounds';

const kindPages: readonly string[] = kindNames.map((kind) => kinds[kind]);
/** Our own pages that the twins do not have. */
const otherPages = allRoutes.filter((page) => !kindPages.includes(page));

const head = ['Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'];

function cellsOf(measured: readonly Measured[], page: string, site: Site): string[] {
  const value = (figure: string) => medianOf(measured, { page, site }, figure);
  return [
    ...categories.map((category) => show(value(category))),
    show(value('lcp')),
    show(value('tbt')),
    show(value('cls'), 3),
  ];
}

/** The rows with the worst of all measured pages: every route of ours, the five kinds of the twins. */
function rowsOfAllPages(measured: readonly Measured[]): Row[] {
  const pagesOf = (site: Site) => [
    ...new Set(measured.filter(({ of }) => of.site === site).map(({ of }) => of.page ?? '')),
  ];
  const valuesOf = (site: Site, figure: string) =>
    pagesOf(site).map((page) => medianOf(measured, { page, site }, figure));
  const highestShift = (site: Site) => Math.max(...valuesOf(site, 'cls'));
  const lowestScores = (site: Site) =>
    categories.map((category) => Math.min(...valuesOf(site, category)));
  const cells = (shown: (site: Site) => string) =>
    ofSites((site) => {
      const { length } = pagesOf(site);
      return length === 0 ? show(Number.NaN) : `${shown(site)} (${String(length)} pages)`;
    });
  const isMeasured = pagesOf('ours').length > 0;
  return [
    {
      measure: 'Layout shift (CLS), the highest of any page',
      cells: cells((site) => show(highestShift(site), 3)),
      bounds: [
        {
          budget: `≤ ${String(budgets.layoutShift)}`,
          reached: isMeasured ? highestShift('ours') <= budgets.layoutShift : undefined,
        },
      ],
    },
    {
      measure: 'Lighthouse mobile, lowest page: performance / accessibility / best practices / SEO',
      cells: cells((site) => lowestScores(site).join(' / ')),
      bounds: [
        {
          budget: `each ≥ ${String(budgets.lighthouseScore)}`,
          reached: isMeasured
            ? lowestScores('ours').every((score) => score >= budgets.lighthouseScore)
            : undefined,
        },
      ],
    },
  ];
}

/** Lighthouse on the kinds of page of all sites, and on every page of ours. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  inTable: true,
  inputs: [
    ...siteInputs,
    'bench/lighthouse',
    'bench/package-lock.json',
    'e2e/support/page/routes.ts',
  ],
  measurements(bench) {
    const addressOf = addressesOf(bench);
    const one = (page: string, site: Site, round: number) => ({
      of: { page, site },
      round,
      take: async () => runLighthouse(bench, `${await addressOf(site)}${page}`),
    });
    return rounds(bench.quick ? 1 : 5).flatMap((round) => [
      ...kindPages.flatMap((page) => siteNames.map((site) => one(page, site, round))),
      ...(bench.quick ? [] : otherPages.map((page) => one(page, 'ours', round))),
    ]);
  },
  report(measured) {
    const compared = kindNames.flatMap((kind) =>
      siteNames.map((site) => [
        `${kindTitle(kind)}, ${site}`,
        ...cellsOf(measured, kinds[kind], site),
      ]),
    );
    const others = otherPages
      .filter((page) => measured.some(({ of }) => of.page === page))
      .map((page) => [`\`${page}\``, ...cellsOf(measured, page, 'ours')]);
    const ofKinds = (figure: string) => ofSites((site) => medianOfKinds(measured, site, figure));
    return {
      markdown: [
        'Lighthouse 12.8 with its own mobile settings (simulated slow 4G, four times slower processor).',
        `### The five kinds of page\n\n${table(['Page, site', ...head], compared)}`,
        ...(others.length === 0
          ? []
          : [`### Our other pages\n\n${table(['Page', ...head], others)}`]),
      ].join('\n\n'),
      rows: [
        twinRow(
          'Total blocking time (TBT), Lighthouse mobile',
          ofKinds('tbt'),
          showAs('ms'),
          budgets.blockingTime,
        ),
        ...rowsOfAllPages(measured),
      ],
      charts: [],
    };
  },
};
