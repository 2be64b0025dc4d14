/** Packs the published packages, for a registry or for the folder of another repository. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { bundleTools } from './bundle-tools.ts';
import { compilePublished } from './compile.ts';
import { PUBLISHED, publishedManifest } from './published-manifest.ts';

const TOOLS = 'remote-tools';

/** Name of an archive, as npm writes it. */
const archiveOf = (name: string, version: string): string => `${name}-${version}.tgz`;

/**
 * Packs all published packages.
 * @param out folder of the archives
 * @returns name of each package → file name of its archive
 * @throws Error with the compiler's errors
 */
export const packAll = async (out: string): Promise<Record<string, string>> => {
  const stage = mkdtempSync(path.join(tmpdir(), 'pack-'));
  /** An archive of npm has everything in a folder `package`. */
  const placeOf = (name: string) => path.join(stage, name, 'package');
  try {
    using compiled = await compilePublished();
    for (const name of PUBLISHED) compiled.writeDist(name, path.join(placeOf(name), 'dist'));
    const manifests = [
      ...PUBLISHED.map((name) => publishedManifest(name)),
      await bundleTools(path.join(placeOf(TOOLS), 'dist'), compiled),
    ];
    mkdirSync(out, { recursive: true });
    const archives = manifests.map(async (manifest) => {
      const { name, version } = manifest;
      writeFileSync(path.join(placeOf(name), 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
      if (name !== TOOLS)
        cpSync(path.join(WORKSPACE, name, 'README.md'), path.join(placeOf(name), 'README.md'));
      const archive = archiveOf(name, version);
      const { code, output } = await runToEnd('tar', [
        ...['-czf', path.join(out, archive)],
        ...['-C', path.join(stage, name), 'package'],
      ]);
      if (code !== 0) throw new Error(`${name} was not packed: ${output}`);
      return [name, archive];
    });
    return Object.fromEntries(await Promise.all(archives));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
};
