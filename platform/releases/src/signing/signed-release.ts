/** Signature of a release: `release.sig.json` covers the exact bytes of `release.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Signer } from './signer.ts';

const SIGNATURE_FILE = 'release.sig.json';
const MANIFEST = 'release.json';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Fields of `release.json` that only the release knows. */
export interface ReleaseFacts {
  version: string;
  /** Person or job that releases. */
  by: string;
  /** ISO time from which shells refuse the release. */
  expires: string;
}

/** Adds the facts to `release.json` of a folder and signs it. */
export const signRelease = (dir: string, signer: Signer, facts: ReleaseFacts): void => {
  const file = path.join(dir, MANIFEST);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  const bytes = Buffer.from(json({ ...manifest, ...facts }));
  writeFileSync(file, bytes);
  writeFileSync(path.join(dir, SIGNATURE_FILE), json(signer.sign(bytes)));
};

export interface SignedManifest {
  /** Bytes of `release.json`. */
  bytes: Buffer;
  /** Parsed `release.sig.json`. Undefined if it is missing or no JSON. */
  signature: unknown;
}

/** @throws Error if there is no `release.json` */
export const readSignedManifest = (dir: string): SignedManifest => {
  const bytes = readFileSync(path.join(dir, MANIFEST));
  let signature: unknown;
  try {
    signature = JSON.parse(readFileSync(path.join(dir, SIGNATURE_FILE), 'utf8'));
  } catch {
    signature = undefined;
  }
  return { bytes, signature };
};
