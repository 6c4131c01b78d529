import { createHmac, hkdfSync } from 'node:crypto';
import type { OutboxSettings } from '../settings';

/** What lies in the store. `erase`: how far an erasure has come. */
export type Kind = 'lead' | 'nonce' | 'address' | 'erase';

/** The names of blobs. Nothing can be told from one without the key. */
export interface Names {
  readonly state: string;
  /** What the names of one kind begin with. */
  prefix(kind: Kind): string;
  /** The name of what belongs to a value: the same each time. */
  of(kind: Kind, value: string): string;
}

const ours = /\/([0-9a-f]{64})$/;

/** The hash at the end of a name; `undefined` where the name is none of ours, as of a file that is just being written. */
export const hashIn = (name: string): string | undefined => ours.exec(name)?.[1];

/** The names of one deploy context under one key. */
export function namesOf({ context, key }: Pick<OutboxSettings, 'context' | 'key'>): Names {
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
