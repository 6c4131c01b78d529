import { createStore, delMany, get, keys, promisifyRequest } from 'idb-keyval';

// Drafts are in IndexedDB, because pictures are too large for the local storage. Where IndexedDB is blocked, as in some
// private windows, there are no drafts; nothing else changes.

/** How long a write waits for the next one. */
const writeDelayMs = 400;
const readTimeoutMs = 2_000;

const store = createStore('web-admin-drafts', 'drafts');

/** The drafts of the forms that are on the page. */
const open = new Set<Draft>();

/** What a user has typed into a form and not sent. */
export interface Draft {
  /** The stored value; undefined where there is none. */
  read: () => Promise<unknown>;
  /** Stores a value, shortly after the last of several calls; `undefined` removes it. */
  write: (value: unknown) => void;
  /** Writes at once what is waiting. */
  flush: () => Promise<void>;
  /** Drops what is waiting, and ignores later writes. */
  close: () => Promise<void>;
}

const prefix = (user: string) => `${user}/`;

const ignoreFailure = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch {
    // Without a database there are no drafts.
  }
};

const timeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, readTimeoutMs, undefined);
  });

/** Changes the store and commits at once: an open transaction is lost when the page is closed. */
const change = (work: (drafts: IDBObjectStore) => void): Promise<unknown> =>
  store('readwrite', (drafts) => {
    work(drafts);
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

async function readOrGiveUp(key: string): Promise<unknown> {
  try {
    return await Promise.race([get<unknown>(key, store), timeout()]);
  } catch {
    return undefined;
  }
}

/** Opens the draft of a form. Its key contains the user, so that nobody sees what another has typed. */
export function openDraft(user: string, form: string): Draft {
  const key = `${prefix(user)}${form}`;
  let waiting: { value: unknown } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  let written = Promise.resolve();

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    if (waiting !== undefined) {
      const { value } = waiting;
      waiting = undefined;
      written = ignoreFailure(() =>
        change((drafts) => {
          if (value === undefined) drafts.delete(key);
          else drafts.put(value, key);
        }),
      );
    }
    return written;
  };

  const draft: Draft = {
    read: () => readOrGiveUp(key),
    write(value) {
      if (closed) return;
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), writeDelayMs);
    },
    flush,
    close() {
      closed = true;
      waiting = undefined;
      return flush();
    },
  };
  open.add(draft);
  return draft;
}

/** For a form that is removed from the page: writes what is waiting. */
export function releaseDraft(draft: Draft): void {
  open.delete(draft);
  void draft.flush();
}

const ownKeys = async (user: string): Promise<string[]> =>
  (await keys<string>(store)).filter((key) => key.startsWith(prefix(user)));

/**
 * The forms that have a draft, after writing what is waiting.
 * @param user as `useDraft` names them
 */
export async function formsWithDrafts(user: string): Promise<string[]> {
  await Promise.all([...open].map((draft) => draft.flush()));
  try {
    return (await ownKeys(user)).map((key) => key.slice(prefix(user).length));
  } catch {
    return [];
  }
}

/**
 * Removes every draft of a user. The forms that are still on the page write no more.
 * @param user as `useDraft` names them
 */
export async function clearDrafts(user: string): Promise<void> {
  await Promise.all([...open].map((draft) => draft.close()));
  await ignoreFailure(async () => {
    await delMany(await ownKeys(user), store);
  });
}
