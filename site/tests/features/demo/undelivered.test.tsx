import { act, screen, waitFor } from '@testing-library/react';
import { isObject } from '../../../src/api';
import { deliver } from '../../../src/features/demo/deliver';
import { keptRequests, keepRequest } from '../../../src/features/demo/kept-requests';
import { accepted, network, refused, type Reply } from '../contact/network';
import { keptKeys, undelivered } from './sample-requests';
import { stubModalDialog } from './modal-dialog';
import { address, field, open, submit, visit } from './visitor';

beforeAll(stubModalDialog);

const offline = new TypeError('Failed to fetch');
const keyOf = (call: { headers: Headers } | undefined) => call?.headers.get('idempotency-key');

const bodyOf = (call: { body: unknown } | undefined) => (isObject(call?.body) ? call.body : {});

const withoutSource = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => name !== 'source'));

/** Requests a demo in the popup of its page. */
async function ask(...replies: Reply[]) {
  const visitor = visit('Dc3', ...replies);
  await open(visitor.user);
  await visitor.user.type(field('Name'), 'Ada Example');
  await visitor.user.click(submit());
  await waitFor(() => {
    expect(visitor.sent()).toHaveLength(1);
  });
  return visitor;
}

/** Waits until the first attempt has failed: from then on it may be sent again. */
const failure = () =>
  waitFor(() => {
    expect(keptRequests()[0]?.notBefore).toBeLessThanOrEqual(Date.now());
  });

test.each<[string, Reply]>([
  ['there is no network', offline],
  ['the server fails', refused(500, 'internal')],
  ['the CMS cannot be reached', refused(502, 'cms_unreachable')],
  ['there were too many requests', refused(429, 'too_many_requests')],
  ['a good answer is empty', { status: 201 }],
])('when %s, the request is kept as it was sent, without its source', async (_situation, reply) => {
  const { sent } = await ask(reply);
  await failure();
  const body = bodyOf(sent()[0]);
  expect(body).toHaveProperty('source');
  expect(keptRequests()).toMatchObject([{ key: keyOf(sent()[0]), body: withoutSource(body) }]);
  expect(Object.values(localStorage).join()).not.toContain('source');
});

test.each([400, 403, 404, 410, 413, 415, 422])(
  'a request refused with %i is not kept, because it would be refused again',
  async (status) => {
    await ask(refused(status, 'brand_new'));
    await waitFor(() => {
      expect(localStorage).toHaveLength(0);
    });
  },
);

test('a request is also kept while it is being sent, and not sent a second time', async () => {
  const { sent } = await ask(new Promise(() => undefined));
  expect(keptKeys()).toEqual([keyOf(sent()[0])]);
  await deliver();
  expect(sent()).toHaveLength(1);
});

test('an automatic retry has the same key and fields and shows no message', async () => {
  const { user, sent } = await ask(offline, accepted);
  await failure();
  await act(deliver);
  expect(sent()).toHaveLength(2);
  expect(keyOf(sent()[1])).toBe(keyOf(sent()[0]));
  expect(sent()[1]?.body).toEqual(withoutSource(bodyOf(sent()[0])));
  expect(localStorage).toHaveLength(0);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // It has arrived, so it is no longer a draft.
  expect(sessionStorage).toHaveLength(0);
  await open(user);
  expect(field('Name')).toHaveValue('');
});

test('an open form with the same values is cleared when they arrive', async () => {
  const { user } = await ask(offline, accepted);
  await failure();
  await open(user);
  expect(field('Name')).toHaveValue('Ada Example');
  await act(deliver);
  expect(field('Name')).toHaveValue('');
});

test('an open form with other values is not changed', async () => {
  const { user } = await ask(offline, accepted);
  await failure();
  await open(user);
  await user.type(field('Name'), ' and Bea');
  await act(deliver);
  expect(localStorage).toHaveLength(0);
  expect(field('Name')).toHaveValue('Ada Example and Bea');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{Escape}');
  await open(user);
  expect(field('Name')).toHaveValue('Ada Example and Bea');
});

test('a retry by the visitor is the same request, is confirmed and is no longer kept', async () => {
  const { user, sent } = await ask(offline, accepted);
  await failure();
  await open(user);
  await user.click(submit());
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(keyOf(sent()[1])).toBe(keyOf(sent()[0]));
  expect(localStorage).toHaveLength(0);
  await deliver();
  expect(sent()).toHaveLength(2);
});

describe('with locks', () => {
  const stubLocks = (request: (name: string, run: () => Promise<void>) => Promise<void>) => {
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  };

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('a tab waits for the tab that is sending and then sends the rest', async () => {
    const { to } = network({ [address]: [accepted] });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    stubLocks((_name, run) => held.then(run));
    keepRequest(undelivered('key-1'));
    keepRequest(undelivered('key-2'));
    const round = deliver();
    expect(to(address)).toHaveLength(0);
    localStorage.removeItem('undelivered:key-1');
    release();
    await round;
    expect(to(address).map(keyOf)).toEqual(['key-2']);
  });

  test('the request stays kept if the lock cannot be acquired', async () => {
    const { to } = network({ [address]: [accepted] });
    stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')));
    keepRequest(undelivered('key-1'));
    await deliver();
    expect(to(address)).toHaveLength(0);
    expect(keptKeys()).toEqual(['key-1']);
  });
});
