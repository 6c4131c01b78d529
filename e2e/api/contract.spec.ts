import { endpoints, idempotencyHeader, versionHeader, type EndpointName } from '../support/api/api';
import { expectRefusal, expectSuccess } from '../support/api/answers';
import { messageOf } from '../support/api/calls';
import { samples } from '../support/api/samples';
import { send } from '../support/api/send';
import { jsonHead, names, titleOf, useSuite } from '../support/api/suite';
import { expect, test } from '../support/system/own-test';

const suite = useSuite();

const publicLists: readonly EndpointName[] = ['allblogs', 'allfaqs'];
const lists: readonly EndpointName[] = [
  ...publicLists,
  'fetchblogsbycategory',
  'requestdemosforproduct',
  'getcontactus',
];

for (const name of names) {
  const { method } = endpoints[name];

  test(`${titleOf(name)} answers a valid call in the specified shape`, async () => {
    const { status, answer: expected } = samples[name];
    const call = await suite().caller.call(name);
    const answer = await send(call.url, messageOf(call));
    expectSuccess(answer, status, expected(call.sent, call.id));
    expect(answer.headers.get('cache-control')).toBe(
      publicLists.includes(name) ? 'public, max-age=30, stale-while-revalidate=60' : 'no-store',
    );
  });

  test(`${titleOf(name)} refuses other methods and names its own`, async () => {
    const call = await suite().validCall(name);
    const allow = method === 'GET' ? 'GET, HEAD, OPTIONS' : `${method}, OPTIONS`;
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => other !== method);
    await suite().expectNothingStored(async () => {
      for (const other of others) {
        const answer = await send(call.url, messageOf({ ...call, sent: {} }, { method: other }));
        expectRefusal(answer, 'method_not_allowed');
        expect(answer.headers.get('allow'), other).toBe(allow);
      }
    });
    const options = await send(call.url, { method: 'OPTIONS' });
    expect(options.status).toBe(204);
    expect(options.headers.get('allow')).toBe(allow);
  });
}

for (const name of lists) {
  test(`${titleOf(name)} accepts only whole numbers in range as page and page size`, async () => {
    const call = await suite().validCall(name);
    const bad = ['0', '-1', '1.5', '1e2', '0x1', ' 1', 'x', '', '10000000', 'null', '１'];
    const queries = [
      ...bad.flatMap((value) => [`page=${value}`, `pageSize=${value}`]),
      ...['pageSize=1001', 'page=1&page=2', 'pageSize=1&pageSize=1'],
    ];
    const variants = queries.map((query) => [query, { url: `${call.url}?${encodeURI(query)}` }]);
    await suite().expectAllRefused(name, Object.fromEntries(variants), '400 invalid_query');

    const far = await send(`${call.url}?page=999999&pageSize=1000`, messageOf(call));
    expect(far.status).toBe(200);
    expect(far.body).toMatchObject({
      [publicLists.includes(name) ? name : 'result']: [],
      pagination: { page: 999_999, pageSize: 1_000 },
    });
  });
}

/** Invalid ids, and valid ids without an entry. */
const strangeIds = [
  ...['a'.repeat(24), 'A'.repeat(24), '1', 'null', 'undefined', '__proto__', 'constructor'],
  ...["' or '1'='1", '"; drop table faqs; --', '{"$ne":null}', '[object Object]', '*', ' ', '%'],
  ...['../../../admin/users', '..\\..\\windows', 'a/b', 'a?status=published', 'a#b', '%2e%2e'],
  ...['line\r\nbreak: yes', 'null\0byte', '😀', 'ä'.repeat(100), 'x'.repeat(2_000)],
];

for (const name of ['editblog', 'deleteblogs', 'editfaq', 'deletefaq'] as const) {
  test(`${titleOf(name)} answers an unknown id with 404, whatever it contains`, async () => {
    const { id, url } = await suite().validCall(name);
    const variants = [...strangeIds, id.toUpperCase()].map((strange) => [
      JSON.stringify(strange).slice(0, 60),
      { url: suite().caller.url(name, strange) },
    ]);
    await suite().expectAllRefused(name, Object.fromEntries(variants), '404 not_found');
    await suite().expectAllRefused(
      name,
      { 'no id': { url: url.slice(0, -id.length) } },
      '404 not_found',
    );
  });

  test(`${titleOf(name)} refuses an invalid and an outdated version`, async () => {
    const wrong = ['x', 'W/"x"', '"a", "b"', '""', `"${'x'.repeat(101)}"`];
    const variants = wrong.map((version) => [
      version,
      { headers: { [versionHeader]: version, ...jsonHead(name) } },
    ]);
    await suite().expectAllRefused(name, Object.fromEntries(variants), '400 invalid_version');
    const headers = { [versionHeader]: '"2020-01-01T00:00:00.000Z"', ...jsonHead(name) };
    await suite().expectAllRefused(name, { stale: { headers } }, '409 edit_conflict');
  });
}

for (const name of ['createcontactus', 'createrequestdemo'] as const) {
  test(`${titleOf(name)} accepts a form's spam signs and keeps suspected spam out of the lists`, async () => {
    const accept = async (signs: object) => {
      const call = await suite().caller.call(name);
      const answer = await send(call.url, messageOf(call, { json: { ...call.sent, ...signs } }));
      expectSuccess(answer, 201, samples[name].answer(call.sent, call.id));
    };
    const present = await suite().inventory();
    for (const signs of [{ trap: 'x' }, { filledInMs: 1_999 }, { trap: 'x', filledInMs: 60_000 }]) {
      await accept(signs);
    }
    expect(await suite().inventory()).toEqual(present);
    await accept({ trap: '', filledInMs: 2_000 });
    const { contacts, demoRequests } = await suite().inventory();
    expect(contacts.length + demoRequests.length).toBe(
      present.contacts.length + present.demoRequests.length + 1,
    );
  });

  test(`${titleOf(name)} refuses an invalid fill time`, async () => {
    const { sent } = await suite().validCall(name);
    const variants = [-1, 1.5, 2 ** 53].map((filledInMs) => [
      String(filledInMs),
      { json: { ...sent, filledInMs } },
    ]);
    await suite().expectAllRefused(name, Object.fromEntries(variants), '400 invalid_body');
  });

  test(`${titleOf(name)} refuses a malformed idempotency key`, async () => {
    const keys = [
      'short',
      'x'.repeat(101),
      'with blanks in the middle',
      'ä'.repeat(20),
      "'; --".repeat(5),
    ];
    const variants = keys.map((key) => [
      key,
      { headers: { [idempotencyHeader]: key, ...jsonHead(name) } },
    ]);
    await suite().expectAllRefused(
      name,
      Object.fromEntries(variants),
      '400 invalid_idempotency_key',
    );
  });
}
