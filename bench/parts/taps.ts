import { browserOf } from '../browser/phone';
import { siteInputs } from '../house/inputs';
import { addressesOf, siteNames } from '../house/sites';
import type { Part, Taken } from '../part';
import { medianOf, show, valuesOf } from '../report/figures';
import { atMost } from '../report/reach';
import { table } from '../report/table';
import { slow, takeTap } from '../taps/take-tap';
import { taps, type Tap } from '../taps/taps';
import { roundsOf } from './rounds';

/** What nobody feels as a wait. */
const atOnce = 100;

const sitesOf = ({ sites }: Tap) => sites ?? siteNames;

function cell(taken: readonly Taken[], tap: string, site: string): string {
  const values = valuesOf(taken, { tap, site }, 'answered');
  if (values.length === 0) return '–';
  const began = medianOf(taken, { tap, site }, 'began');
  const range = `${show(Math.min(...values))}–${show(Math.max(...values))}`;
  const way = Number.isNaN(began) ? '' : `, under way after ${show(began)}`;
  return `${show(medianOf(taken, { tap, site }, 'answered'))} (${range}${way})`;
}

/** Until the answer; where a plain link leads to another page, until the browser is under way there. */
function wait(taken: readonly Taken[], { name }: Tap): number {
  const began = medianOf(taken, { tap: name, site: 'ours' }, 'began');
  return Number.isNaN(began) ? medianOf(taken, { tap: name, site: 'ours' }, 'answered') : began;
}

/** (3) of the bench: from the first tap to its answer. */
export const tapsPart: Part = {
  name: 'taps',
  title: 'From the first tap to its answer',
  inputs: [...siteInputs, 'bench/taps', 'bench/browser'],
  measurements(bench) {
    const addressOf = addressesOf(bench);
    const browser = browserOf(bench);
    // A processor that many share changes its speed within seconds (docs/decisions/0040).
    return roundsOf(9, bench.rounds).flatMap((round) =>
      taps.flatMap((tap) =>
        sitesOf(tap).map((site) => ({
          of: { tap: tap.name, site },
          round,
          take: async () => takeTap(await browser(), await addressOf(site), tap),
        })),
      ),
    );
  },
  report(taken) {
    const rows = taps.map((tap) => [
      `${tap.name} (\`${tap.page}\`)`,
      ...siteNames.map((site) =>
        sitesOf(tap).includes(site) ? cell(taken, tap.name, site) : 'no such page',
      ),
    ]);
    const worst = (list: readonly Tap[]) => Math.max(...list.map((tap) => wait(taken, tap)));
    const scripted = worst(taps.filter((tap) => !tap.atOnce));
    const plain = worst(taps.filter((tap) => tap.atOnce));
    return {
      markdown: [
        `A phone on a slow network: ${String(slow.downMegabits)} Mbit/s, ${String(slow.roundTrip)} ms for each request, a processor ${String(slow.processor)} times slower. The page is loaded and
nothing was asked for over two seconds; then comes one tap, the very first event. The time runs from the finger's coming down to the paint of
the answer, in ms: median (least–most). The search counts from the tap on its field, with a word typed right after it. The link is to the home
page; "under way" is when the browser began to go there.`,
        table(['First tap (on)', ...siteNames], rows),
      ].join('\n\n'),
      reach: [
        atMost(
          'First tap to its answer, slow phone, where script is needed',
          '≤ 900 ms',
          scripted,
          900,
          `at most ${show(scripted)} ms`,
        ),
        atMost(
          'First tap on menu, FAQ question or link',
          `at once (≤ ${String(atOnce)} ms)`,
          plain,
          atOnce,
          `at most ${show(plain)} ms`,
        ),
      ],
      charts: [
        {
          title: 'First tap to its answer, slow phone',
          unit: 'ms',
          groups: taps
            .map((tap) => ({
              label: tap.name.replace(/,.*/, ''),
              bars: sitesOf(tap)
                .map((site) => ({
                  site,
                  value: medianOf(taken, { tap: tap.name, site }, 'answered'),
                }))
                .filter(({ value }) => !Number.isNaN(value)),
            }))
            .filter(({ bars }) => bars.length > 0),
        },
      ],
    };
  },
};
