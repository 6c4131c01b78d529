import { createHmac, hkdfSync } from 'node:crypto';
import { optional } from '../../setup/environment';

function secret(): Buffer {
  const source = optional('ADMIN_JWT_SECRET');
  if (source === undefined)
    throw new Error('Set ADMIN_JWT_SECRET: the limiter derives its key from it.');
  return Buffer.from(hkdfSync('sha256', source, '', 'keys of the limiter', 32));
}

/**
 * Makes the names under which tries are counted. The table must hold neither addresses nor accounts, and a plain hash of
 * an address is found again by trying them all: hence a keyed one.
 */
export function keyMaker(): (value: string) => string {
  const key = secret();
  return (value) => createHmac('sha256', key).update(value).digest('base64url');
}
