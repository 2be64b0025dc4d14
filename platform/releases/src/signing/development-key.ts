/** The key of a demo shop, made at the first start. It may release every remote, and no production shell trusts it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from 'object-storage/write-whole';
import { privateKeyFrom, publicTextOf, writePrivateKey } from './key-pair.ts';
import { DEVELOPMENT_KEY } from './release-keys.ts';
import { createSigner, type Signer } from './signer.ts';

/** Public part of the development key in the folder of private keys. */
export const developmentKeyFile = (keysDir: string): string =>
  path.join(keysDir, `${DEVELOPMENT_KEY}.public`);

/** Reads the development key, or makes it. Several processes may do so at the same time. */
export const openDevelopmentKey = (keysDir: string): Signer => {
  const file = path.join(keysDir, `${DEVELOPMENT_KEY}.pem`);
  if (!existsSync(file)) {
    try {
      writePrivateKey(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  const privateKey = privateKeyFrom(readFileSync(file, 'utf8'));
  const publicFile = developmentKeyFile(keysDir);
  if (!existsSync(publicFile)) writeWhole(publicFile, `${publicTextOf(privateKey)}\n`);
  return createSigner(DEVELOPMENT_KEY, privateKey);
};
