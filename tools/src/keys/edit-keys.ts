/** Changes of `releases.keys.json`. Each function returns the new keys. */
import type { ReleaseKey, ReleaseKeys } from 'releases/signing/release-keys';

const DAY_MS = 86_400_000;
const inDays = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString();

/** @throws Error that lists the existing ids */
export const keyOf = (keys: ReleaseKeys, id: string): ReleaseKey => {
  const key = keys[id];
  if (key) return key;
  throw new Error(`There is no key ${id}. There are: ${Object.keys(keys).join(', ') || 'none'}`);
};

/**
 * First free id of a name: `checkout-1`, `checkout-2`, … @param name also an id, whose number is dropped
 * @throws Error for a name with other characters
 */
export const nextKeyId = (keys: ReleaseKeys, name: string): string => {
  const stem = name.replace(/-\d+$/, '');
  if (!/^[a-z][a-z-]*$/.test(stem)) throw new Error(`${name} is no name for a key. Use a-z and -`);
  for (let n = 1; ; n += 1) if (!keys[`${stem}-${n}`]) return `${stem}-${n}`;
};

export interface NewKey {
  publicKey: string;
  remotes: string[];
  /** Days until the key expires. */
  days: number;
}

export const addKey = (
  keys: ReleaseKeys,
  id: string,
  { publicKey, remotes, days }: NewKey,
  now: Date,
): ReleaseKeys => ({
  ...keys,
  [id]: { publicKey, remotes, from: now.toISOString(), until: inDays(now, days) },
});

/** Lets a key expire after so many days, unless it expires earlier. @throws Error for a revoked key */
export const endKey = (keys: ReleaseKeys, id: string, days: number, now: Date): ReleaseKeys => {
  const key = keyOf(keys, id);
  if (key.revoked) throw new Error(`${id} is revoked. Make a new key with: pnpm keys new`);
  const [until = key.until] = [inDays(now, days), key.until].sort();
  return { ...keys, [id]: { ...key, until } };
};

/** Marks a key as revoked. A second revocation changes nothing. */
export const revokeKey = (keys: ReleaseKeys, id: string, reason: string, now: Date): ReleaseKeys => {
  const key = keyOf(keys, id);
  return { ...keys, [id]: { ...key, revoked: key.revoked ?? { at: now.toISOString(), reason } } };
};

const stateOf = ({ from, until, revoked }: ReleaseKey, now: Date): string => {
  if (revoked) return `revoked on ${revoked.at.slice(0, 10)}: ${revoked.reason}`;
  if (now >= new Date(until)) return 'expired';
  return now < new Date(from) ? 'not valid yet' : 'valid';
};

/** One line for each key. */
export const describeKeys = (keys: ReleaseKeys, now: Date): string =>
  Object.entries(keys)
    .map(([id, key]) => {
      const dates = `${key.from.slice(0, 10)} to ${key.until.slice(0, 10)}`;
      return `${id.padEnd(16)} ${dates}  ${key.remotes.join(', ')}  ${stateOf(key, now)}`;
    })
    .join('\n');
