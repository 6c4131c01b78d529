import { createHmac, hkdfSync } from 'node:crypto';
import type { OutboxSettings } from '../settings';
import { encryptionWith, type Encryption } from './encryption';
import type { OutboxStore } from './store';

/** What the store holds. `nonce`: a used captcha; `address`: a rate limit; `erase`: the progress of an erasure. */
export type Kind = 'lead' | 'nonce' | 'address' | 'erase';

/** The names of the blobs. They reveal nothing without the key. */
interface BlobNames {
  readonly state: string;
  /** The beginning of all names of one kind. */
  prefix(kind: Kind): string;
  /** The name for a value, always the same. */
  of(kind: Kind, value: string): string;
}

const ownName = /\/([0-9a-f]{64})$/;

/** The hash at the end of a name, `undefined` if the name is not ours, such as that of a file being written. */
export const hashIn = (name: string): string | undefined => ownName.exec(name)?.[1];

/** The names of one deploy context under one key. */
export function blobNames({ context, key }: Pick<OutboxSettings, 'context' | 'key'>): BlobNames {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'names of the outbox', 32));
  const prefix = (kind: Kind) => `${context}/${kind}/`;
  return {
    state: `${context}/state`,
    prefix,
    of(kind, value) {
      const hash = createHmac('sha256', secret).update(`${kind}\n${value}`).digest('hex');
      return `${prefix(kind)}${hash}`;
    },
  };
}

/**
 * Where leads wait while the CMS cannot take them. Written without a library, because a lead must be durable before the visitor is thanked,
 * a retry must find it, and Netlify Blobs is all the storage that a function has.
 */
export interface Outbox {
  readonly settings: OutboxSettings;
  readonly store: OutboxStore;
  readonly names: BlobNames;
  readonly encryption: Encryption;
}

/** The outbox in an open store. */
export function openOutbox(store: OutboxStore, settings: OutboxSettings): Outbox {
  const encryption = encryptionWith(settings.key);
  return { settings, store, names: blobNames(settings), encryption };
}

/** Removes a lead, and then the mark of its captcha, which alone reveals nothing and would be swept anyway. */
export async function removeLead(
  { store, names }: Outbox,
  name: string,
  nonce: string | undefined,
): Promise<void> {
  await store.remove(name);
  if (nonce !== undefined) await store.remove(names.of('nonce', nonce));
}
