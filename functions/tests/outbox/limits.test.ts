import { Deadline } from '../../src/deadline';
import { ensureCapacity, withCapacity } from '../../src/outbox/capacity';
import type { serveWith } from '../../src/serve';
import { clientOf } from '../stand-ins/client';
import { useCms } from '../stand-ins/environment';
import { demoRequest } from '../stand-ins/forms';
import { useLog } from '../stand-ins/log';
import { productionContext, productionVariables, useOutbox } from '../stand-ins/production';

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

async function submit(count: number, send = post) {
  const answers = [];
  for (let sent = 0; sent < count; sent += 1) answers.push(await send(path, demoRequest));
  return answers.map(({ status }) => status);
}

/** Stores names that count as leads. */
function fill(count: number): void {
  const blob = { value: '', metadata: {}, etag: '"0"' };
  const prefix = outbox().names.prefix('lead');
  for (let index = 0; index < count; index += 1) {
    store().blobs.set(prefix + index.toString(16).padStart(64, '0'), blob);
  }
}

/** Saves a state as the drain does. */
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

describe('the rate limit of an address', () => {
  test('allows twenty leads in ten minutes, and sends Retry-After with the next', async () => {
    expect(await submit(20)).toEqual(Array.from({ length: 20 }, () => 201));
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

  test('is configurable', async () => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '2';
    process.env.WRITE_LIMIT_SECONDS = '1';
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    expect(await submit(3)).toEqual([201, 201, 429]);
    const { headers, body } = await post(path, demoRequest);
    expect(headers.get('Retry-After')).toBe('1');
    expect(body).toMatchObject({ message: 'Too many tries. Please try again in 1 second.' });
  });

  test('ends after its period', async () => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '1';
    expect(await submit(2)).toEqual([201, 429]);
    const later = Date.now() + 600_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await submit(2)).toEqual([201, 429]);
  });

  test('is separate for each address', async () => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '1';
    expect(await submit(2)).toEqual([201, 429]);
    expect(await submit(2, from('203.0.113.8').post)).toEqual([201, 429]);
  });

  test.each([
    ['2001:db8::1', '2001:db8:0:0:ffff::2', 429],
    ['2001:db8::1', '2001:db8:0:1::1', 201],
    ['::ffff:192.0.2.1', '::ffff:c000:201', 429],
    ['::ffff:192.0.2.1', '192.0.2.1', 429],
    ['192.0.2.1', '::FFFF:c000:0201', 429],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2', 201],
    ['fe80::1%eth0', 'fe80::2%eth1', 429],
  ])('after a lead from %s responds to %s with %i', async (one, other, status) => {
    process.env.WRITE_LIMIT_PER_ADDRESS = '1';
    expect(await submit(1, from(one).post)).toEqual([201]);
    expect(await submit(1, from(other).post)).toEqual([status]);
  });
});

describe('with simultaneous calls', () => {
  const many = 60;
  const tally = (answers: { status: number }[]) => {
    const statuses = answers.map(({ status }) => status);
    return {
      kept: statuses.filter((it) => it === 201).length,
      refused: statuses.filter((it) => it === 429).length,
    };
  };
  /** The API in separate processes, as the platform runs it, with the same store. */
  const processes = (count: number) =>
    Array.from({ length: count }, () => {
      let serve: typeof serveWith | undefined;
      jest.isolateModules(() => {
        ({ serveWith: serve } = jest.requireActual<{ serveWith: typeof serveWith }>(
          '../../src/serve',
        ));
      });
      return clientOf(async (request, given) => {
        if (serve === undefined) throw new Error('The API was not loaded.');
        return serve(() => store())(request, given);
      }, productionContext);
    });

  test.each([1, 3])('the rate limit holds, in %i processes', async (count) => {
    store().delay = () => new Promise(setImmediate);
    const clients = processes(count);
    const calls = Array.from({ length: many }, (_, index) =>
      (clients[index % count] ?? { post }).post(path, demoRequest),
    );
    expect(tally(await Promise.all(calls))).toEqual({ kept: 20, refused: many - 20 });
    expect(entries()).toHaveLength(20);
  });

  test('a call that loses every attempt to count gets Retry-After', async () => {
    await submit(1);
    const [name = ''] = store().names('address');
    store().failure = (operation, changed) => {
      const count = store().blobs.get(name);
      // Another process counts between the read and the write of this one.
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

  test('few leads are stored at a time, and a call without time left gets Retry-After', async () => {
    let [working, max, done] = [0, 0, 0];
    const work = async () => {
      working += 1;
      max = Math.max(max, working);
      await new Promise(setImmediate);
      working -= 1;
      done += 1;
    };
    await Promise.all(Array.from({ length: many }, () => withCapacity(new Deadline(60_000), work)));
    expect({ max, done }).toEqual({ max: 8, done: many });
    const late = withCapacity(new Deadline(500), work);
    await expect(late).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'We are getting too many messages right now. Please try again in 10 seconds.',
      detail: { headers: { 'Retry-After': '10' } },
    });
    expect(done).toBe(many);
  });

  test('if the drain has never run, all calls share one listing', async () => {
    fill(9_999);
    await Promise.all(Array.from({ length: many }, () => ensureCapacity(outbox())));
    expect(store().pages).toBe(10);
    fill(10_000);
    await expect(ensureCapacity(outbox())).rejects.toThrow('full');
  });

  test('a listing that fails for one call is repeated for the others', async () => {
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

describe('the capacity of the outbox', () => {
  test('the lead after the ten thousandth is refused', async () => {
    fill(10_000);
    drained(10_000);
    const { status, body } = await post(path, demoRequest);
    expect(status).toBe(502);
    expect(body).toEqual(failed);
    expect(log()[0]).toContain('The outbox failed: full');
    expect(store().names('lead')).toHaveLength(10_000);
  });

  test('the ten thousandth lead is stored', async () => {
    fill(9_999);
    drained(10_000);
    expect(await submit(1)).toEqual([201]);
  });

  test('the store is not listed while its count is far below the limit', async () => {
    drained(9_000);
    expect(await submit(1)).toEqual([201]);
    expect(store().pages).toBe(0);
  });

  test('if the drain does not run, its count is not trusted', async () => {
    fill(10_000);
    drained(0, new Date(Date.now() - 11 * 60_000));
    expect(await submit(1)).toEqual([502]);
  });

  test('if the drain has never run, the leads are counted', async () => {
    fill(10_000);
    expect(await submit(1)).toEqual([502]);
  });

  test('a run of the drain saves the count', async () => {
    await submit(3);
    await drain();
    const state: unknown = JSON.parse(store().blobs.get(outbox().names.state)?.value ?? '');
    expect(state).toMatchObject({ count: 3 });
  });
});
