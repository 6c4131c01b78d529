import { rmSync } from 'node:fs';
import path from 'node:path';
import { openOutbox } from '../../e2e/support/faults/stored/outbox';
import { startPostgres, type Postgres } from '../../e2e/support/faults/parts/postgres';
import { buildCms } from '../../scripts/start/cms';
import { prepareDataFolder } from '../../scripts/start/settings';
import { Stop } from '../../scripts/start/settings';
import { NotReady, type Bench } from '../part';
import { barePostgres, bareSqlite } from './bare';
import { startOurs } from './ours';
import { startStock } from './stock';
import type { Database, Target, TargetName } from './target';

const ports = {
  postgres: 24_551,
  ours: { SQLite: { site: 24_511, cms: 24_512 }, PostgreSQL: { site: 24_521, cms: 24_522 } },
  sending: { SQLite: { site: 24_561, cms: 24_562 }, PostgreSQL: { site: 24_571, cms: 24_572 } },
  mail: { SQLite: 24_563, PostgreSQL: 24_573 },
  stock: { SQLite: 24_531, PostgreSQL: 24_541 },
} as const;

interface Started {
  target: Target;
  end: () => unknown;
}

/** Strapi's minimal database configuration. */
const stockConnection = (file: string, url: string | undefined): object =>
  url === undefined
    ? { client: 'sqlite', connection: { filename: file }, useNullAsDefault: true }
    : { client: 'postgres', connection: { connectionString: url } };

async function start(
  { root, work }: Bench,
  postgres: Postgres,
  database: Database,
  name: TargetName,
): Promise<Started> {
  const folder = path.join(work, `${name}-${database}`);
  const url = database === 'SQLite' ? undefined : await postgres.create(name);
  if (name === 'ours') return startOurs(root, folder, ports.ours[database], url);
  if (name === 'sending')
    return startOurs(root, folder, ports.sending[database], url, ports.mail[database]);
  if (name === 'stock') {
    const connection = stockConnection(path.join(folder, 'stock.db'), url);
    return startStock(root, folder, ports.stock[database], connection);
  }
  if (url !== undefined) return barePostgres(root, url);
  rmSync(folder, { recursive: true, force: true });
  prepareDataFolder(folder);
  return bareSqlite(root, path.join(folder, 'bare.db'));
}

/** What all of them need: the built CMS, the functions' store, and a PostgreSQL server. */
async function prepare(bench: Bench): Promise<Postgres> {
  prepareDataFolder(bench.work);
  await buildCms(bench.root, path.join(bench.work, 'logs'));
  const outbox = await openOutbox(bench.work);
  bench.atEnd(() => outbox.close());
  const postgres = await startPostgres(ports.postgres);
  bench.atEnd(() => postgres.stop());
  return postgres;
}

/** The targets. Each is started empty on first use and runs until the end: while one is measured, the others are idle. */
export function targetsOf(bench: Bench): (database: Database, name: TargetName) => Promise<Target> {
  let prepared: Promise<Postgres> | undefined;
  const started = new Map<string, Promise<Target>>();

  async function open(database: Database, name: TargetName): Promise<Target> {
    try {
      const postgres = await (prepared ??= prepare(bench));
      const { target, end } = await start(bench, postgres, database, name);
      bench.atEnd(async () => {
        await end();
      });
      return target;
    } catch (failure) {
      throw new NotReady(failure instanceof Stop ? failure.message : String(failure));
    }
  }

  return (database, name) => {
    const key = `${database} ${name}`;
    const target = started.get(key) ?? open(database, name);
    started.set(key, target);
    return target;
  };
}
