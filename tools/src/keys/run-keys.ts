/** The commands of `pnpm keys`, also for the repository of one remote. */
import path from 'node:path';
import type { parseArgs } from 'node:util';
import type { ReleaseKeys } from 'releases/signing/release-keys';
import { openReleases, pullReleases } from '../workspace/releases.ts';
import { describeKeys, endKey, keyOf, nextKeyId, revokeKey } from './edit-keys.ts';
import { addKeysOf, daysOf, makeKey, readKeys, writeKeys } from './keys-file.ts';
import { releaseKeysFile } from './release-signing.ts';
import { releasesSignedBy } from './signed-by.ts';

/** For `parseArgs`. */
export const KEY_OPTIONS = {
  days: { type: 'string' },
  overlap: { type: 'string' },
  reason: { type: 'string' },
  now: { type: 'boolean' },
} as const;

interface KeyWords {
  /** `new`, `list`, `rotate`, `revoke` or `add`. */
  command: string | undefined;
  /** Name of a key, its id, or a file. */
  name: string | undefined;
  values: ReturnType<typeof parseArgs<{ options: typeof KEY_OPTIONS }>>['values'];
  /** Packages that a new key may release. @throws Error if nothing names them */
  remotes(): string[];
  /** Instruction for the changed file with the public keys. */
  next: string;
}

const DEFAULT_KEY_DAYS = '365';
const OVERLAP_DAYS = '14';

const revoke = async (id: string, reason: string, isNow: boolean): Promise<void> => {
  const keys = readKeys();
  keyOf(keys, id);
  if (!isNow) {
    const releases = openReleases();
    await pullReleases(releases);
    const signed = await releasesSignedBy(id, releases);
    if (signed.length > 0)
      throw new Error(
        `${id} signed current releases: ${signed.join(', ')}. Release them with another key first. ` +
          'If the key was stolen, add --now: shells then stop these releases within seconds',
      );
  }
  writeKeys(revokeKey(keys, id, reason, new Date()));
};

/** @throws Error with `usage` for other words */
export const runKeys = async (
  { command, name, values, remotes, next }: KeyWords,
  usage: string,
): Promise<void> => {
  const file = path.basename(releaseKeysFile());
  const days = (): number => daysOf(values.days ?? DEFAULT_KEY_DAYS);
  const add = (keys: ReleaseKeys, id: string, owned: string[]): void => {
    makeKey(keys, id, owned, days());
    console.log(`Public key: ${id} in ${file}. ${next}`);
  };
  if (command === 'list')
    return console.log(
      describeKeys(readKeys(), new Date()) || 'There is no key yet. Make one with: pnpm keys new',
    );
  if (!name) throw new Error(usage);
  switch (command) {
    case 'new': {
      const owned = remotes();
      const keys = readKeys();
      return add(keys, nextKeyId(keys, name), owned);
    }
    case 'rotate': {
      const keys = readKeys();
      const { remotes: owned } = keyOf(keys, name);
      const ended = endKey(keys, name, daysOf(values.overlap ?? OVERLAP_DAYS), new Date());
      add(ended, nextKeyId(keys, name), owned);
      return console.log(`${name} stays valid until ${ended[name]?.until}. Release with the new key before`);
    }
    case 'add':
      return console.log(`Added to ${file}: ${addKeysOf(name).join(', ') || 'nothing, all keys are there'}`);
    case 'revoke':
      await revoke(name, values.reason ?? 'no reason given', values.now ?? false);
      return console.log(`${name} is revoked. ${next}`);
    default:
      throw new Error(usage);
  }
};
