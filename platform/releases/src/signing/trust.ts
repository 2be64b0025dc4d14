/**
 * Verifies signatures of releases and pointers with the keys of `releases.keys.json`, and in a demo shop also
 * with its development key (docs/decisions/0057).
 */
import { type KeyObject, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { publicKeyFrom } from './key-pair.ts';
import { SignatureError } from './refusal.ts';
import { DEVELOPMENT_KEY, parseReleaseKeys, type ReleaseKey } from './release-keys.ts';
import { pointerBytes, signedPointer } from './signed-pointer.ts';
import type { SignedManifest } from './signed-release.ts';
import { signature } from './signer.ts';

/** Clocks of two machines may differ by this much. */
const CLOCK_SKEW_MS = 5 * 60_000;

export interface TrustOptions {
  /** `releases.keys.json`. */
  keysFile: string;
  /** Public development key. Null in production. */
  developmentKeyFile: string | null;
}

/** A key with its limits. The development key has none. */
interface TrustedKey extends Partial<Omit<ReleaseKey, 'publicKey'>> {
  publicKey: KeyObject;
}

interface KeyTexts {
  keys: string;
  development: string;
}

const readTexts = ({ keysFile, developmentKeyFile }: TrustOptions): KeyTexts => {
  let development = '';
  try {
    if (developmentKeyFile) development = readFileSync(developmentKeyFile, 'utf8').trim();
  } catch {
    // No development key was made yet.
  }
  try {
    return { keys: readFileSync(keysFile, 'utf8'), development };
  } catch (error) {
    throw new Error(
      `The keys of releases cannot be read: ${(error as Error).message}. RELEASE_KEYS names their file ` +
        '(docs/guides/keys.md)',
    );
  }
};

const parseTexts = ({ keys, development }: KeyTexts, name: string): ReadonlyMap<string, TrustedKey> => {
  const trusted = new Map<string, TrustedKey>();
  for (const [id, key] of Object.entries(parseReleaseKeys(keys, name)))
    trusted.set(id, { ...key, publicKey: publicKeyFrom(key.publicKey) });
  if (development) trusted.set(DEVELOPMENT_KEY, { publicKey: publicKeyFrom(development) });
  return trusted;
};

/** The error for a key that is not in the keys file. */
const unknownKey = (keyId: string, title: string, name: string): SignatureError =>
  keyId === DEVELOPMENT_KEY
    ? new SignatureError(
        'development-key',
        `${title} is signed with a development key that this shell does not trust. ` +
          'Make a key with: pnpm keys new, and release again',
      )
    : new SignatureError(
        'unknown-key',
        `${title} is signed with the key ${keyId}, which ${name} does not name`,
      );

const assertNotRevoked = ({ revoked }: TrustedKey, keyId: string, title: string): void => {
  if (!revoked) return;
  throw new SignatureError(
    'revoked',
    `${title} is signed with the key ${keyId}, which was revoked on ${revoked.at}: ${revoked.reason}`,
  );
};

const assertOwner = ({ remotes }: TrustedKey, id: string, keyId: string, title: string): void => {
  if (!remotes || remotes.includes(id)) return;
  throw new SignatureError(
    'foreign-key',
    `${title} is signed with the key ${keyId}, which may release only ${remotes.join(', ')}`,
  );
};

const assertInTime = ({ from, until }: TrustedKey, now: number, keyId: string, title: string): void => {
  const refuse = (words: string) => {
    throw new SignatureError('expired', `${title} is signed with the key ${keyId}, which ${words}`);
  };
  if (from && now < Date.parse(from) - CLOCK_SKEW_MS) refuse(`is valid only from ${from}`);
  if (until && now >= Date.parse(until)) refuse(`expired on ${until}`);
};

/** Checks the fields of a signed manifest. @throws SignatureError */
const assertManifest = (bytes: Buffer, id: string, version: string, now: number): void => {
  const manifest = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
  const title = `${id} ${version}`;
  if (manifest.id !== id || manifest.version !== version)
    throw new SignatureError('altered', `${title} is signed as ${manifest.id} ${manifest.version}`);
  const { expires } = manifest;
  if (typeof expires === 'string' && now < Date.parse(expires)) return;
  const why = expires ? `expired on ${expires}` : 'has no expiry date';
  throw new SignatureError('expired', `${title} ${why}. Release it again: pnpm release ${id}`);
};

/** @throws Error if `releases.keys.json` is missing or invalid */
export const openTrust = (options: TrustOptions) => {
  const { keysFile } = options;
  const name = path.basename(keysFile);
  let texts = readTexts(options);
  let keys = parseTexts(texts, name);

  /** Returns the id of the key that signed these bytes. */
  const check = (id: string, bytes: Buffer, signed: unknown, title: string): string => {
    const { success, data } = signature.safeParse(signed);
    if (!success)
      throw new SignatureError('unsigned', `${title} is not signed. Release it with: pnpm release ${id}`);
    const key = keys.get(data.key);
    if (!key) throw unknownKey(data.key, title, name);
    assertNotRevoked(key, data.key, title);
    assertOwner(key, id, data.key, title);
    assertInTime(key, Date.now(), data.key, title);
    if (!verify(null, bytes, key.publicKey, Buffer.from(data.value, 'base64url')))
      throw new SignatureError('altered', `${title} is not what the key ${data.key} signed`);
    return data.key;
  };

  return {
    /** Reads changed key files. Returns whether keys changed. @throws Error for an invalid file */
    refresh(): boolean {
      const next = readTexts(options);
      if (next.keys === texts.keys && next.development === texts.development) return false;
      keys = parseTexts(next, name);
      texts = next;
      return true;
    },
    /** Whether this key may release the remote. True also after it expired, false after it was revoked. */
    allows(keyId: string, id: string): boolean {
      const key = keys.get(keyId);
      return key !== undefined && !key.revoked && (key.remotes?.includes(id) ?? true);
    },
    /** @throws SignatureError unless an owner of the remote signed this pointer */
    checkPointer(id: string, pointer: object) {
      const title = `The pointer of ${id}`;
      const { data, error } = signedPointer.safeParse(pointer);
      if (error) throw new SignatureError('altered', `${title} cannot be used: ${z.prettifyError(error)}`);
      check(id, pointerBytes(id, pointer), data.signature, title);
      return { version: data.version, sequence: data.sequence };
    },
    /**
     * @returns id of the key that signed the release
     * @throws SignatureError unless an owner of the remote signed this release for this id and version
     */
    checkRelease(id: string, version: string, { bytes, signature: signed }: SignedManifest): string {
      const keyId = check(id, bytes, signed, `${id} ${version}`);
      assertManifest(bytes, id, version, Date.now());
      return keyId;
    },
  };
};

export type Trust = ReturnType<typeof openTrust>;
