import { Refusal } from './errors';

/** Header that carries the key of one filled form, from the browser to the database. */
export const idempotencyHeader = 'Idempotency-Key';

/** 16 to 100 letters, digits or hyphens: room for a UUID, too short for anything personal. */
export const idempotencyKeyPattern = /^[A-Za-z0-9-]{16,100}$/;

/** The header that carries the id of one call from the browser through function and CMS, and into every log. */
export const requestIdHeader = 'X-Request-Id';

/** A UUID in lower case: nothing personal fits into it. */
export const requestIdPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id in the header, or a new one if the header holds none that is valid. */
export const requestIdOf = (header: string | null | undefined): string =>
  header && requestIdPattern.test(header) ? header : crypto.randomUUID();

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
