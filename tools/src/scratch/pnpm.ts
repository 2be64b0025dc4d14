/**
 * `pnpm` inside of a scratch workspace, also called as `npx --yes pnpm@…`: runs the scripts of its packages, and links
 * what a new package declares. The real one would install into the workspace that the scratch was copied from.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { packageFolders } from '../workspace/package-folders.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Links declared libraries into a new package, from links of other packages. */
const linkLibraries = (dir: string, name: string): void => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(dir, name, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  for (const library of Object.keys({ ...dependencies, ...devDependencies })) {
    const known = readdirSync(dir)
      .map((one) => path.join(dir, one, 'node_modules', library))
      .find((link) => existsSync(link));
    if (!known) throw new Error(`${library} is installed nowhere`);
    const link = path.join(dir, name, 'node_modules', library);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(readlinkSync(known), link);
  }
};

const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

/**
 * Runs the real pnpm in a folder outside of the workspace, by the real `npx`: `--dir` comes only with `npx --yes pnpm@…`.
 * Ends this process.
 */
const runOutside = (folder: string): never => {
  // The `npx` of this folder is this program.
  const ownBin = path.join(WORKSPACE, '.bin');
  const PATH = [path.dirname(process.execPath), ...(process.env.PATH ?? '').split(path.delimiter)]
    .filter((bin) => bin !== ownBin)
    .join(path.delimiter);
  const { status } = spawnSync('npx', process.argv.slice(2), {
    cwd: path.resolve(WORKSPACE, folder),
    stdio: 'inherit',
    env: { ...process.env, PATH, CI: '1' },
  });
  process.exit(status ?? 1);
};

/** Words of the command line. `npx` is also this program, so drop its `--yes` and `pnpm@12.18.0`. */
const words = process.argv.slice(2).filter((word) => word !== '--yes' && !word.startsWith('pnpm@'));
if (words[0] === '--dir') runOutside(words[1] ?? '');
const filtered = words[0] === '--filter' ? words.splice(0, 2)[1] : undefined;
const folder = path.join(WORKSPACE, filtered ?? '');
const [script, ...args] = words;

if (script === 'install') {
  for (const name of packageFolders(WORKSPACE))
    if (!existsSync(path.join(WORKSPACE, name, 'node_modules'))) linkLibraries(WORKSPACE, name);
  process.exit(0);
}
const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const command = scripts[script ?? ''] ?? fail(`${filtered ?? 'The workspace'} has no script ${script}`);
// Pass the arguments as `$@`, so that bash does not interpret them.
const { status } = spawnSync('bash', ['-c', `exec ${command} "$@"`, 'pnpm', ...args], {
  cwd: folder,
  stdio: 'inherit',
});
process.exit(status ?? 1);
