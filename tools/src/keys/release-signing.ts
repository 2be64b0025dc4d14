/**
 * Signing of the commands: with the private key of `--key`, `RELEASE_KEY_FILE` or `RELEASE_KEY`, otherwise with
 * the development key of a demo shop.
 */
import type { KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { developmentKeyFile, openDevelopmentKey } from 'releases/signing/development-key';
import { privateKeyFrom, publicTextOf } from 'releases/signing/key-pair';
import { parseReleaseKeys } from 'releases/signing/release-keys';
import { createReleaseSigning, type ReleaseSigning } from 'releases/signing/release-signing';
import { createSigner, type Signer } from 'releases/signing/signer';
import { openTrust } from 'releases/signing/trust';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Days after which shells refuse a release. */
const DEFAULT_DAYS = 365;

const workspacePath = (value: string | undefined, fallback: string): string =>
  path.resolve(WORKSPACE, value || fallback);

/** Public keys that shells trust. */
export const releaseKeysFile = (): string => workspacePath(process.env.RELEASE_KEYS, 'releases.keys.json');
/** Folder of private keys, which git ignores. */
export const keysDir = (): string => workspacePath(process.env.KEYS_DIR, 'var/keys');

const isProductionShop = (): boolean => process.env.SHOP_MODE === 'production';

interface PrivateKey {
  key: KeyObject;
  /** Where it comes from, for error texts. */
  source: string;
}

const parseKey = (pem: string, source: string): PrivateKey => {
  try {
    return { key: privateKeyFrom(pem), source };
  } catch (error) {
    throw new Error(`${source} is no private release key: ${(error as Error).message}`);
  }
};

/** Private key of the settings. Null without one. */
const readPrivateKey = (file = process.env.RELEASE_KEY_FILE): PrivateKey | null => {
  if (file) {
    try {
      return parseKey(readFileSync(workspacePath(file, ''), 'utf8'), file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new Error(`There is no release key at ${file}. Make one with: pnpm keys new`);
    }
  }
  return process.env.RELEASE_KEY ? parseKey(process.env.RELEASE_KEY, 'RELEASE_KEY') : null;
};

const signerOf = ({ key, source }: PrivateKey): Signer => {
  const keys = parseReleaseKeys(readFileSync(releaseKeysFile(), 'utf8'), path.basename(releaseKeysFile()));
  const publicText = publicTextOf(key);
  const [id, known] = Object.entries(keys).find(([, one]) => one.publicKey === publicText) ?? [];
  if (id && known) return createSigner(id, key, known.until);
  throw new Error(`The key of ${source} is not in ${releaseKeysFile()}. Shells would refuse what it signs`);
};

const openSigner = (file?: string): Signer => {
  const own = readPrivateKey(file);
  if (own) return signerOf(own);
  if (!isProductionShop()) return openDevelopmentKey(keysDir());
  throw new Error(
    'Releases must be signed: set RELEASE_KEY_FILE or RELEASE_KEY to your private key (docs/guides/keys.md)',
  );
};

const readDays = (): number => {
  const text = process.env.RELEASE_DAYS;
  const days = text ? Number(text) : DEFAULT_DAYS;
  if (Number.isInteger(days) && days > 0) return days;
  throw new Error(`RELEASE_DAYS is ${text}, which is no number of days`);
};

/** Name of the account that runs the command. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without an entry.
    return 'unknown';
  }
};

const signingWith = (signer: Signer): ReleaseSigning => {
  const trust = openTrust({
    keysFile: releaseKeysFile(),
    developmentKeyFile: isProductionShop() ? null : developmentKeyFile(keysDir()),
  });
  return createReleaseSigning({ signer, trust, by: process.env.RELEASED_BY || userName(), days: readDays() });
};

/**
 * Signing of `pnpm release` and `pnpm rollback`.
 * @param file private key; default: the settings
 * @throws Error that names the missing setting
 */
export const openReleaseSigning = (file?: string): ReleaseSigning => signingWith(openSigner(file));

/**
 * Signing of a shop that runs from its sources: all packages, so a demo shop uses its development key also when the
 * settings name the key of a team.
 */
export const openShopSigning = (): ReleaseSigning =>
  signingWith(isProductionShop() ? openSigner() : openDevelopmentKey(keysDir()));
