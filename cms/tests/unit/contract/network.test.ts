import { blockOf, networkOf } from '../../../src/contract/network';

test.each([
  ['an IPv4 address is its own network', '192.0.2.1', '192.0.2.1'],
  ['an IPv6 address belongs to its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['so does IPv6 in its short form', '2001:db8::1', '2001:db8:0:0::/64'],
  ['so does IPv6 in capitals with leading zeros', '2001:0DB8:0001:0002::FFFF', '2001:db8:1:2::/64'],
  ['a zone is ignored', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the loopback address belongs to a /64', '::1', '0:0:0:0::/64'],
  ['an IPv4-mapped IPv6 address is IPv4', '::ffff:192.0.2.1', '192.0.2.1'],
  ['so is one as the URL parser writes it', '::ffff:c000:201', '192.0.2.1'],
  ['so is one in capitals', '::FFFF:c000:201', '192.0.2.1'],
  ['so is one in full', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['spaces around an address are ignored', ' 192.0.2.1 ', '192.0.2.1'],
])('%s', (_rule, address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  '',
  'unknown',
  '192.0.2',
  '192.0.2.1:80',
  '[::1]',
  '2001:db8::1::2',
  '1.2.3.4, 5.6.7.8',
  '192.0.2.256',
  '192.0.02.1',
  '1.2.3.4.5',
  '::1]/x[',
  '::1@host',
])('the text "%s" is not an address', (text) => {
  expect(networkOf(text)).toBeUndefined();
  expect(blockOf(text)).toBeUndefined();
});

test.each([
  ['192.0.2.1', '192.0.2.0/24'],
  ['::ffff:192.0.2.1', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
])('the address %s is in the block %s', (address, block) => {
  expect(blockOf(address)).toBe(block);
});
