import { isIP } from 'node:net';

/** The eight groups of an IPv6 address, `::` filled up. The URL parser writes every address in one way. */
function groups(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after] = canonical
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  if (after === undefined) return before;
  const zeros = 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
}

/**
 * What is counted as one: an IPv4 address, also where it is written as IPv6; of IPv6 the /64, since a customer is given at
 * least that many addresses. A text that is no address counts as it is.
 */
export function networkOf(address: string): string {
  const bare = address.trim().replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const all = groups(bare);
  const isIpv4 = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? all.join(':') : `${all.slice(0, 4).join(':')}::/64`;
}
