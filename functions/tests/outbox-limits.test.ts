import { Deadline } from '../src/deadline';
import { ensureCapacity, withCapacity } from '../src/outbox/capacity';
import type { serveWith } from '../src/serve';
import { clientOf } from './stand-ins/client';
import { useCms } from './stand-ins/environment';
import { demoRequest } from './stand-ins/forms';
import { useLog } from './stand-ins/log';
import { productionContext, productionVariables, useOutbox } from './stand-ins/production';

const cms = useCms(productionVariables);
const log = useLog();
const { client, drain, entries, outbox, post, store } = useOutbox();

const path = '/api/requestdemo/createrequestdemo';
const failed = {
  error: true,
  code: 'cms_unreachable',
  message: 'This part of the site cannot be reached right now. Please try again later.',
};

const from = (ip: string) => client({ ...productionContext, ip });

async function leave(count: number, send = post) {
  const answers = [];
  for (let sent = 0; sent < count; sent += 1) answers.push(await send(path, demoRequest));
  return answers.map(({ status }) => status);
}

/** Lays names down that count as leads. */
function fill(count: number): void {
  const blob = { value: '', metadata: {}, etag: '"0"' };
  const prefix = outbox().names.prefix('lead');
  for (let index = 0; index < count; index += 1) {
    store().blobs.set(prefix + index.toString(16).padStart(64, '0'), blob);
  }
}

/** Leaves a state as the drain does. */
function drained(count: number, at = new Date()): void {
  const rest = { oldest: null, unreadable: 0, after: null };
  const value = JSON.stringify({ count, drainedAt: at.toISOString(), ...rest });
  store().blobs.set(outbox().names.state, { value, metadata: {}, etag: '"0"' });
}

beforeEach(() => {
  cms().answers(500, {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('by address', () => {
  test('twenty leads in ten minutes are kept, and the next is told when to come back', async () => {
    expect(await leave(20)).toEqual(Array.from({ length: 20 }, () => 201));
    const { status, headers, body } = await post(path, demoRequest);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(590);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(600);
    expect(body).toEqual({
      error: true,
      code: 'too_many_requests',
      message: 'Too many tries. Please try again in 10 minutes.',
    });
    expect(entries()).toHaveLength(20);
  });

  test('the numbers are settings', async () => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '2';
    process.env.WRITE_LIMIT_SECONDS = '1';
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    expect(await leave(3)).toEqual([201, 201, 429]);
    const { headers, body } = await post(path, demoRequest);
    expect(headers.get('Retry-After')).toBe('1');
    expect(body).toMatchObject({ message: 'Too many tries. Please try again in 1 second.' });
  });

  test('it is over after its time', async () => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '1';
    expect(await leave(2)).toEqual([201, 429]);
    const later = Date.now() + 600_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await leave(2)).toEqual([201, 429]);
  });

  test('another address counts apart', async () => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '1';
    expect(await leave(2)).toEqual([201, 429]);
    expect(await leave(2, from('203.0.113.8').post)).toEqual([201, 429]);
  });

  test.each([
    ['2001:db8::1', '2001:db8:0:0:ffff::2', 429],
    ['2001:db8::1', '2001:db8:0:1::1', 201],
    ['::ffff:192.0.2.1', '::ffff:c000:201', 429],
    ['::ffff:192.0.2.1', '192.0.2.1', 429],
    ['192.0.2.1', '::FFFF:c000:0201', 429],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 201],
    ['fe80::1%eth0', 'fe80::2%eth1', 429],
  ])('after %s the address %s gets %i', async (one, other, status) => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '1';
    expect(await leave(1, from(one).post)).toEqual([201]);
    expect(await leave(1, from(other).post)).toEqual([status]);
  });
});

