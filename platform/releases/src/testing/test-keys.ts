/** Release keys for tests. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicTextOf } from '../signing/key-pair.ts';
import type { ReleaseKey, ReleaseKeys } from '../signing/release-keys.ts';
import { createSigner, type Signer } from '../signing/signer.ts';
import { openTrust, type Trust } from '../signing/trust.ts';

const ALL = ['account', 'catalog', 'checkout', 'content', 'qa', 'shell', 'office', 'api'];

export interface TestKey {
  signer: Signer;
  key: ReleaseKey;
}

/** A key that is valid for a long time. @param changes to its entry in the keys file */
export const aReleaseKey = (id: string, changes: Partial<ReleaseKey> = {}): TestKey => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const key: ReleaseKey = {
    publicKey: publicTextOf(privateKey),
    remotes: ALL,
    from: '2020-01-01T00:00:00.000Z',
    until: '2999-01-01T00:00:00.000Z',
    ...changes,
  };
  return { signer: createSigner(id, privateKey, key.until), key };
};

export interface KeysFolder {
  keysFile: string;
  trust: Trust;
  write(keys: ReleaseKeys): void;
}

/** Writes a keys file to the folder, and trusts it. */
export const writeKeysFile = (dir: string, keys: ReleaseKeys): KeysFolder => {
  const keysFile = path.join(dir, 'releases.keys.json');
  const write = (next: ReleaseKeys) => writeFileSync(keysFile, JSON.stringify({ keys: next }));
  write(keys);
  return { keysFile, write, trust: openTrust({ keysFile, developmentKeyFile: null }) };
};
