const byte = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const ipv4 = new RegExp(`^${byte}(?:\\.${byte}){3}$`);
const ipv6Characters = /^[\da-f:.]+$/i;

/** The eight groups of an IPv6 address, `::` filled up. The URL parser checks an address and writes it in one way. */
function groups(address: string): string[] | undefined {
  const url = `http://[${address}]`;
  if (!ipv6Characters.test(address) || !URL.canParse(url)) return undefined;
  const [before = [], after] = new URL(url).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')));
  if (after === undefined) return before;
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
  if (ipv4.test(bare)) return bare;
  const all = groups(bare);
  if (all === undefined) return undefined;
  const [high = '0', low = '0'] = all.slice(6);
  if (all.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return `${bytes(high)}.${bytes(low)}`;
  return `${all.slice(0, 4).join(':')}::/64`;
}
