import type { TestCms } from './cms';

// The database generates the rows itself: a hundred thousand take a second or two and leave no garbage in the process
// whose memory is measured.

const words = [
  'payroll',
  'absence',
  'benefits',
  'reporting',
  'interface',
  'cut-over',
  'headcount',
  'calendar',
  'audit',
  'release',
];
const products = ['Aksa Studio', 'Dc3', 'Reorg Chart Modelling'];

/** SQL that cycles through the texts by number. */
const inTurn = (texts: readonly string[]) =>
  `case n % ${String(texts.length)} ${texts.map((text, at) => `when ${String(at)} then '${text}'`).join(' ')} end`;

const numbers =
  'with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ?)';
const message = `We run ${words.join(' ')}.\n`.repeat(6);

/** What is written differently for the database of a CMS: an id, and a moment some minutes after a fixed one. */
function sqlOf({ strapi }: TestCms): { person: string; momentOf: (minutes: string) => string } {
  const onPostgres = strapi.db.dialect.client === 'postgres';
  const id = onPostgres ? `'filled' || lpad(n::text, 18, '0')` : `printf('filled%018d', n)`;
  return {
    person: `${id} as id, 'Visitor ' || (n * 7919 % 100003) as name, 'visitor' || n || '@example.com' as email, '555-0100' as phone`,
    momentOf: (minutes) =>
      onPostgres
        ? `timestamp '2023-11-14 22:13:20' + (${minutes}) * interval '1 minute'`
        : `1700000000000 + (${minutes}) * 60000`,
  };
}

/** Every other lead is open. */
const work = (momentOf: (minutes: string) => string) =>
  `${inTurn(['open', 'closed'])} as state, ${momentOf('n + 1440')} as due`;

/** Stores contacts as visitors fill them in, each about 600 bytes. */
export async function fillContacts(cms: TestCms, count: number): Promise<void> {
  const { person, momentOf } = sqlOf(cms);
  await cms.strapi.db.connection.raw(
    `insert into contacts (document_id, name, email, phone, subject, message, created_at, updated_at,
       state, due_at, revision, search_text, name_key, email_key, subject_key)
     ${numbers},
     rows as (select ${person}, 'About ' || ${inTurn(words)} || ' ' || (n % 97) as subject, ${momentOf('n')} as at, ${work(momentOf)} from numbers)
     select id, name, email, phone, subject, ?, at, at, state, due, 0,
       lower(name || ' ' || email || ' ' || phone || ' ' || subject || ' ' || ?), name, email, subject from rows`,
    [count, message, message],
  );
}

/** Stores demo requests, a third for each product. */
export async function fillDemoRequests(cms: TestCms, count: number): Promise<void> {
  const { person, momentOf } = sqlOf(cms);
  await cms.strapi.db.connection.raw(
    `insert into demo_requests (document_id, name, email, mobile, product, created_at, updated_at,
       state, due_at, revision, search_text, name_key, email_key, mobile_key)
     ${numbers},
     rows as (select ${person}, ${inTurn(products)} as product, ${momentOf('n')} as at, ${work(momentOf)} from numbers)
     select id, name, email, phone, product, at, at, state, due, 0,
       lower(name || ' ' || email || ' ' || phone), name, email, phone from rows`,
    [count],
  );
}
