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

/** An address, as IPv4 wherever it is one. */
function read(address: string): { ipv4: string } | { groups: string[] } | undefined {
  const bare = address.trim().replace(/%.*$/, '');
  if (ipv4.test(bare)) return { ipv4: bare };
  const all = groups(bare);
  if (all === undefined) return undefined;
  const [high = '0', low = '0'] = all.slice(6);
  const isIpv4 = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isIpv4 ? { ipv4: `${bytes(high)}.${bytes(low)}` } : { groups: all };
}

/**
 * What one customer of a provider holds: an IPv4 address as a whole; of IPv6 its /64, since a customer is given at least
 * that many addresses. IPv4 written as IPv6 (::ffff:192.0.2.1) counts as IPv4.
 * @returns undefined when the text is no address
 */
export function networkOf(address: string): string | undefined {
  const known = read(address);
  if (known === undefined) return undefined;
  return 'ipv4' in known ? known.ipv4 : `${known.groups.slice(0, 4).join(':')}::/64`;
}

/**
 * The block around an address, which whoever holds one address of it may well hold as a whole: of IPv4 the /24, of IPv6 the
 * /48.
 * @returns undefined when the text is no address
 */
export function blockOf(address: string): string | undefined {
  const known = read(address);
  if (known === undefined) return undefined;
  if ('ipv4' in known) return known.ipv4.replace(/\d+$/, '0/24');
  return `${known.groups.slice(0, 3).join(':')}::/48`;
}
