import { budgets } from '../budgets';
import { measureIntake } from '../intake/measure-intake';
import {
  connections,
  databases,
  targetNames,
  type Database,
  type TargetName,
} from '../intake/target';
import { targetsOf } from '../intake/targets';
import type { Part, Measured } from '../part';
import { medianOf, show, valuesOf } from '../report/figures';
import { table } from '../report/table';
import { verdictOf } from '../report/rows';
import { rounds } from './rounds';

const titles = {
  ours: 'ours: function, CMS, database',
  sending: 'ours, while a mail and a webhook leave for each',
  stock: "stock Strapi's create endpoint",
  bare: 'a bare insert',
} as const satisfies Record<TargetName, string>;

function line(measured: readonly Measured[], database: Database, target: TargetName): string[] {
  const value = (figure: string) => medianOf(measured, { database, target }, figure);
  const rates = valuesOf(measured, { database, target }, 'perSecond');
  const stock = medianOf(measured, { database, target: 'stock' }, 'perSecond');
  const ratio = {
    budget: `≥ ${show(budgets.intake, 2)} × stock`,
    reached: Number.isNaN(stock) ? undefined : value('perSecond') >= budgets.intake * stock,
  };
  const range = `${show(Math.min(...rates))}–${show(Math.max(...rates))}`;
  return [
    `${database}, ${titles[target]}`,
    rates.length === 0 ? '–' : `${show(value('perSecond'))} (${range})`,
    show(value('perSecond') / stock, 2),
    target === 'stock' || target === 'bare' ? '' : verdictOf([ratio]),
    show(value('p50'), 1),
    show(value('p99'), 1),
  ];
}

/** The path of a lead from the function to the durable row, compared with Strapi's own and with a bare insert. */
export const intakePart: Part = {
  name: 'intake',
  title: 'The way of a lead',
  inTable: false,
  inputs: [
    'cms/config',
    'cms/src',
    'cms/package-lock.json',
    'functions/entries',
    'functions/src',
    'package-lock.json',
    'scripts/serve/functions.ts',
    'bench/intake',
    'bench/drivers.ts',
    'e2e/support/faults/parts/serve-functions.ts',
  ],
  measurements(bench) {
    const targetOf = targetsOf(bench);
    return rounds(bench.quick ? 1 : 5).flatMap((round) =>
      databases.flatMap((database) =>
        targetNames.map((target) => ({
          of: { database, target },
          round,
          take: async () => measureIntake(await targetOf(database, target)),
        })),
      ),
    );
  },
  report(measured) {
    const lines = databases.flatMap((database) =>
      targetNames.map((target) => line(measured, database, target)),
    );
    return {
      markdown: [
        `From the call to the durable row, ${String(connections)} contact messages at a time, each with a captcha that is verified, an idempotency key and a captcha nonce that the
database keeps unique, counted for the limits by address and form, which are raised. What is sent for the leads leaves after them, a few at a time. **stock** is Strapi itself with the same content type, called with an API token; **bare** is one
insert a message by the database's driver, on SQLite with WAL and full synchronisation, without HTTP. PostgreSQL waits for its disk, too. All run on this one machine, and so does
who calls them. Medians of the rounds (least–most); waits in ms; the ratio is to stock.`,
        table(
          [
            'Way',
            'Messages a second',
            'Ratio',
            `≥ ${show(budgets.intake, 2)} × stock`,
            'p50',
            'p99',
          ],
          lines,
        ),
      ].join('\n\n'),
      rows: [],
      charts: [],
    };
  },
};
