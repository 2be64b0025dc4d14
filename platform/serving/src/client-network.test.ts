import { expect, it } from 'vitest';
import { networkOf, outsideNetworkOf } from './client-network.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '20010db800010002/64'],
  ['2001:db8:1:2::1', '20010db800010002/64'],
  ['2001:db8::1', '20010db800000000/64'],
  ['fe80::1%eth0', 'fe80000000000000/64'],
  ['::1', '0000000000000000/64'],
  ['nobody', 'nobody'],
])('a client at %s belongs to the network %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '20010db800010002/64'],
  // Another machine of the shop, this machine, and a Unix socket.
  ['10.1.2.3', undefined],
  ['::ffff:192.168.4.5', undefined],
  ['fd00:1::2', undefined],
  ['127.0.0.1', undefined],
  [undefined, undefined],
])('a request from %s comes from outside by the network %s', (ip, network) => {
  expect(outsideNetworkOf({ ip })).toBe(network);
});
