/** Reads a release, and verifies its signature and the files that the server runs or inlines. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { type ReleaseManifest, releaseManifest } from './release-manifest.ts';
import { readSignedManifest } from './signing/signed-release.ts';
import type { Trust } from './signing/trust.ts';
import { withoutSourceMap } from './without-source-map.ts';

/** A verified release. */
export interface Release {
  readonly id: string;
  readonly version: string;
  /** URL folder of the browser files, with a final slash. */
  readonly base: string;
  readonly manifest: ReleaseManifest;
  readonly clientDir: string;
  /** Null if only the browser renders it (a remote that is loaded from another address). */
  readonly serverFile: string | null;
  /**
   * Verified bytes of `serverFile`, which workers run instead of the file. Missing for a remote that is being edited.
   */
  readonly serverSource?: Uint8Array;
  /** Name → verified style sheet, which pages inline. Missing for a remote that is being edited. */
  readonly styles?: ReadonlyMap<string, string>;
  /** True for a local build in `pnpm dev`, whose files have no hashes. Never true for a release. */
  readonly unchecked?: boolean;
  /** Id of the key that signed it. Missing for a remote from another address, which is not signed. */
  readonly signedBy?: string;
}

/** Error for a release that the shell cannot use. The message says why. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly reason: 'missing' | 'contract' | 'no-hash' | 'tampered';

  constructor(reason: ReleaseError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** @throws ReleaseError if the shell does not support the contract version, or the entry has no hash */
export const assertUsable = (
  { contract, entry, app, integrity }: ReleaseManifest,
  title: string,
  { unchecked = false } = {},
): void => {
  if (contract < OLDEST_SERVED_CONTRACT || contract > CONTRACT_VERSION) {
    throw new ReleaseError(
      'contract',
      `${title} speaks contract ${contract}; ` +
        `this shell serves ${OLDEST_SERVED_CONTRACT} to ${CONTRACT_VERSION}`,
    );
  }
  const unhashed = [entry, ...app.js].find((file) => !integrity[file]);
  if (unhashed && !unchecked) throw new ReleaseError('no-hash', `${title} names no hash of ${unhashed}`);
};

const SERVER_BUNDLE = 'server/index.mjs';

/** Reads a file of a release and compares it with its hash. @throws ReleaseError */
const readVerified = (dir: string, file: string, { files }: ReleaseManifest, title: string): Buffer => {
  const bytes = readFileSync(path.join(dir, file));
  const hash = files[file];
  if (!hash) throw new ReleaseError('no-hash', `${title} names no hash of ${file}`);
  if (hash !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`)
    throw new ReleaseError('tampered', `${title}: ${file} is not what was built`);
  return bytes;
};

/**
 * Reads verified style sheets. The CSP allows every style that the shell inlines, so the hash is checked
 * here. @throws ReleaseError
 */
const readStyles = (dir: string, manifest: ReleaseManifest, title: string): ReadonlyMap<string, string> => {
  const names = [manifest.app, ...Object.values(manifest.chunks)].flatMap(({ css }) => css);
  return new Map(
    [...new Set(names)].map((name) => [
      name,
      withoutSourceMap(readVerified(dir, `client/${name}`, manifest, title).toString('utf8')),
    ]),
  );
};

export interface ReadOptions {
  trust: Trust;
  /** True in `pnpm dev`: remotes that are being edited have no hashes and their own URL. */
  live?: boolean;
}

/** @throws SignatureError, ReleaseError, or ZodError for an invalid manifest */
export const readRelease = (
  releasesDir: string,
  id: string,
  version: string,
  { trust, live = false }: ReadOptions,
): Release => {
  const title = `${id} ${version}`;
  const dir = path.join(releasesDir, id, version);
  const file = path.join(dir, 'release.json');
  if (!existsSync(file)) throw new ReleaseError('missing', `${title} is not released here`);
  const signed = readSignedManifest(dir);
  const signedBy = trust.checkRelease(id, version, signed);
  const manifest = releaseManifest.parse(JSON.parse(signed.bytes.toString('utf8')));
  const edited = live ? manifest.base : undefined;
  assertUsable(manifest, title, { unchecked: edited !== undefined });
  const served = !edited && {
    serverSource: readVerified(dir, SERVER_BUNDLE, manifest, title),
    styles: readStyles(dir, manifest, title),
  };
  const clientDir = path.join(dir, 'client');
  statSync(path.join(clientDir, manifest.entry));
  return {
    id,
    version,
    base: edited ?? `/remotes/${id}/${version}/`,
    manifest,
    clientDir,
    serverFile: path.join(dir, SERVER_BUNDLE),
    signedBy,
    ...served,
  };
};
