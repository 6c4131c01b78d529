import {
  clearUnsent,
  formsWithUnsent,
  openUnsent,
  releaseUnsent,
} from '../../../../src/plugins/web-admin/admin/src/unsent/unsent';

// In place of IndexedDB, which Node does not have.
const mockRows = new Map<string, unknown>();
let mockBroken = false;

jest.mock('idb-keyval', () => {
  const attempt = <T>(work: () => T): Promise<T> =>
    mockBroken ? Promise.reject(new Error('No database')) : Promise.resolve(work());
  return {
    // A change takes effect when it is committed: the browser drops open transactions when the page is closed.
    createStore: () => (_mode: string, change: (drafts: object) => unknown) =>
      attempt(() => {
        const waiting: (() => void)[] = [];
        return change({
          put: (value: unknown, key: string) => waiting.push(() => mockRows.set(key, value)),
          delete: (key: string) => waiting.push(() => mockRows.delete(key)),
          transaction: {
            commit: () => {
              for (const step of waiting) step();
            },
          },
        });
      }),
    promisifyRequest: () => Promise.resolve(),
    get: (key: string) => attempt(() => mockRows.get(key)),
    delMany: (keys: string[]) =>
      attempt(() => {
        for (const key of keys) mockRows.delete(key);
      }),
    keys: () => attempt(() => [...mockRows.keys()]),
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  mockRows.clear();
  mockBroken = false;
});

afterEach(() => {
  jest.useRealTimers();
});

test('typed text is stored shortly after the last key', async () => {
  const unsent = openUnsent('1', 'blog');
  unsent.write({ title: 'A' });
  await jest.advanceTimersByTimeAsync(300);
  unsent.write({ title: 'AB' });
  await jest.advanceTimersByTimeAsync(300);
  expect(mockRows.size).toBe(0);
  await jest.advanceTimersByTimeAsync(200);
  expect(await openUnsent('1', 'blog').read()).toEqual({ title: 'AB' });
});

test('unsent changes belong to one user and one form', async () => {
  const unsent = openUnsent('1', 'blog');
  unsent.write({ title: 'Mine' });
  await unsent.flush();
  expect(await openUnsent('2', 'blog').read()).toBeUndefined();
  expect(await openUnsent('11', 'blog').read()).toBeUndefined();
  expect(await openUnsent('1', 'blog/abc').read()).toBeUndefined();
});

test('closing a form stores waiting unsent changes at once', async () => {
  const unsent = openUnsent('1', 'faq');
  unsent.write({ question: 'Why?' });
  releaseUnsent(unsent);
  await jest.advanceTimersByTimeAsync(0);
  expect(await openUnsent('1', 'faq').read()).toEqual({ question: 'Why?' });
});

test('sending a form removes its unsent changes', async () => {
  const unsent = openUnsent('1', 'faq');
  unsent.write({ question: 'Why?' });
  await unsent.flush();
  unsent.write(undefined);
  await unsent.flush();
  expect(mockRows.size).toBe(0);
});

test('clearing removes all unsent changes of one user and keeps those of others', async () => {
  for (const [user, form] of [
    ['1', 'blog'],
    ['1', 'faq/x'],
    ['12', 'blog'],
  ] as const) {
    const unsent = openUnsent(user, form);
    unsent.write({ text: user });
    await unsent.flush();
  }
  await clearUnsent('1');
  expect([...mockRows.keys()]).toEqual(['12/blog']);
});

test('after clearing nothing is stored, neither a waiting write nor a new one, not even when the form is closed', async () => {
  const unsent = openUnsent('1', 'blog');
  unsent.write({ title: 'waiting' });
  await clearUnsent('1');
  unsent.write({ title: 'typed during the logout' });
  await jest.advanceTimersByTimeAsync(1_000);
  releaseUnsent(unsent);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(mockRows.size).toBe(0);
});

test('a browser without a database has no unsent changes and no errors', async () => {
  mockBroken = true;
  const unsent = openUnsent('1', 'blog');
  unsent.write({ title: 'A' });
  await expect(unsent.flush()).resolves.toBeUndefined();
  await expect(unsent.read()).resolves.toBeUndefined();
  await expect(clearUnsent('1')).resolves.toBeUndefined();
});

test('the forms with unsent changes are listed, including one that was typed a moment ago', async () => {
  openUnsent('7', 'blog').write({ title: 'A' });
  openUnsent('7', 'faq/x').write({ question: 'B' });
  openUnsent('71', 'faq').write({ question: 'C' });
  expect(await formsWithUnsent('7')).toEqual(['blog', 'faq/x']);
  mockBroken = true;
  expect(await formsWithUnsent('7')).toEqual([]);
});
