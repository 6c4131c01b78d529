import type { CallContext } from '../../src/call';
import { Deadline } from '../../src/deadline';
import { readSettings } from '../../src/settings';
import { decryptEntry, encryptEntry, type Entry } from '../../src/outbox/entry';
import { openOutbox } from '../../src/outbox/outbox';
import { drainWith } from '../../src/outbox/drain';
import { serveWith } from '../../src/serve';
import { clientOf, requestId } from './client';
import { demoRequest } from './forms';
import { MemoryStore } from './memory-store';

export const outboxKey = 'an-outbox-key-of-at-least-32-characters';
export const operationsToken = 'an-operations-token-of-at-least-32-characters';

export const productionContext: CallContext = {
  ip: '203.0.113.7',
  deploy: { context: 'production', id: 'deploy-1' },
};

/** The additional variables of production. */
export const productionVariables = () => ({
  CAPTCHA_COST: '1000',
  OUTBOX_KEY: outboxKey,
  OPERATIONS_TOKEN: operationsToken,
});

const settingsNow = () => readSettings(process.env, 'production');

/** The API as in production, with an outbox in memory that is empty before each test. */
export function useOutbox() {
  let store = new MemoryStore();
  beforeEach(() => {
    store = new MemoryStore();
  });
  const client = (callContext: CallContext) =>
    clientOf((request, given) => serveWith(() => store)(request, given), callContext);

  /** The outbox in the current environment. */
  function outbox() {
    const { outbox: settings } = settingsNow();
    if (settings === undefined) throw new Error('There is no outbox in this environment.');
    return openOutbox(store, settings);
  }

  return {
    ...client(productionContext),
    client,
    outbox,
    store: () => store,
    /** Runs the drain as the schedule does. */
    drain: () => drainWith(() => store)(new Request('https://example.com/'), productionContext),
    /** The drain's caller, with a deadline. */
    caller: (ms: number) => ({
      settings: settingsNow(),
      requestId,
      deadline: new Deadline(ms),
      context: { ip: '' },
    }),
    /** The waiting entries, decrypted. */
    entries: (): Entry[] => {
      const { encryption } = outbox();
      return store.names('lead').map((name) => {
        const entry = decryptEntry(encryption, name, store.blobs.get(name)?.value ?? '');
        if (entry === undefined) throw new Error(`${name} cannot be decrypted.`);
        return entry;
      });
    },
    /** Stores a demo request without the API. @returns its name */
    put: async (key: string, more: Partial<Entry> = {}, when: { nextTryAt?: number } = {}) => {
      const { encryption, names } = outbox();
      const name = names.of('lead', key);
      const entry: Entry = {
        form: 'createrequestdemo',
        body: { ...demoRequest, name: key },
        idempotencyKey: key,
        acceptedAt: new Date().toISOString(),
        requestId,
        ...more,
      };
      const { acceptedAt } = entry;
      const metadata = { tries: 0, nextTryAt: 0, acceptedAt, ...when };
      await store.create(name, encryptEntry(encryption, name, entry), metadata);
      return name;
    },
  };
}
