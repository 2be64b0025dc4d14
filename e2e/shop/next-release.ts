/** Releases a new version of a remote while the shop runs, and rolls a remote back. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { addDeltas } from 'releases/add-deltas';
import { hashFiles } from 'releases/release-files';
import { openReleaseStore } from 'releases/release-store';
import type { RemoteId } from 'shared-contracts/remote';
import { openShopSigning } from 'tools/keys/release-signing';

const ROLLBACK = path.resolve(import.meta.dirname, '../../tools/commands/rollback.ts');

const sha384 = (file: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

interface Manifest {
  version: string;
  integrity: Record<string, string>;
  files: Record<string, string>;
}

interface Next {
  /** Suffix that turns the current version into the new one. */
  suffix: string;
  /** Text of the current release, and its replacement in the new one. */
  text: readonly [from: string, to: string];
}

/**
 * Copies the current release, changes a text, hashes it like a build, and releases it with the code of `pnpm release`.
 * @returns its version
 */
export const releaseNext = (releasesDir: string, id: RemoteId, { suffix, text }: Next): string => {
  const releases = openReleaseStore(releasesDir, openShopSigning());
  const current = releases.current(id);
  if (!current) throw new Error(`${id} has no release in ${releasesDir}`);
  const folder = mkdtempSync(path.join(tmpdir(), 'next-release-'));
  try {
    const dist = path.join(folder, 'dist');
    const client = path.join(dist, 'client');
    cpSync(path.join(releasesDir, id, current), dist, { recursive: true });
    let changes = 0;
    for (const name of readdirSync(client)) {
      const file = path.join(client, name);
      // Remove the compressed copies: those of changed scripts contain the old text.
      if (!name.endsWith('.js')) {
        if (name.endsWith('.br')) rmSync(file);
        continue;
      }
      const code = readFileSync(file, 'utf8');
      if (!code.includes(text[0])) continue;
      writeFileSync(file, code.replaceAll(...text));
      changes += 1;
    }
    if (changes === 0) throw new Error(`Nothing of ${id} ${current} says ${text[0]}`);
    const manifestFile = path.join(dist, 'release.json');
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
    for (const name of Object.keys(manifest.integrity))
      manifest.integrity[name] = sha384(path.join(client, name));
    manifest.version = `${current}-${suffix}`;
    manifest.files = hashFiles(dist);
    writeFileSync(manifestFile, JSON.stringify(manifest));
    releases.copy(folder);
    addDeltas(releasesDir, id, manifest.version);
    releases.point(id, manifest.version, 'release');
    return manifest.version;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** `pnpm rollback <remote>`. */
export const rollBack = async (releasesDir: string, id: RemoteId): Promise<void> => {
  // Playwright's own variables must not reach the command.
  const { NODE_OPTIONS: _, ...env } = process.env;
  await promisify(execFile)(process.execPath, [ROLLBACK, id], { env: { ...env, RELEASES_DIR: releasesDir } });
};
