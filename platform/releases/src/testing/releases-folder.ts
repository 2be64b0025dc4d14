/** A releases folder for tests, with the minimum that the server reads. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { Canary } from '../canary/canary.ts';

export interface ReleasesFolder {
  dir: string;
  /** @param bundle code of the server bundle */
  add(id: string, version: string, changes?: object, bundle?: string): void;
  point(versions: Record<string, string>, canaries?: Record<string, Canary>): void;
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

export const createReleasesFolder = (): ReleasesFolder => {
  const dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  return {
    dir,
    add(id, version, changes = {}, bundle) {
      const folder = path.join(dir, id, version);
      mkdirSync(path.join(folder, 'client'), { recursive: true });
      writeFileSync(path.join(folder, 'client/remoteEntry.js'), `// ${id} ${version}`);
      const files = addServerBundle(folder, bundle);
      writeFileSync(
        path.join(folder, 'release.json'),
        JSON.stringify({ ...aManifest(id, version), files, ...changes }),
      );
    },
    point(versions, canaries = {}) {
      const remotes = Object.fromEntries(
        Object.entries(versions).map(([id, version]) => [id, { version, canary: canaries[id] }]),
      );
      writeFileSync(path.join(dir, 'remotes.json'), JSON.stringify({ remotes }));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
