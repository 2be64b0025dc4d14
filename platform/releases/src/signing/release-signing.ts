/** Signing for the release store: the signature of a release, of its pointer, and whether shells accept them. */
import { SignatureError } from './refusal.ts';
import { signPointer } from './signed-pointer.ts';
import { readSignedManifest, signRelease } from './signed-release.ts';
import type { Signature, Signer } from './signer.ts';
import type { Trust } from './trust.ts';

const DAY_MS = 86_400_000;

export interface ReleaseSigning {
  /** For a check before the build. @throws SignatureError for a key of another team */
  assertOwner(id: string): void;
  /** Signs the files of a release folder as this version. @throws SignatureError for a key of another team */
  signRelease(id: string, version: string, dir: string): void;
  signPointer<Pointer extends object>(id: string, pointer: Pointer): Pointer & { signature: Signature };
  /** Whether shells accept the signature of this release folder. @param key `own`: only one of this key */
  isReleaseValid(release: ReleaseFolder, key: 'any' | 'own'): boolean;
  isPointerValid(id: string, pointer: object): boolean;
  /** @throws SignatureError with the reason for which shells refuse this release folder */
  assertReleaseValid(release: ReleaseFolder): void;
}

interface ReleaseFolder {
  id: string;
  version: string;
  dir: string;
}

export interface SigningOptions {
  signer: Signer;
  trust: Trust;
  /** Person or job that releases. */
  by: string;
  /** Shells refuse a release after so many days, or when its key expires. */
  days: number;
}

/** Result of a check, or null if it throws. */
const orNull = <T>(check: () => T): T | null => {
  try {
    return check();
  } catch {
    return null;
  }
};

export const createReleaseSigning = ({ signer, trust, by, days }: SigningOptions): ReleaseSigning => {
  const assertOwner = (id: string): void => {
    if (trust.allows(signer.keyId, id)) return;
    throw new SignatureError(
      'foreign-key',
      `The key ${signer.keyId} may not release ${id}. pnpm keys list shows what each key may release`,
    );
  };
  const expiry = (): string => {
    const ends = [Date.now() + days * DAY_MS, ...(signer.until ? [Date.parse(signer.until)] : [])];
    return new Date(Math.min(...ends)).toISOString();
  };
  const keyOf = ({ id, version, dir }: ReleaseFolder): string =>
    trust.checkRelease(id, version, readSignedManifest(dir));

  return {
    assertOwner,
    signRelease(id, version, dir) {
      assertOwner(id);
      signRelease(dir, signer, { version, by, expires: expiry() });
    },
    signPointer(id, pointer) {
      assertOwner(id);
      return signPointer(id, pointer, signer);
    },
    isReleaseValid(release, key) {
      const keyId = orNull(() => keyOf(release));
      return keyId !== null && (key === 'any' || keyId === signer.keyId);
    },
    isPointerValid: (id, pointer) => orNull(() => trust.checkPointer(id, pointer)) !== null,
    assertReleaseValid: (release) => void keyOf(release),
  };
};
