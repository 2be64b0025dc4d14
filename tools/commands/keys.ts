/**
 * `pnpm keys new <name> --remotes checkout,…`: makes a key that may release these packages. The private key goes
 * to `var/keys/<id>.pem`, the public key to `releases.keys.json`.
 * - `pnpm keys list` shows all keys
 * - `pnpm keys rotate <id>` makes the successor of a key; the old one stays valid for 14 days (`--overlap`)
 * - `pnpm keys revoke <id> --reason "…"` makes shells refuse everything that the key signed. If a current release
 *   is among it, the command refuses and names it; `--now` revokes nevertheless
 * - `pnpm keys add <file>` adds the public keys of another repository
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseKeys } from 'releases/signing/release-keys';
import { candidateName } from '../src/deploy-check/candidate.ts';
import { describeKeys, endKey, keyOf, nextKeyId, revokeKey } from '../src/keys/edit-keys.ts';
import { DEFAULT_KEY_DAYS, daysOf, makeKey, readKeys, takeKeys, writeKeys } from '../src/keys/keys-file.ts';
import { releaseKeysFile } from '../src/keys/release-signing.ts';
import { releasesSignedBy } from '../src/keys/signed-by.ts';
import { openReleases, pullReleases } from '../src/workspace/releases.ts';

const USAGE =
  'pnpm keys new <name> --remotes checkout,… | list | rotate <id> | revoke <id> --reason "…" | add <file>';

/** Name of the file with the public keys. */
const FILE = path.basename(releaseKeysFile());

const add = (keys: ReleaseKeys, id: string, remotes: string[], days: number): void => {
  makeKey(keys, id, remotes, days);
  console.log(`Public key: ${id} in ${FILE}. Commit this file and deploy it to the shells`);
};

const revoke = async (id: string, reason: string, isNow: boolean): Promise<void> => {
  const keys = readKeys();
  keyOf(keys, id);
  const releases = openReleases();
  if (!isNow) await pullReleases(releases);
  const live = isNow ? [] : await releasesSignedBy(id, releases);
  if (live.length > 0)
    throw new Error(
      `${id} signed current releases: ${live.join(', ')}. Release them with another key first. ` +
        'If the key was stolen, add --now: shells then stop these releases within seconds',
    );
  writeKeys(revokeKey(keys, id, reason, new Date()));
  console.log(`${id} is revoked. Commit ${FILE} and deploy it to the shells`);
};

const run = async (): Promise<void> => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      remotes: { type: 'string', default: '' },
      days: { type: 'string', default: DEFAULT_KEY_DAYS },
      overlap: { type: 'string', default: '14' },
      reason: { type: 'string', default: 'no reason given' },
      now: { type: 'boolean', default: false },
    },
  });
  const [command, name = ''] = positionals;
  if (!name && command !== 'list') throw new Error(USAGE);
  if (command === 'list') {
    console.log(describeKeys(readKeys(), new Date()) || 'There is no key yet. Make one with: pnpm keys new');
  } else if (command === 'new') {
    const words = values.remotes.split(',').filter(Boolean);
    if (words.length === 0) throw new Error('Which packages may the key release? --remotes checkout,…');
    const remotes = words.map((word) => candidateName(word.trim()).replace('mfe-', ''));
    const keys = readKeys();
    add(keys, nextKeyId(keys, name), remotes, daysOf(values.days));
  } else if (command === 'rotate') {
    const keys = readKeys();
    const { remotes } = keyOf(keys, name);
    const ended = endKey(keys, name, daysOf(values.overlap), new Date());
    add(ended, nextKeyId(keys, name), remotes, daysOf(values.days));
    console.log(`${name} stays valid until ${ended[name]?.until}. Release with the new key before`);
  } else if (command === 'add') {
    const added = takeKeys(name);
    console.log(`Added to ${FILE}: ${added.join(', ') || 'nothing, all keys are there'}`);
  } else if (command === 'revoke') await revoke(name, values.reason, values.now);
  else throw new Error(USAGE);
};

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
