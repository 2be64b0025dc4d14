/** A signed releases folder for tests, with the minimum that the server reads. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Canary } from '../canary/canary.ts';
import { isApp } from '../pointers.ts';
import { keyOfSecret, type Preview, type Previews } from '../preview/preview.ts';
import type { RegistryOptions } from '../releases-in-use.ts';
import { openPointerMemory } from '../signing/pointer-memory.ts';
import { signPointer } from '../signing/signed-pointer.ts';
import { signRelease } from '../signing/signed-release.ts';
import { aReleaseKey, writeKeysFile } from './test-keys.ts';

export interface ReleasesFolder {
  dir: string;
  keysFile: string;
  /** State of a shell that follows this folder. */
  stateFile: string;
  /** Options of a registry that trusts this folder. */
  options(): RegistryOptions;
  /** @param bundle code of the server bundle */
  add(id: string, version: string, changes?: object, bundle?: string): void;
  point(
    versions: Record<string, string>,
    canaries?: Record<string, Canary>,
    previews?: Record<string, Previews>,
  ): void;
  remove(): void;
}

const NO_PAGES = 'export const render = () => null;';

/** Writes a server bundle. Returns `files` of the manifest. */
export const addServerBundle = (folder: string, code = NO_PAGES): Record<string, string> => {
  mkdirSync(path.join(folder, 'server'), { recursive: true });
  writeFileSync(path.join(folder, 'server/index.mjs'), code);
  return { 'server/index.mjs': `sha384-${createHash('sha384').update(code).digest('base64')}` };
};

export const aManifest = (id: string, version: string) => ({
  id,
  version,
  contract: CONTRACT_VERSION,
  federation: '2',
  entry: 'remoteEntry.js',
  app: { js: [], css: [] },
  chunks: {},
  integrity: { 'remoteEntry.js': 'sha384-x' },
  files: {},
});

/** A canary for a pointer. */
export const aCanary = (version: string, share: number, changes: Partial<Canary> = {}): Canary => ({
  version,
  share,
  since: '2031-01-01T00:00:00.000Z',
  seed: `seed-${version}`,
  ...changes,
});

/** A preview for a pointer. */
export const aPreview = (version: string, secret: string, changes: Partial<Preview> = {}): Preview => ({
  version,
  since: '2026-01-01T00:00:00.000Z',
  until: '2999-01-01T00:00:00.000Z',
  key: keyOfSecret(secret),
  ...changes,
});

const KEY_ID = 'test-1';
/** Time of the first pointer. */
const FIRST_MS = Date.UTC(2031, 0, 1);

export const createReleasesFolder = (): ReleasesFolder => {
  const dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const { signer, key } = aReleaseKey(KEY_ID);
  const { keysFile, trust } = writeKeysFile(dir, { [KEY_ID]: key });
  const stateFile = path.join(dir, 'state.json');
  let sequence = 0;
  /** Remote id → versions, newest first. */
  const earlier = new Map<string, string[]>();
  const since = new Map<string, string>();
  return {
    dir,
    keysFile,
    stateFile,
    options: () => ({ trust, memory: openPointerMemory(stateFile, dir) }),
    add(id, version, changes = {}, bundle) {
      const folder = path.join(dir, id, version);
      mkdirSync(path.join(folder, 'client'), { recursive: true });
      writeFileSync(path.join(folder, 'client/remoteEntry.js'), `// ${id} ${version}`);
      const files = addServerBundle(folder, bundle);
      writeFileSync(
        path.join(folder, 'release.json'),
        JSON.stringify({ ...aManifest(id, version), files, ...changes }),
      );
      signRelease(folder, signer, { version, by: 'a test', expires: key.until });
    },
    point(versions, canaries = {}, previews = {}) {
      sequence += 1;
      const pointers = Object.fromEntries(
        Object.entries(versions).map(([id, version]) => {
          const known = earlier.get(id) ?? [];
          if (known[0] !== version) since.set(id, new Date(FIRST_MS + sequence * 1_000).toISOString());
          const previous = known.filter((one) => one !== version);
          earlier.set(id, [version, ...previous]);
          const beside = { canary: canaries[id], previews: previews[id] };
          const pointer = { version, since: since.get(id), by: 'release', previous, ...beside };
          return [id, signPointer(id, { ...pointer, sequence }, signer)];
        }),
      );
      const ofApps = Object.entries(pointers).filter(([id]) => isApp(id));
      const remotes = Object.fromEntries(Object.entries(pointers).filter(([id]) => !isApp(id)));
      const file = ofApps.length > 0 ? { remotes, apps: Object.fromEntries(ofApps) } : { remotes };
      writeFileSync(path.join(dir, 'remotes.json'), JSON.stringify(file));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
