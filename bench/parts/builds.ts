import { budgets } from '../budgets';
import { articleCount, counts, kinds, type Kind } from '../builds/kinds';
import { builtSites } from '../builds/sites';
import { buildsOf } from '../builds/take-build';
import { siteInputs } from '../sites/inputs';
import type { Site } from '../sites/site-names';
import type { Part, Measured } from '../part';
import { medianOf, show, showAs } from '../report/figures';
import { chart } from '../report/plot';
import { boundTo, type Row } from '../report/rows';
import { table } from '../report/table';
import { rounds } from './rounds';

const names = {
  cold: 'cold',
  unchanged: 'nothing changed',
  edited: 'one article edited',
} as const satisfies Record<Kind, string>;

/** A median, if there is one. */
const figureOf =
  (measured: readonly Measured[], figure: string) =>
  (articles: number, build: Kind, site: Site): number =>
    medianOf(measured, { articles: String(articles), build, site }, figure);

function lines(measured: readonly Measured[]): string[][] {
  const seconds = figureOf(measured, 'seconds');
  const megabytes = figureOf(measured, 'megabytes');
  return counts.flatMap((count) =>
    kinds.map((kind) => {
      const [ours, astro] = [seconds(count, kind, 'ours'), seconds(count, kind, 'astro')];
      return [
        show(count),
        names[kind],
        show(ours, 1),
        show(astro, 1),
        show(ours / astro, 2),
        show(megabytes(count, kind, 'ours')),
        show(megabytes(count, kind, 'astro')),
      ];
    }),
  );
}

function row(measured: readonly Measured[]): Row {
  const seconds = (kind: Kind, site: Site) =>
    figureOf(measured, 'seconds')(articleCount, kind, site);
  const shown = showAs('s', 1);
  const cell = (site: Site) =>
    `${shown(seconds('cold', site))} / ${shown(seconds('edited', site))}`;
  const cold = seconds('cold', 'ours');
  return {
    measure: `Build of ${show(articleCount)} articles: ${names.cold} / ${names.edited}`,
    cells: { ours: cell('ours'), astro: cell('astro') },
    bounds: [
      boundTo(cold, budgets.coldBuild.astro, seconds('cold', 'astro'), 'Astro'),
      boundTo(seconds('edited', 'ours'), budgets.editedBuild, cold, 'our own cold build'),
    ],
  };
}

/**
 * Whether a build has a budget, or precedes one of ours that has: the first build after a cold one rewrites every page.
 * Gatsby puts webpack's hash into each page, and the hash covers the modules that produced the style sheets, which a build
 * from the cache leaves out.
 */
const isInShortRun = (of: { articles: string; build: Kind; site: Site }) =>
  of.articles === String(articleCount) && (of.build === 'cold' || of.site === 'ours');

/** The cost of builds: cold, again without a change, and again with one article edited. */
export const buildsPart: Part = {
  name: 'builds',
  title: 'Builds',
  inTable: true,
  inputs: [
    ...siteInputs,
    'scripts/build/site.ts',
    'bench/content',
    'bench/drivers.ts',
    'bench/builds',
  ],
  measurements(bench) {
    const build = buildsOf(bench);
    const all = counts.flatMap((count) =>
      rounds(bench.quick ? 1 : 3).flatMap((round) =>
        kinds.flatMap((kind) =>
          builtSites.map((site) => ({
            of: { articles: String(count), build: kind, site: site.name },
            round,
            take: () => build(site, count, kind),
          })),
        ),
      ),
    );
    return bench.quick ? all.filter(({ of }) => isInShortRun(of)) : all;
  },
  report(measured) {
    const seconds = figureOf(measured, 'seconds');
    return {
      markdown: [
        'Medians of the rounds. Memory is the most that a build and its helpers held resident at once.',
        table(
          ['Articles', 'Build', 'Ours, s', 'Astro, s', 'Ratio', 'Ours, MiB', 'Astro, MiB'],
          lines(measured),
        ),
      ].join('\n\n'),
      rows: [row(measured)],
      charts: [
        chart(`Build of ${show(articleCount)} articles`, 's', kinds, (kind, site) =>
          seconds(articleCount, kind, site),
        ),
      ],
    };
  },
};
