import { blockOf, networkOf } from '../../../src/contract/network';

test.each([
  ['IPv4 is counted as a whole', '192.0.2.1', '192.0.2.1'],
  ['IPv6 is counted by its /64', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['so is IPv6 in its short form', '2001:db8::1', '2001:db8:0:0::/64'],
  ['and in capitals, with leading zeros', '2001:0DB8:0001:0002::FFFF', '2001:db8:1:2::/64'],
  ['a zone is left out', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['the address of the machine itself', '::1', '0:0:0:0::/64'],
  ['IPv4 written as IPv6 is IPv4', '::ffff:192.0.2.1', '192.0.2.1'],
  ['as the URL parser writes it too', '::ffff:c000:201', '192.0.2.1'],
  ['in capitals too', '::FFFF:c000:201', '192.0.2.1'],
  ['and in full', '0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['blanks around an address are left out', ' 192.0.2.1 ', '192.0.2.1'],
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
])('the text "%s" is no address', (text) => {
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
