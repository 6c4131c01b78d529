import { browserOf } from '../browser/phone';
import { idleSeconds } from '../browser/quiet';
import { slow } from '../browser/slow';
import { budgets } from '../budgets';
import { siteInputs } from '../sites/inputs';
import { kindNames, kinds, kindTitle } from '../sites/kinds';
import { siteNames } from '../sites/site-names';
import { addressesOf } from '../sites/sites';
import { takePaint } from '../paints/take-paint';
import type { Part } from '../part';
import { medianOf, medianOfKinds, show, showAs } from '../report/figures';
import { chart } from '../report/plot';
import { ofSites, twinRow } from '../report/rows';
import { table } from '../report/table';
import { ofEachPage } from './rounds';

const title = 'Largest contentful paint (LCP), slow phone';

/** When the largest part of a page is on the screen. */
export const paintsPart: Part = {
  name: 'paints',
  title,
  inTable: true,
  inputs: [...siteInputs, 'bench/paints', 'bench/browser'],
  measurements(bench) {
    const addressOf = addressesOf(bench);
    const browser = browserOf(bench);
    return ofEachPage(bench.quick ? 1 : 5, async (kind, site) =>
      takePaint(await browser(), `${await addressOf(site)}${kinds[kind]}`),
    );
  },
  report(measured) {
    const lines = kindNames.map((kind) => [
      kindTitle(kind),
      ...siteNames.map((site) => show(medianOf(measured, { page: kinds[kind], site }, 'lcp'))),
    ]);
    return {
      markdown: [
        `A phone on a slow network: ${String(slow.downMegabits)} Mbit/s, ${String(slow.roundTrip)} ms for each request, a processor ${String(slow.processor)} times slower, applied to the browser and not simulated.
Nobody touches the page; what counts is the last candidate, in ms, once nothing was asked for over ${String(idleSeconds)} seconds.`,
        table(['Page', ...siteNames], lines),
      ].join('\n\n'),
      rows: [
        twinRow(
          title,
          ofSites((site) => medianOfKinds(measured, site, 'lcp')),
          showAs('ms'),
          budgets.largestPaint,
        ),
      ],
      charts: [
        chart(title, 'ms', kindNames, (kind, site) =>
          medianOf(measured, { page: kinds[kind], site }, 'lcp'),
        ),
      ],
    };
  },
};
