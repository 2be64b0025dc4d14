import { parseReleaseKeys, type ReleaseKeys } from 'releases/signing/release-keys';
import { describe, expect, it } from 'vitest';
import { addKey, describeKeys, endKey, nextKeyId, revokeKey } from './edit-keys.ts';

const now = new Date('2031-01-01T00:00:00.000Z');
const made = { publicKey: 'A'.repeat(43), remotes: ['checkout'], days: 365 };
const keys: ReleaseKeys = addKey({}, 'checkout-1', made, now);

describe('keys of releases', () => {
  it('last a year, and are valid in the file that shells read', () => {
    expect(keys['checkout-1']).toEqual({
      publicKey: made.publicKey,
      remotes: ['checkout'],
      from: '2031-01-01T00:00:00.000Z',
      until: '2032-01-01T00:00:00.000Z',
    });
    expect(parseReleaseKeys(JSON.stringify({ keys }), 'releases.keys.json')).toEqual(keys);
  });

  it('get the first free id of a name or of the key before', () => {
    expect(nextKeyId({}, 'checkout')).toBe('checkout-1');
    expect(nextKeyId(keys, 'checkout')).toBe('checkout-2');
    expect(nextKeyId(keys, 'checkout-1')).toBe('checkout-2');
    expect(() => nextKeyId(keys, '../checkout')).toThrow('is no name for a key');
  });

  it('end after the overlap of a rotation, and never last longer because of it', () => {
    expect(endKey(keys, 'checkout-1', 14, now)['checkout-1']?.until).toBe('2031-01-15T00:00:00.000Z');
    expect(endKey(keys, 'checkout-1', 1_000, now)['checkout-1']?.until).toBe('2032-01-01T00:00:00.000Z');
  });

  it('keep the first reason of a revocation, and are not rotated after it', () => {
    const once = revokeKey(keys, 'checkout-1', 'laptop stolen', now);
    const twice = revokeKey(once, 'checkout-1', 'again', now);
    expect(twice['checkout-1']?.revoked?.reason).toBe('laptop stolen');
    expect(() => endKey(twice, 'checkout-1', 14, now)).toThrow('checkout-1 is revoked');
  });

  it('are listed with their state', () => {
    const later = new Date('2033-01-01T00:00:00.000Z');
    expect(describeKeys(keys, now)).toBe('checkout-1       2031-01-01 to 2032-01-01  checkout  valid');
    expect(describeKeys(keys, later)).toContain('expired');
    expect(describeKeys(revokeKey(keys, 'checkout-1', 'lost', now), later)).toContain(
      'revoked on 2031-01-01: lost',
    );
  });

  it('are named in the error for an unknown id', () => {
    expect(() => revokeKey(keys, 'catalog-1', '', now)).toThrow(
      'There is no key catalog-1. There are: checkout-1',
    );
  });
});
