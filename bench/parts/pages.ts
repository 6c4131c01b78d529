import { browserOf } from '../browser/phone';
import { autoplay, kindNames, kinds } from '../house/kinds';
import { siteInputs } from '../house/inputs';
import { addressesOf, siteNames } from '../house/sites';
import type { Part, Taken } from '../part';
import { sorts } from '../pages/weigh';
import { visit } from '../pages/visit';
import { kilobytes, medianOf, show } from '../report/figures';
import { atMost } from '../report/reach';
import { table } from '../report/table';
import { roundsOf } from './rounds';

const titles = { before: 'Before any interaction', after: 'After using everything on the page' };

function bytesTable(taken: readonly Taken[], when: keyof typeof titles): string {
  const rows = kindNames.flatMap((kind) =>
    siteNames.map((site) => {
      const labels = { page: kind, site };
      const bytes = sorts.map((sort) => medianOf(taken, labels, `${when} ${sort}`));
      const total = bytes.reduce((sum, size) => sum + size, 0);
      const requests = when === 'before' ? [show(medianOf(taken, labels, 'requests'))] : [];
      return [
        `${kind} (\`${kinds[kind]}\`), ${site}`,
        ...requests,
        ...[...bytes, total].map(kilobytes),
      ];
    }),
  );
  const requests = when === 'before' ? ['Requests'] : [];
  const head = ['JavaScript', 'CSS', 'HTML', 'Fonts', 'Images', 'Data', 'Captcha', 'All'];
  return `### ${titles[when]}, in KB\n\n${table(['Page, site', ...requests, ...head], rows)}`;
}

/** (1) of the bench: what a page weighs. */
export const pagesPart: Part = {
  name: 'pages',
  title: 'Bytes',
  inputs: [...siteInputs, 'bench/pages', 'bench/browser'],
  measurements(bench) {
    const addressOf = addressesOf(bench);
    const browser = browserOf(bench);
    return roundsOf(5, bench.rounds).flatMap((round) =>
      kindNames.flatMap((kind) =>
        siteNames.map((site) => ({
          of: { page: kind, site },
          round,
          take: async () => visit(await browser(), await addressOf(site), kind),
        })),
      ),
    );
  },
  report(taken) {
    const still = kindNames.filter((kind) => !autoplay.includes(kinds[kind]));
    const scripts = still.map((page) => medianOf(taken, { page, site: 'ours' }, 'before js'));
    const most = Math.max(...scripts);
    const rival = medianOf(taken, { page: 'contact', site: 'astro' }, 'before js');
    // What an autoplay page asks for by itself, `npm test` counts up to its own script.
    const requests = still.map((page) => medianOf(taken, { page, site: 'ours' }, 'requests'));
    const after = (page: string) => medianOf(taken, { page, site: 'ours' }, 'after js');
    const group = (when: string) =>
      kindNames.map((page) => ({
        label: page,
        bars: siteNames
          .map((site) => ({ site, value: medianOf(taken, { page, site }, `${when} js`) / 1000 }))
          .filter(({ value }) => !Number.isNaN(value)),
      }));
    return {
      markdown: [
        `A phone's browser with an empty cache opens each page and is left alone until nothing was asked for over two seconds. Then everything
on the page is used: the menu opened and closed, the page scrolled to its end, carousels stepped and picked, the FAQ opened, paged and
searched, the contact form sent empty, filled and sent, captcha included, against the real functions. Text counts as gzip 9, fonts and
pictures as they are; scripts that hold the captcha's library count apart.`,
        bytesTable(taken, 'before'),
        bytesTable(taken, 'after'),
      ].join('\n\n'),
      reach: [
        atMost(
          'JavaScript before interaction, kinds of page without autoplay',
          '0 bytes',
          most,
          0,
          `${show(most)} bytes${Number.isNaN(rival) ? '' : ` (Astro twin with a form: ${kilobytes(rival)} KB)`}`,
        ),
        atMost(
          'Requests before interaction, kinds of page without autoplay',
          '≤ 8',
          Math.max(...requests),
          8,
          show(Math.max(...requests)),
        ),
        atMost(
          'JavaScript after everything on `/contact`, without the captcha',
          '≤ 100 KB',
          after('contact'),
          100_000,
          `${kilobytes(after('contact'))} KB`,
        ),
        atMost(
          'JavaScript after everything on `/`',
          '≤ 110 KB',
          after('home'),
          110_000,
          `${kilobytes(after('home'))} KB`,
        ),
      ],
      charts: [
        { title: 'JavaScript before any interaction', unit: 'KB', groups: group('before') },
        { title: 'JavaScript after using everything', unit: 'KB', groups: group('after') },
      ].map((chart) => ({ ...chart, groups: chart.groups.filter(({ bars }) => bars.length > 0) })),
    };
  },
};
