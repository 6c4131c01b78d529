import { browserOf } from '../browser/phone';
import { idleSeconds } from '../browser/quiet';
import { budgets } from '../budgets';
import { siteInputs } from '../sites/inputs';
import { kindNames, kinds, kindTitle } from '../sites/kinds';
import { siteNames } from '../sites/site-names';
import { addressesOf } from '../sites/sites';
import { visit, type Moment } from '../pages/visit';
import { sorts } from '../pages/weigh';
import type { Part, Measured } from '../part';
import { kilobytes, medianOf, medianOfKinds, show, showAs } from '../report/figures';
import { chart } from '../report/plot';
import { ofSites, twinRow } from '../report/rows';
import { table } from '../report/table';
import { ofEachPage } from './rounds';

function bytesTable(measured: readonly Measured[], when: Moment): string {
  const lines = kindNames.flatMap((kind) =>
    siteNames.map((site) => {
      const value = (figure: string) => medianOf(measured, { page: kinds[kind], site }, figure);
      const requests = when === 'idle' ? [show(value('requests'))] : [];
      return [
        `${kindTitle(kind)}, ${site}`,
        ...requests,
        ...sorts.map((sort) => kilobytes(value(`${when} ${sort}`))),
      ];
    }),
  );
  const requests = when === 'idle' ? ['Requests'] : [];
  const head = ['JavaScript', 'CSS', 'HTML', 'Fonts', 'Images', 'Data', 'All'];
  return table(['Page, site', ...requests, ...head], lines);
}

/** What a page weighs. */
export const pagesPart: Part = {
  name: 'pages',
  title: 'Bytes',
  inTable: true,
  inputs: [...siteInputs, 'bench/pages', 'bench/browser'],
  measurements(bench) {
    const addressOf = addressesOf(bench);
    const browser = browserOf(bench);
    return ofEachPage(bench.quick ? 1 : 5, async (kind, site) =>
      visit(await browser(), await addressOf(site), kind),
    );
  },
  report(measured) {
    const kilobytesOfKinds = (figure: string) =>
      ofSites((site) => medianOfKinds(measured, site, figure) / 1_000);
    return {
      markdown: [
        `A phone's browser with an empty cache opens each page, and is weighed for the first time when the page has loaded (its load event): that is what a visitor waits for. It is left alone until nothing was asked for over ${String(idleSeconds)} seconds, and
weighed again: what a page fetches by itself once it is idle, such as our scripts, is in this figure. Then everything on the page is used: the menu opened and closed, the page scrolled to its end, carousels
stepped and picked, the FAQ opened, paged and searched, the contact form sent empty, filled and sent, captcha included, against the real functions. What counts is what came over the network: text compressed with gzip 9, headers included, and nothing that came from the browser's cache.`,
        `### Until the page has loaded, in KB\n\n${bytesTable(measured, 'loaded')}`,
        `### Until it has been idle for ${String(idleSeconds)} seconds, in KB\n\n${bytesTable(measured, 'idle')}`,
        `### After using everything on the page, in KB\n\n${bytesTable(measured, 'used')}`,
      ].join('\n\n'),
      rows: [
        twinRow(
          'Bytes until the page has loaded',
          kilobytesOfKinds('loaded all'),
          showAs('KB', 1),
          budgets.bytesUntilLoaded,
        ),
        twinRow(
          'Bytes after using everything on the page',
          kilobytesOfKinds('used all'),
          showAs('KB', 1),
          budgets.bytesAfterEverything,
        ),
      ],
      charts: [
        chart(
          'Bytes until the page has loaded',
          'KB',
          kindNames,
          (kind, site) => medianOf(measured, { page: kinds[kind], site }, 'loaded all') / 1_000,
        ),
      ],
    };
  },
};
