import { firmCalendar } from '../../../src/setup/environment';
import { startOfDay } from '../../../src/leads/inbox/list/selection';
import { wallClock } from '../../../src/contract/wall-clock';
import type { TestCms } from './cms';

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;

/** The end of the firm's day. */
function endOfToday(): number {
  const calendar = firmCalendar();
  const today = Math.floor(wallClock(new Date(), calendar.zone).getTime() / dayMs) * dayMs;
  return startOfDay(new Date(today + dayMs), calendar).getTime();
}

/**
 * Works on the leads that `fillContacts` and `fillDemoRequests` stored, so that every view of the inbox holds its share,
 * whatever their number: a quarter is due today and owned by the first admin, a quarter is late and nobody's, a quarter is answered,
 * the rest is closed or suspected. A tenth has a note.
 */
export async function workOnLeads({ strapi }: TestCms): Promise<void> {
  const { connection, dialect } = strapi.db;
  const moment = (ms: string) =>
    dialect.client === 'postgres'
      ? `to_timestamp((${ms}) / 1000.0) at time zone 'utc'`
      : `cast(${ms} as integer)`;
  const now = Date.now();
  for (const table of ['contacts', 'demo_requests']) {
    const counted = await connection(table).count({ count: '*' }).first();
    const count = Number(counted?.count);
    // With a fraction, so that PostgreSQL multiplies no integers of 32 bits.
    const spread = (ms: number) => `(${String(count)} - id) * ${(ms / count).toFixed(1)}`;
    // Old enough to be due today, or overdue.
    const recent = `${String(now - 3 * dayMs)} - ${spread(20 * hourMs)}`;
    const past = `${String(now - 7 * dayMs)} - ${spread(60 * dayMs)}`;
    const accepted = `(case when id % 4 = 0 then ${recent} else ${past} end)`;
    const due = `(case when id % 4 = 0 then ${String(endOfToday() - 1)} - id else ${past} + ${String(dayMs)} end)`;
    await connection.raw(
      `update ${table} set
         created_at = ${moment(accepted)}, updated_at = ${moment(accepted)}, due_at = ${moment(due)},
         state = case id % 4 when 2 then 'answered' when 3 then 'closed' else 'open' end,
         done_at = case when id % 4 in (2, 3) then ${moment(`${past} + ${String(12 * hourMs)}`)} end,
         owner = case when id % 4 = 0 then (select min(id) from admin_users) end,
         suspicion = case when id % 8 = 7 then 'trap_filled' end,
         notes_text = case when id % 10 = 0 then 'called back about offer ' || id end`,
    );
    await connection.raw(`analyze ${table}`);
  }
}
