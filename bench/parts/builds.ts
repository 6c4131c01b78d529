import { budgets } from '../budgets';
import { articleCount, counts, kinds, type Kind } from '../builds/kinds';
import { builtSites } from '../builds/sites';
import { buildsOf } from '../builds/take-build';
import { siteInputs } from '../sites/inputs';
import type { Site } from '../sites/site-names';
import type { Part, Taken } from '../part';
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
  (taken: readonly Taken[], figure: string) =>
  (articles: number, build: Kind, site: Site): number =>
    medianOf(taken, { articles: String(articles), build, site }, figure);

function lines(taken: readonly Taken[]): string[][] {
  const seconds = figureOf(taken, 'seconds');
  const megabytes = figureOf(taken, 'megabytes');
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

function row(taken: readonly Taken[]): Row {
  const seconds = (kind: Kind, site: Site) => figureOf(taken, 'seconds')(articleCount, kind, site);
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
  report(taken) {
    const seconds = figureOf(taken, 'seconds');
    return {
      markdown: [
        'Medians of the rounds. Memory is the most that a build and its helpers held resident at once.',
        table(
          ['Articles', 'Build', 'Ours, s', 'Astro, s', 'Ratio', 'Ours, MiB', 'Astro, MiB'],
          lines(taken),
        ),
      ].join('\n\n'),
      rows: [row(taken)],
      charts: [
        chart(`Build of ${show(articleCount)} articles`, 's', kinds, (kind, site) =>
          seconds(articleCount, kind, site),
        ),
      ],
    };
  },
};
