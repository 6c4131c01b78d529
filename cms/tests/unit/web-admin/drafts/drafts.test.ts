import {
  clearDrafts,
  formsWithDrafts,
  openDraft,
  releaseDraft,
} from '../../../../src/plugins/web-admin/admin/src/drafts/drafts';

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
  const draft = openDraft('1', 'blog');
  draft.write({ title: 'A' });
  await jest.advanceTimersByTimeAsync(300);
  draft.write({ title: 'AB' });
  await jest.advanceTimersByTimeAsync(300);
  expect(mockRows.size).toBe(0);
  await jest.advanceTimersByTimeAsync(200);
  expect(await openDraft('1', 'blog').read()).toEqual({ title: 'AB' });
});

test('a draft belongs to one user and one form', async () => {
  const draft = openDraft('1', 'blog');
  draft.write({ title: 'Mine' });
  await draft.flush();
  expect(await openDraft('2', 'blog').read()).toBeUndefined();
  expect(await openDraft('11', 'blog').read()).toBeUndefined();
  expect(await openDraft('1', 'blog/abc').read()).toBeUndefined();
});

test('closing a form stores a waiting draft at once', async () => {
  const draft = openDraft('1', 'faq');
  draft.write({ question: 'Why?' });
  releaseDraft(draft);
  await jest.advanceTimersByTimeAsync(0);
  expect(await openDraft('1', 'faq').read()).toEqual({ question: 'Why?' });
});

test('sending a form removes its draft', async () => {
  const draft = openDraft('1', 'faq');
  draft.write({ question: 'Why?' });
  await draft.flush();
  draft.write(undefined);
  await draft.flush();
  expect(mockRows.size).toBe(0);
});

test('clearing removes all drafts of one user and keeps those of others', async () => {
  for (const [user, form] of [
    ['1', 'blog'],
    ['1', 'faq/x'],
    ['12', 'blog'],
  ] as const) {
    const draft = openDraft(user, form);
    draft.write({ text: user });
    await draft.flush();
  }
  await clearDrafts('1');
  expect([...mockRows.keys()]).toEqual(['12/blog']);
});

test('after clearing nothing is stored, neither a waiting write nor a new one, not even when the form is closed', async () => {
  const draft = openDraft('1', 'blog');
  draft.write({ title: 'waiting' });
  await clearDrafts('1');
  draft.write({ title: 'typed during the logout' });
  await jest.advanceTimersByTimeAsync(1_000);
  releaseDraft(draft);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(mockRows.size).toBe(0);
});

test('a browser without a database has no drafts and no errors', async () => {
  mockBroken = true;
  const draft = openDraft('1', 'blog');
  draft.write({ title: 'A' });
  await expect(draft.flush()).resolves.toBeUndefined();
  await expect(draft.read()).resolves.toBeUndefined();
  await expect(clearDrafts('1')).resolves.toBeUndefined();
});

test('the forms with a draft are listed, including one that was typed a moment ago', async () => {
  openDraft('7', 'blog').write({ title: 'A' });
  openDraft('7', 'faq/x').write({ question: 'B' });
  openDraft('71', 'faq').write({ question: 'C' });
  expect(await formsWithDrafts('7')).toEqual(['blog', 'faq/x']);
  mockBroken = true;
  expect(await formsWithDrafts('7')).toEqual([]);
});
