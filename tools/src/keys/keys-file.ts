/** The file `releases.keys.json`, and the private keys beside it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicTextOf, writePrivateKey } from 'releases/signing/key-pair';
import { parseReleaseKeys, type ReleaseKey, type ReleaseKeys } from 'releases/signing/release-keys';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { addKey } from './edit-keys.ts';
import { keysDir, releaseKeysFile } from './release-signing.ts';

export const readKeys = (file = releaseKeysFile()): ReleaseKeys =>
  parseReleaseKeys(readFileSync(file, 'utf8'), path.basename(file));

/** Writes to the file in place: a container that mounts this one file would not see a renamed one. */
export const writeKeys = (keys: ReleaseKeys): void => {
  const file = releaseKeysFile();
  const text = `${JSON.stringify({ keys }, null, 2)}\n`;
  parseReleaseKeys(text, path.basename(file));
  writeFileSync(file, text);
};

/** @throws Error for a text that is no positive number */
export const daysOf = (text: string): number => {
  const days = Number(text);
  if (Number.isInteger(days) && days > 0) return days;
  throw new Error(`${text} is no number of days`);
};

/** Makes a private key. @returns its public key @throws Error if there is a private key of this id */
const makePrivateKey = (id: string): string => {
  const target = path.join(keysDir(), `${id}.pem`);
  try {
    const publicKey = publicTextOf(writePrivateKey(target));
    console.log(`Private key: ${path.relative(WORKSPACE, target)}. Move it to your secret store`);
    return publicKey;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${target} exists already. Move it away first`);
  }
};

/** Makes a key and adds it to these keys. @param days until it expires */
export const makeKey = (keys: ReleaseKeys, id: string, remotes: string[], days: number): void =>
  writeKeys(addKey(keys, id, { publicKey: makePrivateKey(id), remotes, days }, new Date()));

/** Changes of a known key by the same key in another file: its revocation, or an earlier expiry. Empty for none. */
const changesOf = (known: ReleaseKey, other: ReleaseKey): Partial<ReleaseKey> => ({
  ...(other.revoked && !known.revoked ? { revoked: other.revoked } : {}),
  ...(other.until < known.until ? { until: other.until } : {}),
});

/**
 * Adds the public keys of another `releases.keys.json`, for example of a remote in a repository of its own. A key that
 * is known already takes over a revocation or an earlier expiry. Another file never prolongs a key.
 * @returns one text for each key that changed
 * @throws Error if another key has the same id
 */
export const addKeysOf = (file: string): string[] => {
  const keys = readKeys();
  const done: string[] = [];
  for (const [id, other] of Object.entries(readKeys(path.resolve(WORKSPACE, file)))) {
    const known = keys[id];
    if (!known) {
      keys[id] = other;
      done.push(`${id} for ${other.remotes.join(', ')}`);
      continue;
    }
    if (known.publicKey !== other.publicKey)
      throw new Error(`${id} of ${file} is another key than the one that is known. Rename it there`);
    const changes = changesOf(known, other);
    if (changes.revoked) done.push(`the revocation of ${id}`);
    if (changes.until) done.push(`the end of ${id} on ${changes.until}`);
    keys[id] = { ...known, ...changes };
  }
  writeKeys(keys);
  return done;
};
