import { createHmac, hkdfSync } from 'node:crypto';
import { optional } from '../../setup/environment';

/**
 * A hash that names somebody without saying who it is. A plain hash of an address can be reversed by trying all addresses:
 * hence a key, which only the CMS has.
 * @param purpose hashes for different purposes cannot be compared
 */
export function keyedHash(purpose: string, text: string): string {
  const source = optional('ENCRYPTION_KEY');
  if (source === undefined) throw new Error(`Set ENCRYPTION_KEY: ${purpose} need it.`);
  const key = Buffer.from(hkdfSync('sha256', source, '', purpose, 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}
