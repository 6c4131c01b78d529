import { Refusal } from './errors';

/** Names the version of an entry that a change was made from. A change of a stale one is answered with 409. */
export const versionHeader = 'If-Match';

const quoted = /^"([\x21\x23-\x7e]{1,100})"$/;

/** A version as the headers ETag and If-Match carry it. */
export const quoteVersion = (version: string): string => `"${version}"`;

/**
 * Reads the header If-Match.
 * @returns undefined where none was sent, or `*`: the change is then made whatever the entry's version is
 * @throws Refusal when it is not one version in quotes
 */
export function readVersion(header: string | null | undefined): string | undefined {
  if (header === null || header === undefined || header === '' || header === '*') return undefined;
  const version = quoted.exec(header)?.[1];
  if (version === undefined) {
    throw new Refusal('invalid_version', `${versionHeader} must be one version in double quotes.`);
  }
  return version;
}
