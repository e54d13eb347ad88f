import { networkOf } from './network-of.ts';

test.each([
  ['an IPv4 address', '203.0.113.9', '203.0.113.9'],
  ['one written as IPv6', '::ffff:203.0.113.9', '203.0.113.9'],
  ['one written as IPv6, in capitals', '::FFFF:CB00:7109', '203.0.113.9'],
  ['an address in full', '2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['another of its network', '2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['one in capitals', '2001:DB8:1:2::A', '2001:db8:1:2::/64'],
  ['one of the next network', '2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['zeros within the network', '2001:db8::5:6:7:8', '2001:db8:0:0::/64'],
  ['zeros at its beginning', '::1', '0:0:0:0::/64'],
  ['zeros at its end', '2001:db8::', '2001:db8:0:0::/64'],
  ['what is no address', 'local:host', 'local:host'],
])('%s counts for its network', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});
