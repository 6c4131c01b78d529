import { browserOf } from '../browser/phone';
import { slow } from '../browser/slow';
import { budgets } from '../budgets';
import { siteInputs } from '../sites/inputs';
import { siteNames, type Site } from '../sites/site-names';
import { addressesOf } from '../sites/sites';
import type { Part, Measured } from '../part';
import { medianOf, show, showAs, valuesOf } from '../report/figures';
import { chart } from '../report/plot';
import { twinRow } from '../report/rows';
import { table } from '../report/table';
import { timeoutSeconds, seenSeconds, takeTap } from '../taps/take-tap';
import { taps } from '../taps/taps';
import { rounds } from './rounds';

function cell(measured: readonly Measured[], tap: string, site: Site): string {
  const values = valuesOf(measured, { tap, site }, 'answered');
  if (values.length === 0) return '–';
  const range = `${show(Math.min(...values))}–${show(Math.max(...values))}`;
  return `${show(medianOf(measured, { tap, site }, 'answered'))} (${range})`;
}

/** The time from the first tap to its answer. */
export const tapsPart: Part = {
  name: 'taps',
  title: 'From the first tap to its answer',
  inTable: true,
  inputs: [...siteInputs, 'bench/taps', 'bench/browser'],
  measurements(bench) {
    const addressOf = addressesOf(bench);
    const browser = browserOf(bench);
    // The speed of a shared processor changes within seconds (docs/decisions/0047).
    return rounds(bench.quick ? 3 : 9).flatMap((round) =>
      taps.flatMap((tap) =>
        tap.sites.map((site) => ({
          of: { tap: tap.name, site },
          round,
          take: async () => takeTap(await browser(), await addressOf(site), tap),
        })),
      ),
    );
  },
  report(measured) {
    const answered = (tap: string, site: Site) => medianOf(measured, { tap, site }, 'answered');
    const lines = taps.map(({ name, page, sites }) => [
      `${name} (\`${page}\`)`,
      ...siteNames.map((site) =>
        sites.includes(site) ? cell(measured, name, site) : 'no such page',
      ),
    ]);
    return {
      markdown: [
        `A phone on a slow network: ${String(slow.downMegabits)} Mbit/s, ${String(slow.roundTrip)} ms for each request, a processor ${String(slow.processor)} times slower. The page has been on the
screen for ${String(seenSeconds)} seconds, counted from its first contentful paint, wherever its scripts are by then; then comes a tap, the very first event. The time runs from the finger's
coming down to the paint of the answer, in ms: median (least–most). The search counts from the tap on its field, with a word typed right after it. A tap that nothing answers within
${String(timeoutSeconds)} seconds is made again, and the time runs on from the first.`,
        table(['First tap (on)', ...siteNames], lines),
      ].join('\n\n'),
      rows: taps.map(({ name, sites }) =>
        twinRow(
          `First tap to its answer, slow phone: ${name}`,
          Object.fromEntries(sites.map((site) => [site, answered(name, site)])),
          showAs('ms'),
          budgets.firstTap,
        ),
      ),
      charts: [
        chart(
          'First tap to its answer, slow phone',
          'ms',
          taps.map(({ name }) => name),
          answered,
        ),
      ],
    };
  },
};
