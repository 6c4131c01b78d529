import {
  connections,
  databases,
  targetNames,
  type Database,
  type TargetName,
} from '../intake/target';
import type { Chart, Reach, Report, Taken } from '../part';
import { medianOf, show, valuesOf } from '../report/figures';
import { table } from '../report/table';

type Figure = 'perSecond' | 'p50' | 'p99';

const titles = {
  ours: 'ours: function, CMS, database',
  stock: "stock Strapi's create endpoint",
  bare: 'a bare insert',
} as const satisfies Record<TargetName, string>;

/** What every target has to be compared with. */
const baseline = 'stock';

function figures(taken: readonly Taken[], database: Database) {
  const of = (target: TargetName) => ({ database, target });
  return {
    median: (target: TargetName, figure: Figure) => medianOf(taken, of(target), figure),
    range: (target: TargetName, figure: Figure): string => {
      const values = valuesOf(taken, of(target), figure);
      if (values.length === 0) return '';
      return ` (${show(Math.min(...values))}–${show(Math.max(...values))})`;
    },
  };
}

function rows(taken: readonly Taken[]): string[][] {
  return databases.flatMap((database) => {
    const { median, range } = figures(taken, database);
    return targetNames.map((target) => {
      const rate = median(target, 'perSecond');
      return [
        `${database}, ${titles[target]}`,
        `${show(rate)}${range(target, 'perSecond')}`,
        show(rate / median(baseline, 'perSecond'), 2),
        show(median(target, 'p50'), 1),
        show(median(target, 'p99'), 1),
      ];
    });
  });
}

function reach(taken: readonly Taken[], database: Database): Reach {
  const { median } = figures(taken, database);
  const [ours, stock] = [median('ours', 'perSecond'), median(baseline, 'perSecond')];
  const ratio = ours / stock;
  return {
    measure: `Leads a second, every check on, against Strapi's own create endpoint, ${database}`,
    reach: '≥ 1.00 ×',
    measured: `${show(ratio, 2)} × (${show(ours)} and ${show(stock)} a second)`,
    reached: Number.isNaN(ratio) ? undefined : ratio >= 1,
  };
}

function chart(taken: readonly Taken[], title: string, unit: string, figure: Figure): Chart {
  const groups = databases.map((database) => ({
    label: database,
    bars: targetNames
      .map((target) => ({ site: target, value: figures(taken, database).median(target, figure) }))
      .filter(({ value }) => !Number.isNaN(value)),
  }));
  return { title, unit, groups: groups.filter(({ bars }) => bars.length > 0) };
}

/** The table of the way of a lead, and what it had to reach. */
export function reportIntake(taken: readonly Taken[]): Report {
  return {
    markdown: [
      `From the call to the durable row, ${String(connections)} contact messages at a time, each with a captcha that is verified, an idempotency key and a captcha nonce that the
database keeps unique, counted for the limits by address and form, which are raised. **stock** is Strapi itself with the same content type, called with an API token; **bare** is one
insert a message by the database's driver, on SQLite with WAL and full synchronisation, without HTTP. PostgreSQL waits for its disk, too. All run on this one machine, and so does
who calls them. Medians of the rounds (least–most); waits in ms; the ratio is to stock.`,
      table(['Way', 'Messages a second', 'Ratio', 'p50', 'p99'], rows(taken)),
    ].join('\n\n'),
    reach: databases.map((database) => reach(taken, database)),
    charts: [
      chart(taken, 'Contact messages taken, 20 at a time', 'a second', 'perSecond'),
      chart(taken, 'Until a contact message is durable, p99', 'ms', 'p99'),
    ],
  };
}
