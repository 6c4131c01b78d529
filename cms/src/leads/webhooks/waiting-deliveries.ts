import type { Core } from '@strapi/strapi';
import { field } from '../../contract/json';
import type { Leaving } from '../../contract/leads/delivery';
import { momentIn } from '../kinds';
import { deliveryTable } from './announce';
import { readEndpoints } from './endpoints';

/** About as long as mails fail before somebody has to look. */
const alarmingMs = 7 * 60 * 1_000;

const isFailingLong = (since: Date | null): boolean =>
  since !== null && Date.now() - since.getTime() >= alarmingMs;

/** Deliveries that wait for a receiver. Paused webhooks are not counted. */
export async function waitingDeliveries(strapi: Core.Strapi): Promise<Leaving> {
  const endpoints = (await readEndpoints(strapi)).filter(({ paused }) => !paused);
  if (endpoints.length === 0) return { waiting: 0, failing: 0, oldest: null };
  const rows: unknown[] = await strapi.db
    .connection(deliveryTable)
    .select('endpoint')
    .whereIn(
      'endpoint',
      endpoints.map(({ id }) => id),
    )
    .where('state', 'waiting')
    .count({ rows: '*' })
    .min({ oldest: 'created_at' })
    .groupBy('endpoint');
  const long = endpoints.filter(({ failingSince }) => isFailingLong(failingSince));
  const ill = new Set(long.map(({ id }) => id));
  const countIn = (counted: readonly unknown[]) =>
    counted.reduce<number>((sum, row) => sum + Number(field(row, 'rows')), 0);
  const moments = rows.flatMap((row) => momentIn(row, 'oldest') ?? []);
  const oldest = moments.sort((one, other) => one.getTime() - other.getTime()).at(0);
  return {
    waiting: countIn(rows),
    failing: countIn(rows.filter((row) => ill.has(Number(field(row, 'endpoint'))))),
    oldest: oldest?.toISOString() ?? null,
  };
}
