import { expect, it } from 'vitest';
import { openStorage } from './open-storage.ts';
import { readBucketAddress } from './storage-address.ts';

it.each([
  ['s3://releases', { bucket: 'releases', prefix: '' }],
  ['s3://releases/', { bucket: 'releases', prefix: '' }],
  ['s3://shop.releases/live', { bucket: 'shop.releases', prefix: 'live/' }],
  ['s3://releases/live/cl/', { bucket: 'releases', prefix: 'live/cl/' }],
])('reads the address %s', (text, address) => expect(readBucketAddress(text)).toEqual(address));

it.each(['s3://', 's3://A', 's3://bucket/../other', 's3://bucket//x', 'https://bucket', '/folder'])(
  'refuses the address %s',
  (text) => expect(readBucketAddress(text)).toBeNull(),
);

it('opens a folder or a bucket, and names both when the address is neither', () => {
  expect(openStorage('/var/shop').title).toBe('/var/shop');
  expect(openStorage('s3://bucket/live/').title).toBe('s3://bucket/live');
  expect(() => openStorage('gs://bucket')).toThrow('Use a folder, or s3://bucket/prefix');
  expect(() => openStorage('s3://bucket//x')).toThrow('is no storage');
});
