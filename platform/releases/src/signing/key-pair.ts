/** Ed25519 keys: the private key as a PEM file, the public key as base64url text. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The 32 bytes of the public key in base64url. */
export const publicTextOf = (privateKey: KeyObject): string =>
  createPublicKey(privateKey).export({ format: 'jwk' }).x as string;

export const publicKeyFrom = (text: string): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' });

/** @param pem also with `\n` in place of line breaks, as some secret stores give it */
export const privateKeyFrom = (pem: string): KeyObject => {
  const key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`it is a key of type ${key.asymmetricKeyType}`);
  return key;
};

/**
 * Writes a new private key that only its owner can read. The file appears whole.
 * @throws Error with code EEXIST if the file exists
 */
export const writePrivateKey = (file: string): KeyObject => {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(part, file);
  } finally {
    rmSync(part);
  }
  return privateKey;
};
