import {
  isPublicAddress,
  namesPrivateAddress,
} from '../../../../src/leads/webhooks/public-address';

test.each(['8.8.8.8', '193.5.216.1', '2606:4700::1111', '2a00:1450:400a:80b::2003'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.0.9'],
  ['loopback', '::1'],
  ['unspecified', '0.0.0.0'],
  ['unspecified', '::'],
  ['private', '10.1.2.3'],
  ['private', '172.16.0.1'],
  ['private', '192.168.1.1'],
  ['unique local', 'fd00::1'],
  ['site-local', 'fec0::1'],
  ['link-local', '169.254.1.1'],
  ['link-local', 'fe80::1'],
  ['the metadata of a cloud', '169.254.169.254'],
  ['the metadata of a cloud', 'fd00:ec2::254'],
  ['shared by a provider', '100.64.0.1'],
  ['multicast', '224.0.0.1'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['reserved', '240.0.0.1'],
  ['for documents', '203.0.113.5'],
  ['for documents', '2001:db8::1'],
  ['for benchmarks', '198.18.0.1'],
  ['IPv4 in IPv6, mapped', '::ffff:127.0.0.1'],
  ['IPv4 in IPv6, mapped', '::ffff:7f00:1'],
  ['IPv4 in IPv6, mapped, also of a public one', '::ffff:8.8.8.8'],
  ['IPv4 in IPv6, compatible', '::7f00:1'],
  ['IPv4 in IPv6, by NAT64', '64:ff9b::7f00:1'],
  ['IPv4 in IPv6, by NAT64 of its own network', '64:ff9b:1::1'],
  ['IPv4 in IPv6, by 6to4', '2002:7f00:1::1'],
  ['IPv4 in IPv6, by Teredo', '2001::1'],
  ['outside of what is given out', '4000::1'],
  ['no address', 'localhost'],
])('an address that is %s is not public: %s', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.0.0.1/',
  'https://0177.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::10.0.0.1]/',
])('%s names a private address, however it is written', (url) => {
  expect(namesPrivateAddress(new URL(url))).toBe(true);
});

test.each(['https://example.com/', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])(
  '%s does not',
  (url) => {
    expect(namesPrivateAddress(new URL(url))).toBe(false);
  },
);
