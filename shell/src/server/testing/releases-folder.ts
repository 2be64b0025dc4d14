/** A releases folder for tests: enough of each release for the server to read it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export interface ReleasesFolder {
  dir: string;
  add(id: string, version: string, changes?: object): void;
  point(versions: Record<string, string>): void;
  remove(): void;
}

export const aManifest = (id: string, version: string) => ({
  id,
  version,
  contract: CONTRACT_VERSION,
  federation: '2',
  entry: 'remoteEntry.js',
  app: { js: [], css: [] },
  chunks: {},
  integrity: { 'remoteEntry.js': 'sha384-x' },
});

export const createReleasesFolder = (): ReleasesFolder => {
  const dir = mkdtempSync(path.join(tmpdir(), 'releases-'));
  return {
    dir,
    add(id, version, changes = {}) {
      const folder = path.join(dir, id, version);
      mkdirSync(path.join(folder, 'client'), { recursive: true });
      writeFileSync(path.join(folder, 'client/remoteEntry.js'), `// ${id} ${version}`);
      writeFileSync(
        path.join(folder, 'release.json'),
        JSON.stringify({ ...aManifest(id, version), ...changes }),
      );
    },
    point(versions) {
      const remotes = Object.fromEntries(Object.entries(versions).map(([id, version]) => [id, { version }]));
      writeFileSync(path.join(dir, 'remotes.json'), JSON.stringify({ remotes }));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
