/** Signing for the release store: the signature of a release, of its pointer, and whether shells accept them. */
import { SignatureError } from './refusal.ts';
import { signPointer } from './signed-pointer.ts';
import { readSignedManifest, signRelease } from './signed-release.ts';
import type { Signer } from './signer.ts';
import type { Trust } from './trust.ts';

const DAY_MS = 86_400_000;

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

export const createReleaseSigning = ({ signer, trust, by, days }: SigningOptions) => {
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
    /** For a check before the build. @throws SignatureError for a key of another team */
    assertOwner,
    /** Signs the files of a release folder as this version. @throws SignatureError for a key of another team */
    signRelease(id: string, version: string, dir: string): void {
      assertOwner(id);
      signRelease(dir, signer, { version, by, expires: expiry() });
    },
    signPointer<Pointer extends object>(id: string, pointer: Pointer) {
      assertOwner(id);
      return signPointer(id, pointer, signer);
    },
    /**
     * Whether shells accept the signature of this release folder.
     * @param key `any`: one of any key that may release the package. `own`: only one of this key
     */
    isReleaseValid(release: ReleaseFolder, key: 'any' | 'own'): boolean {
      const keyId = orNull(() => keyOf(release));
      return keyId !== null && (key === 'any' || keyId === signer.keyId);
    },
    isPointerValid: (id: string, pointer: object) => orNull(() => trust.checkPointer(id, pointer)) !== null,
    /** @throws SignatureError with the reason for which shells refuse this release folder */
    assertReleaseValid: (release: ReleaseFolder) => void keyOf(release),
  };
};

export type ReleaseSigning = ReturnType<typeof createReleaseSigning>;
