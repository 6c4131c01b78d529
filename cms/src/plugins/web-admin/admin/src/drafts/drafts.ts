import { createStore, delMany, get, keys, promisifyRequest } from 'idb-keyval';

// The browser's own database, since pictures outgrow the local storage. Where it is closed to us, as in some private
// windows, there are no drafts and nothing else changes.

const pause = 400;
const patience = 2_000;

const store = createStore('web-admin-drafts', 'drafts');

/** The drafts that a form of this page writes to. */
const open = new Set<Draft>();

/** What one user has typed into one form and not sent. */
export interface Draft {
  /** The text that was kept, or undefined. */
  read: () => Promise<unknown>;
  /** Keeps the text, shortly after the last of several calls; `undefined` removes what was kept. */
  write: (value: unknown) => void;
  /** Writes at once what is still waiting. */
  flush: () => Promise<void>;
  /** Drops what is waiting and writes nothing any more. */
  close: () => Promise<void>;
}

const prefix = (user: string) => `${user}/`;

const quietly = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch {
    // Without a database there is no draft.
  }
};

const giveUp = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, patience, undefined);
  });

/** Changes the store at once: what is not committed when the page goes is lost. */
const change = (work: (drafts: IDBObjectStore) => void): Promise<unknown> =>
  store('readwrite', (drafts) => {
    work(drafts);
    drafts.transaction.commit();
    return promisifyRequest(drafts.transaction);
  });

async function readQuietly(key: string): Promise<unknown> {
  try {
    return await Promise.race([get<unknown>(key, store), giveUp()]);
  } catch {
    return undefined;
  }
}

/** Opens the draft of a form. Its key holds the user, so that nobody is shown what another has typed. */
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
      written = quietly(() =>
        change((drafts) => {
          if (value === undefined) drafts.delete(key);
          else drafts.put(value, key);
        }),
      );
    }
    return written;
  };

  const draft: Draft = {
    read: () => readQuietly(key),
    write(value) {
      if (closed) return;
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pause);
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

/** A form lets go of its draft: what is waiting is written. */
export function leaveDraft(draft: Draft): void {
  open.delete(draft);
  void draft.flush();
}

const ownKeys = async (user: string): Promise<string[]> =>
  (await keys<string>(store)).filter((key) => key.startsWith(prefix(user)));

/**
 * The forms of which a draft is kept, with what was typed a moment ago.
 * @param user as `useDraft` names them
 */
export async function keptForms(user: string): Promise<string[]> {
  await Promise.all([...open].map((draft) => draft.flush()));
  try {
    return (await ownKeys(user)).map((key) => key.slice(prefix(user).length));
  } catch {
    return [];
  }
}

/**
 * Removes every draft of a user. A form that is still on the screen writes none any more.
 * @param user as `useDraft` names them
 */
export async function clearDrafts(user: string): Promise<void> {
  await Promise.all([...open].map((draft) => draft.close()));
  await quietly(async () => {
    await delMany(await ownKeys(user), store);
  });
}
