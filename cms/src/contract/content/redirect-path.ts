import { isObject } from '../json';

// A redirect becomes a line of the host's rules. What is accepted here has only signs that stand for themselves there: no
// white space, which separates the parts of a line, and neither `*` nor `:`, which stand for any text.

/** Of an address, once it is encoded. */
const maxAddress = 500;

/** Where it is typed wrongly, a sentence for the person who typed it. */
export interface BadAddress {
  problem: string;
}

export const isBad = (address: unknown): address is BadAddress =>
  isObject(address) && typeof address.problem === 'string';

const bad = (problem: string): BadAddress => ({ problem });

const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\*:]/u;

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** Each part of a path as it is sent, with as few signs encoded as possible; undefined for one that no rule can hold. */
function encoded(path: string): string | undefined {
  const parts = path.split('/').slice(1);
  const names: string[] = [];
  for (const [place, part] of parts.entries()) {
    const name = decoded(part);
    if (name === undefined) return undefined;
    const isLast = place === parts.length - 1;
    if (forbidden.test(name) || name.includes('/') || (name === '' && !isLast)) return undefined;
    if (name === '.' || name === '..') return undefined;
    names.push(encodeURI(name).replace(/[?#]/g, encodeURIComponent));
  }
  return `/${names.join('/')}`;
}

const form =
  'Write the part after the host, such as /blog/old-name, without "*", ":", backslashes or double slashes.';

/** The text without the site's own host, if it begins with one. */
function withoutHost(text: string, ownHosts: readonly string[]): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
  const { host, username, password } = new URL(text);
  if (!ownHosts.includes(host) || username !== '' || password !== '') return text;
  const rest = text.replace(/^https?:\/\/[^/?#\\]+/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * The path that a redirect leads away from, as a request has it.
 * @param text what an admin typed: a path, or an address of the site
 * @param ownHosts the hosts of the site
 */
export function readFrom(text: string, ownHosts: readonly string[]): string | BadAddress {
  const path = withoutHost(text.trim(), ownHosts);
  if (/^https?:\/\//i.test(path)) return bad('The old address must be one of this site.');
  if (/[?#]/.test(path))
    return bad('The old address has neither "?" nor "#": only its path counts.');
  const name = path.startsWith('/') ? encoded(path) : undefined;
  if (name === undefined) return bad(`The old address is no path. ${form}`);
  const own = name.length > 1 ? name.replace(/\/$/, '') : name;
  if (own.length > maxAddress) {
    return bad(`The old address must have at most ${String(maxAddress)} characters.`);
  }
  return own;
}

/** The part of an address after its path, without signs that mean something in a rule. */
const tail = ({ search, hash }: URL) =>
  (search + hash).replace(/[*:\s\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function readForeign(text: string): string | BadAddress {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:')
    return bad('An address of another site must begin with https://.');
  if (url.username !== '' || url.password !== '') {
    return bad('The new address must not hold a user name or a password.');
  }
  const path = encoded(url.pathname);
  if (path === undefined) return bad(`The path of the new address is not valid. ${form}`);
  return url.origin + path + tail(url);
}

/**
 * The address that a redirect leads to: a place of the site, or an `https` address of another one.
 * @param text what an admin typed
 * @param ownHosts the hosts of the site
 */
export function readTarget(text: string, ownHosts: readonly string[]): string | BadAddress {
  const place = withoutHost(text.trim(), ownHosts);
  if (/\p{Cc}/u.test(place)) return bad(`The new address is not valid. ${form}`);
  let target: string | BadAddress;
  if (/^[a-z][a-z\d+.-]*:/i.test(place)) {
    target = readForeign(place);
  } else {
    const [path = ''] = place.split(/[?#]/);
    const name = path.startsWith('/') ? encoded(path) : undefined;
    if (name === undefined) return bad(`The new address is no path. ${form}`);
    const own = name.length > 1 ? name.replace(/\/$/, '') : name;
    target = own + tail(new URL(place.slice(path.length), 'https://site.invalid'));
  }
  if (typeof target === 'string' && target.length > maxAddress) {
    return bad(`The new address must have at most ${String(maxAddress)} characters.`);
  }
  return target;
}

/** What follows the path of an address: its query and its fragment. */
export const tailOf = (address: string): string => /[?#].*$/s.exec(address)?.[0] ?? '';

/** An address with what followed the path of another one, unless it has a query or a fragment itself, or becomes too long. */
export function withTail(address: string, before: string): string {
  const joined = address + before;
  return tailOf(address) === '' && joined.length <= maxAddress ? joined : address;
}

/**
 * What two addresses have in common that the site takes for one: the path in small letters, without what follows it.
 * An address of another site has a key that no path has.
 */
export function addressKey(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return (path.length > 1 ? path.replace(/\/$/, '') : path).toLowerCase();
}

/** Whether a redirect can be a line of the rules: what was stored by another way than `readFrom` and `readTarget` is checked, too. */
export const isRule = (from: string, to: string | null): boolean =>
  readFrom(from, []) === from && (to === null || readTarget(to, []) === to);
