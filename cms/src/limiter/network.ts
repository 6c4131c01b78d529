import { isIP } from 'node:net';

/** The eight groups of an IPv6 address, `::` filled up. The URL parser writes every address in one way. */
function groups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  const zeros = 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

const bytes = (group: string): string => {
  const value = Number.parseInt(group, 16);
  return `${String(value >> 8)}.${String(value & 255)}`;
};

/**
 * What one customer of a provider holds: an IPv4 address as a whole; of IPv6 its /64, since a customer is given at least
 * that many addresses. IPv4 written as IPv6 (::ffff:192.0.2.1) counts as IPv4.
 * @returns undefined when the text is no address
 */
export function networkOf(address: string): string | undefined {
  const bare = address.trim().replace(/%.*$/, '');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return undefined;
  const all = groups(bare);
  const [high = '0', low = '0'] = all.slice(6);
  if (all.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return `${bytes(high)}.${bytes(low)}`;
  return `${all.slice(0, 4).join(':')}::/64`;
}
