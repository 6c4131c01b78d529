import { createStore, delMany, get, keys, promisifyRequest } from 'idb-keyval';

// Unsent changes are in IndexedDB, because pictures are too large for the local storage. Where IndexedDB is blocked, as in some
// private windows, there are no unsent changes; nothing else changes.

/** How long a write waits for the next one. */
const writeDelayMs = 400;
const readTimeoutMs = 2_000;

// Named before the CMS had drafts. Another name would lose what browsers keep.
const store = createStore('web-admin-drafts', 'drafts');

/** The unsent changes of the forms that are on the page. */
const open = new Set<Unsent>();

/** What a user has typed into a form and not sent. */
export interface Unsent {
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
    // Without a database there are no unsent changes.
  }
};

const timeout = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, readTimeoutMs, undefined);
  });

/** Changes the store and commits at once: an open transaction is lost when the page is closed. */
const change = (work: (forms: IDBObjectStore) => void): Promise<unknown> =>
  store('readwrite', (forms) => {
    work(forms);
    forms.transaction.commit();
    return promisifyRequest(forms.transaction);
  });

async function readOrGiveUp(key: string): Promise<unknown> {
  try {
    return await Promise.race([get<unknown>(key, store), timeout()]);
  } catch {
    return undefined;
  }
}

/** Opens the unsent changes of a form. Its key contains the user, so that nobody sees what another has typed. */
export function openUnsent(user: string, form: string): Unsent {
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
        change((forms) => {
          if (value === undefined) forms.delete(key);
          else forms.put(value, key);
        }),
      );
    }
    return written;
  };

  const unsent: Unsent = {
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
  open.add(unsent);
  return unsent;
}

/** For a form that is removed from the page: writes what is waiting. */
export function releaseUnsent(unsent: Unsent): void {
  open.delete(unsent);
  void unsent.flush();
}

const ownKeys = async (user: string): Promise<string[]> =>
  (await keys<string>(store)).filter((key) => key.startsWith(prefix(user)));

/**
 * The forms that have unsent changes, after writing what is waiting.
 * @param user as `useUnsent` names them
 */
export async function formsWithUnsent(user: string): Promise<string[]> {
  await Promise.all([...open].map((unsent) => unsent.flush()));
  try {
    return (await ownKeys(user)).map((key) => key.slice(prefix(user).length));
  } catch {
    return [];
  }
}

/**
 * Removes all unsent changes of a user. The forms that are still on the page write no more.
 * @param user as `useUnsent` names them
 */
export async function clearUnsent(user: string): Promise<void> {
  await Promise.all([...open].map((unsent) => unsent.close()));
  await ignoreFailure(async () => {
    await delMany(await ownKeys(user), store);
  });
}
