/**
 * Loads a remote from another web server (`?remote.catalog=http://localhost:3101`). Only the browser renders
 * it.
 */

import { assertUsable, type Release } from 'releases/read-release';
import { type ReleaseManifest, releaseManifest } from 'releases/release-manifest';
import type { Trust } from 'releases/signing/trust';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { isThisMachine } from './rights.ts';

const TIMEOUT_MS = 2_000;

/** Manifest for a development server that has no release.json. */
const bareManifest = (id: string): ReleaseManifest => ({
  id,
  version: 'dev',
  contract: CONTRACT_VERSION,
  federation: '',
  entry: 'remoteEntry.js',
  app: { js: [], css: [] },
  chunks: {},
  integrity: {},
  files: {},
  fonts: [],
});

const ask = (url: string): Promise<Response> =>
  fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });

const releaseOf = (id: string, url: string, manifest: ReleaseManifest, unchecked: boolean): Release => ({
  id,
  version: manifest.version,
  base: `${url}/`,
  manifest,
  clientDir: '',
  serverFile: null,
  unchecked,
});

/** Parsed `release.sig.json`. Undefined if there is none. */
const readSignature = async (url: string): Promise<unknown> => {
  const answer = await ask(`${url}/release.sig.json`);
  return answer.ok ? answer.json() : undefined;
};

/**
 * @param isFar the shell runs on another machine than its visitors, so it cannot read from a developer's machine. The
 * browser then loads the entry of a development server unseen
 * @throws SignatureError for an unsigned release of another machine, ReleaseError, or the network error of an
 * unreachable address
 */
export const readAddress = async (
  id: string,
  url: string,
  { trust, isFar = false }: { trust: Trust; isFar?: boolean },
): Promise<Release> => {
  if (isFar && isThisMachine(url)) return releaseOf(id, url, bareManifest(id), true);
  const answer = await ask(`${url}/release.json`);
  if (answer.status !== 404 && !answer.ok) throw new Error(`HTTP ${answer.status}`);
  const bytes = answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  const own = bytes && releaseManifest.parse(JSON.parse(bytes.toString('utf8')));
  if (bytes && own && !isThisMachine(url))
    trust.checkRelease(id, own.version, { bytes, signature: await readSignature(url) });
  const manifest = own ?? bareManifest(id);
  if (!own && !(await ask(`${url}/${manifest.entry}`)).ok)
    throw new Error(`neither release.json nor ${manifest.entry}`);
  const isBare = !manifest.integrity[manifest.entry];
  const unchecked = isBare && isThisMachine(url);
  assertUsable(manifest, `${id} ${url}`, { unchecked });
  return releaseOf(id, url, manifest, unchecked);
};