describe('of calls at the same moment', () => {
  const many = 60;
  const tally = (answers: { status: number }[]) => {
    const statuses = answers.map(({ status }) => status);
    return {
      kept: statuses.filter((it) => it === 201).length,
      refused: statuses.filter((it) => it === 429).length,
    };
  };
  /** The API in processes of their own, as the platform runs it, on the same store. */
  const processes = (count: number) =>
    Array.from({ length: count }, () => {
      let serve: typeof serveWith | undefined;
      jest.isolateModules(() => {
        ({ serveWith: serve } = jest.requireActual<{ serveWith: typeof serveWith }>(
          '../src/serve',
        ));
      });
      return clientOf(async (request, given) => {
        if (serve === undefined) throw new Error('The API was not loaded.');
        return serve(() => store())(request, given);
      }, productionContext);
    });

  test.each([1, 3])('of an address the limit holds, in %i processes', async (count) => {
    store().delay = () => new Promise(setImmediate);
    const clients = processes(count);
    const calls = Array.from({ length: many }, (_, index) =>
      (clients[index % count] ?? { post }).post(path, demoRequest),
    );
    expect(tally(await Promise.all(calls))).toEqual({ kept: 20, refused: many - 20 });
    expect(entries()).toHaveLength(20);
  });

  test('a call that others outrun again and again is told to come back soon', async () => {
    await leave(1);
    const [name = ''] = store().names('address');
    store().failure = (operation, changed) => {
      const count = store().blobs.get(name);
      // Another process counts between the look and the write of this one.
      if (operation === 'replace' && changed === name && count !== undefined) {
        store().blobs.set(name, { ...count, etag: `${count.etag}x` });
      }
      return undefined;
    };
    const { status, headers } = await post(path, demoRequest);
    expect(status).toBe(429);
    expect(headers.get('Retry-After')).toBe('5');
    expect(entries()).toHaveLength(1);
  });

  test('few are kept at a time, and who has no time left when the turn comes is told to come back', async () => {
    let [working, most, done] = [0, 0, 0];
    const work = async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise(setImmediate);
      working -= 1;
      done += 1;
    };
    await Promise.all(Array.from({ length: many }, () => withCapacity(new Deadline(60_000), work)));
    expect({ most, done }).toEqual({ most: 8, done: many });
    const late = withCapacity(new Deadline(500), work);
    await expect(late).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'We are getting too many messages right now. Please try again in 10 seconds.',
      detail: { headers: { 'Retry-After': '10' } },
    });
    expect(done).toBe(many);
  });

  test('where the drain has never run, one list serves them all', async () => {
    fill(9_999);
    await Promise.all(Array.from({ length: many }, () => ensureCapacity(outbox())));
    expect(store().pages).toBe(10);
    fill(10_000);
    await expect(ensureCapacity(outbox())).rejects.toThrow('full');
  });

  test('a list that fails for one call is made anew for the others', async () => {
    let lists = 0;
    store().failure = (operation) => {
      if (operation === 'list') lists += 1;
      return operation === 'list' && lists === 1 ? 'timeout' : undefined;
    };
    const calls = Array.from({ length: many }, () => ensureCapacity(outbox()));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

describe('of the whole outbox', () => {
  test('the lead beyond the ten thousandth is not kept', async () => {
    fill(10_000);
    drained(10_000);
    const { status, body } = await post(path, demoRequest);
    expect(status).toBe(502);
    expect(body).toEqual(failed);
    expect(log()[0]).toContain('The outbox failed: full');
    expect(store().names('lead')).toHaveLength(10_000);
  });

  test('the ten thousandth is', async () => {
    fill(9_999);
    drained(10_000);
    expect(await leave(1)).toEqual([201]);
  });

  test('far below the limit nothing is listed', async () => {
    drained(9_000);
    expect(await leave(1)).toEqual([201]);
    expect(store().pages).toBe(0);
  });

  test('where the drain does not run its count is not believed', async () => {
    fill(10_000);
    drained(0, new Date(Date.now() - 11 * 60_000));
    expect(await leave(1)).toEqual([502]);
  });

  test('where the drain has never run the leads are counted', async () => {
    fill(10_000);
    expect(await leave(1)).toEqual([502]);
  });

  test('a run of the drain leaves the count', async () => {
    await leave(3);
    await drain();
    const state: unknown = JSON.parse(store().blobs.get(outbox().names.state)?.value ?? '');
    expect(state).toMatchObject({ count: 3 });
  });
});
