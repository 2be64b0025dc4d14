/** `pnpm size`: bytes of the newest builds against their budgets, and what must not be inside. Run `pnpm build` first. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from './release-store.ts';
import { REMOTE_FOLDERS, WORKSPACE } from './remote-folder.ts';
import { BUDGETS, filesOf, ON_DEMAND, SERVER_ONLY, SHELL_ONLY } from './size/budgets.ts';
import { bundledPackages, unwantedIn } from './size/bundled-packages.ts';
import type { ReleaseManifest } from './webpack/release-manifest.ts';

const KB = 1024;
const rules = { serverOnly: SERVER_ONLY, shellOnly: SHELL_ONLY, onDemand: ON_DEMAND };
const client = (name: string, file: string) => path.join(WORKSPACE, name, 'dist/client', file);

const brotliBytes = (file: string): number =>
  existsSync(`${file}.br`)
    ? readFileSync(`${file}.br`).length
    : brotliCompressSync(readFileSync(file)).length;

const findUnwanted = (name: string, manifest: ReleaseManifest) =>
  readdirSync(client(name, ''))
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((map) => {
      const file = map.replace('.map', '');
      const role = name === 'shell' ? ('shell' as const) : ('remote' as const);
      const isEntry = file === manifest.entry || manifest.app.js.includes(file);
      const packages = bundledPackages(readFileSync(client(name, map), 'utf8'));
      return unwantedIn({ file: `${name}: ${file}`, role, isEntry, packages }, rules);
    });

try {
  const manifests = new Map(
    ['shell', ...REMOTE_FOLDERS].map((name) => [
      name,
      readManifest(path.join(WORKSPACE, name, 'dist/release.json')),
    ]),
  );
  const manifestOf = (name: string) => manifests.get(name) as ReleaseManifest;

  const rows = BUDGETS.map(({ title, kb, parts }) => {
    const files = parts.flatMap((part) =>
      filesOf(manifestOf(part.package), part.chunks).map((file) => client(part.package, file)),
    );
    const used = files.reduce((sum, file) => sum + brotliBytes(file), 0) / KB;
    return { title, used, kb, files: files.length, isOver: used > kb };
  });
  console.log('JavaScript in KB of 1024 bytes, brotli');
  for (const { title, used, kb, files, isOver } of rows) {
    const numbers = `${used.toFixed(1).padStart(7)} of ${String(kb).padStart(3)}`;
    console.log(`${isOver ? '✗' : '✓'} ${title.padEnd(28)}${numbers}  (${files} files)`);
  }

  const unwanted = [...manifests].flatMap(([name, manifest]) => findUnwanted(name, manifest));
  for (const { file, name, why } of unwanted) console.log(`✗ ${file} holds ${name}, which ${why}`);
  if (unwanted.length > 0 || rows.some(({ isOver }) => isOver)) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
