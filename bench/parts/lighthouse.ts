import { allRoutes, noPage } from '../../e2e/support/page/routes';
import { siteInputs } from '../house/inputs';
import { autoplay, kindNames, kinds } from '../house/kinds';
import { addressesOf, siteNames } from '../house/sites';
import { runLighthouse } from '../lighthouse/run';
import type { Part, Taken } from '../part';
import { medianOf, show } from '../report/figures';
import { reachOf } from '../report/lighthouse-reach';
import { table } from '../report/table';
import { roundsOf } from './rounds';

const kindPages: readonly string[] = kindNames.map((kind) => kinds[kind]);
/** Our own pages besides those that are compared with the twins' anyway. */
const otherPages = [...allRoutes, noPage].filter((page) => !kindPages.includes(page));
const ownPages = [...kindPages, ...otherPages];

const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

function row(taken: readonly Taken[], page: string, site: string): string[] {
  const value = (figure: string) => medianOf(taken, { page, site }, figure);
  return [
    ...scores.map((name) => show(value(name))),
    show(value('lcp')),
    show(value('tbt')),
    show(value('cls'), 3),
  ];
}

const head = ['Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'];

/** (2) of the bench: Lighthouse on the kinds of page of all sites, and on every page of ours. */
export const lighthousePart: Part = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  inputs: [
    ...siteInputs,
    'bench/lighthouse',
    'bench/package-lock.json',
    'e2e/support/page/routes.ts',
  ],
  measurements(bench) {
    const addressOf = addressesOf(bench);
    const one = (page: string, site: string, round: number) => ({
      of: { page, site },
      round,
      take: async () => runLighthouse(bench, `${await addressOf(site)}${page}`),
    });
    return [
      ...roundsOf(5, bench.rounds).flatMap((round) =>
        kindPages.flatMap((page) => siteNames.map((site) => one(page, site, round))),
      ),
      ...roundsOf(3, bench.rounds).flatMap((round) =>
        otherPages.map((page) => one(page, 'ours', round)),
      ),
    ];
  },
  report(taken) {
    const compared = kindNames.flatMap((kind) =>
      siteNames.map((site) => [
        `${kind} (\`${kinds[kind]}\`), ${site}`,
        ...row(taken, kinds[kind], site),
      ]),
    );
    const own = ownPages.map((page) => {
      const scripts = medianOf(taken, { page, site: 'ours' }, 'scripts');
      const notes = taken
        .filter(({ of }) => of.page === page && of.site === 'ours')
        .flatMap(({ notes: all }) => all);
      const cost = [...new Set(notes.map((note) => note.replace(/ .*/, '')))].join(', ');
      return [`\`${page}\``, ...row(taken, page, 'ours'), show(scripts), cost];
    });
    return {
      markdown: [
        'Lighthouse 12.8 with its own mobile settings (simulated slow 4G, four times slower processor). The fallback page has status 404, which costs it SEO.',
        `### The five kinds of page\n\n${table(['Page, site', ...head], compared)}`,
        `### Every page of ours\n\n${table(['Page', ...head, 'Script bytes', 'What cost a point in any round'], own)}`,
      ].join('\n\n'),
      reach: reachOf(taken, { ownPages, kindPages, autoplay, noPage }),
      charts: [
        {
          title: 'Largest contentful paint, Lighthouse mobile',
          unit: 'ms',
          groups: kindNames
            .map((kind) => ({
              label: kind,
              bars: siteNames
                .map((site) => ({
                  site,
                  value: medianOf(taken, { page: kinds[kind], site }, 'lcp'),
                }))
                .filter(({ value }) => !Number.isNaN(value)),
            }))
            .filter(({ bars }) => bars.length > 0),
        },
      ],
    };
  },
};
