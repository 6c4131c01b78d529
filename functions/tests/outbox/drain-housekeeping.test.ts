import { isExpired } from '../../src/outbox/process-entry';
import { readState } from '../../src/outbox/state';
import { useCms } from '../stand-ins/environment';
import { useLog } from '../stand-ins/log';
import { productionVariables, useOutbox } from '../stand-ins/production';

const cms = useCms(productionVariables);
const log = useLog();
const { drain, outbox, put, store } = useOutbox();

const dayMs = 24 * 60 * 60_000;
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const lastLine = (): unknown => JSON.parse(log().at(-1) ?? '');

/** Stores something beside the leads. */
function storeBeside(kind: 'nonce' | 'address' | 'erase', value: unknown): string {
  const name = outbox().names.of(kind, String(store().blobs.size));
  store().blobs.set(name, { value: JSON.stringify(value), metadata: {}, etag: '"0"' });
  return name;
}

describe('retention', () => {
  test('an expired lead is deleted with its captcha mark', async () => {
    process.env.RETENTION_MONTHS = '3';
    const { names } = outbox();
    const old = await put('a', { acceptedAt: ago(100 * dayMs), nonce: 'n' });
    const mark = names.of('nonce', 'n');
    store().blobs.set(mark, {
      value: JSON.stringify({ lead: old, until: Date.now() + dayMs }),
      metadata: {},
      etag: '"0"',
    });
    const notDue = { nextTryAt: Date.now() + dayMs };
    const young = await put('b', { acceptedAt: ago(80 * dayMs) }, notDue);
    await drain();
    expect(store().names('lead')).toEqual([young]);
    expect(store().blobs.has(mark)).toBe(false);
    expect(cms().received).toHaveLength(0);
    expect(lastLine()).toMatchObject({ waiting: 1, expired: 1 });
  });

  test('an unreadable lead expires too', async () => {
    const name = await put('a');
    const metadata = { tries: 3, nextTryAt: 0, acceptedAt: ago(3 * 366 * dayMs) };
    store().blobs.set(name, { value: 'x', metadata, etag: '"0"' });
    await drain();
    expect(store().names('lead')).toEqual([]);
  });

  test.each([
    ['2026-11-21T23:59:59.999Z', false],
    ['2024-11-22T12:00:00.000Z', false],
    ['2024-11-22T11:59:59.999Z', true],
    [undefined, false],
  ])('of 24 months: whether a lead accepted at %s has expired: %p', (acceptedAt, expired) => {
    expect(isExpired(acceptedAt, 24, Date.parse('2026-11-22T12:00:00.000Z'))).toBe(expired);
  });

  test.each([
    [24, '2026-11-22T10:30:00.000Z', '2024-11-22T10:30:00.000Z'],
    [1, '2026-01-15T00:00:00.000Z', '2025-12-15T00:00:00.000Z'],
    [1, '2026-03-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
    [1, '2024-03-30T12:00:00.000Z', '2024-02-29T12:00:00.000Z'],
    [12, '2024-02-29T12:00:00.000Z', '2023-02-28T12:00:00.000Z'],
  ])('of %i months reaches from %s back to %s, as in the CMS', (months, now, first) => {
    const justBefore = new Date(Date.parse(first) - 1).toISOString();
    expect(isExpired(first, months, Date.parse(now))).toBe(false);
    expect(isExpired(justBefore, months, Date.parse(now))).toBe(true);
  });
});

describe('a lead encrypted with another key', () => {
  test('stays, is counted, and is logged once', async () => {
    await put('a');
    await put('b');
    process.env.OUTBOX_KEY = 'another-key-of-at-least-32-characters-in-all';
    await put('c');
    await drain();
    expect(store().names('lead')).toHaveLength(2);
    expect(cms().received).toHaveLength(1);
    expect(log()).toHaveLength(1);
    expect(lastLine()).toMatchObject({
      waiting: 2,
      unreadable: 2,
      delivered: 1,
      causes: { unreadable: 2 },
    });
    expect(await readState(outbox())).toMatchObject({ count: 2, unreadable: 2 });
  });

  test('is delivered once the former key is back', async () => {
    const key = process.env.OUTBOX_KEY;
    await put('a');
    process.env.OUTBOX_KEY = 'another-key-of-at-least-32-characters-in-all';
    await drain();
    process.env.OUTBOX_KEY = key;
    await drain();
    expect(store().names('lead')).toEqual([]);
    expect(await readState(outbox())).toMatchObject({ count: 0, unreadable: 0 });
  });
});

test('an entry without metadata is delivered', async () => {
  const name = await put('a');
  const value = store().blobs.get(name)?.value ?? '';
  store().blobs.set(name, { value, metadata: {}, etag: '"0"' });
  await drain();
  expect(cms().received).toHaveLength(1);
  expect(store().names('lead')).toEqual([]);
});

describe('the state', () => {
  test('keeps the oldest lead of a run that did not see all', async () => {
    cms().behaves((response) => response.destroy());
    const oldest = ago(10 * dayMs);
    await Promise.all(Array.from({ length: 30 }, (_, index) => put(String(index))));
    const value = { count: 30, oldest, drainedAt: ago(60_000), unreadable: 4, after: null };
    store().blobs.set(outbox().names.state, {
      value: JSON.stringify(value),
      metadata: {},
      etag: '"0"',
    });
    await drain();
    expect(await readState(outbox())).toMatchObject({ count: 30, oldest, unreadable: 4 });
  });

  test('is ignored if it cannot be read', async () => {
    store().blobs.set(outbox().names.state, { value: '{"count":', metadata: {}, etag: '"0"' });
    expect(await readState(outbox())).toBeUndefined();
    expect((await drain()).status).toBe(204);
  });
});

describe('the sweep', () => {
  test('removes what is no longer needed', async () => {
    const past = Date.now() - 1;
    storeBeside('address', { count: 3, until: past });
    storeBeside('erase', { after: 'x', until: past });
    storeBeside('nonce', { lead: outbox().names.of('lead', 'gone'), until: past });
    storeBeside('nonce', 'nonsense');
    await drain();
    expect([...store().blobs.keys()]).toEqual([outbox().names.state]);
    expect(lastLine()).toMatchObject({ swept: 4 });
  });

  test('leaves what is still needed', async () => {
    const waiting = await put('a', {}, { nextTryAt: Date.now() + dayMs });
    const kept = [
      storeBeside('address', { count: 3, until: Date.now() + dayMs }),
      storeBeside('erase', { after: 'x', until: Date.now() + dayMs }),
      storeBeside('nonce', { lead: outbox().names.of('lead', 'gone'), until: Date.now() + dayMs }),
      storeBeside('nonce', { lead: waiting, until: Date.now() - 1 }),
    ];
    await drain();
    for (const name of [waiting, ...kept]) expect(store().blobs.has(name)).toBe(true);
    expect(lastLine()).toMatchObject({ swept: 0 });
  });

  test('checks a part in each run, and everything over several runs', async () => {
    for (let index = 0; index < 150; index += 1) storeBeside('address', { count: 1, until: 0 });
    await drain();
    expect(store().names('address')).toHaveLength(50);
    await drain();
    expect(store().names('address')).toHaveLength(0);
  });

  test('does not lose the state when it fails', async () => {
    store().failure = (operation, name) =>
      operation === 'list' && name.includes('/nonce/') ? 'status_500' : undefined;
    expect((await drain()).status).toBe(500);
    expect(await readState(outbox())).toMatchObject({ count: 0 });
  });
});
