import type { Chart, Reach, Report, Taken } from '../part';
import { medianOf, show } from '../report/figures';
import { table } from '../report/table';
import { counts, kinds, type Kind } from './builds-kinds';

const names = {
  cold: 'from nothing',
  unchanged: 'nothing changed',
  edited: 'one article edited',
} as const satisfies Record<Kind, string>;

const many = 5_000;

/** A median, where there is one. */
function figureOf(taken: readonly Taken[], figure: string) {
  return (articles: number, build: Kind, site: string): number =>
    medianOf(taken, { articles: String(articles), build, site }, figure);
}

/** What was measured against what is allowed at most; nothing where it is not measured. */
function reach(measure: string, most: number, value: number, unit: string): Reach {
  return {
    measure,
    reach: `≤ ${show(most, most < 10 ? 2 : 0)} ${unit}`,
    measured: `${show(value, most < 10 ? 2 : 0)} ${unit}`,
    reached: Number.isNaN(value) ? undefined : value <= most,
  };
}

function rows(taken: readonly Taken[]): string[][] {
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

function chart(taken: readonly Taken[]): Chart {
  const seconds = figureOf(taken, 'seconds');
  const groups = kinds.map((kind) => ({
    label: names[kind],
    bars: ['ours', 'astro']
      .map((site) => ({ site, value: seconds(many, kind, site) }))
      .filter(({ value }) => !Number.isNaN(value)),
  }));
  return {
    title: `Builds with ${show(many)} articles`,
    unit: 's',
    groups: groups.filter(({ bars }) => bars.length > 0),
  };
}

/** The table of the builds, and what they had to reach. */
export function reportBuilds(taken: readonly Taken[]): Report {
  const seconds = figureOf(taken, 'seconds');
  const cold = seconds(many, 'cold', 'ours');
  const peak = Math.max(...kinds.map((kind) => figureOf(taken, 'megabytes')(many, kind, 'ours')));
  return {
    markdown: [
      'Medians of the rounds. Memory is the most that a build and its helpers held resident at once.',
      table(
        ['Articles', 'Build', 'Ours, s', 'Astro, s', 'Ratio', 'Ours, MiB', 'Astro, MiB'],
        rows(taken),
      ),
    ].join('\n\n'),
    reach: [
      reach(
        'Cold build, 5,000 articles, against Astro',
        2,
        cold / seconds(many, 'cold', 'astro'),
        '×',
      ),
      reach('Peak memory, 5,000 articles', 1_536, peak, 'MiB'),
      reach(
        'One edited article, 5,000 articles, against our own cold build',
        0.25,
        seconds(many, 'edited', 'ours') / cold,
        '×',
      ),
    ],
    charts: [chart(taken)],
  };
}
