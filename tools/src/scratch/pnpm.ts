/**
 * `pnpm` inside of a scratch workspace: runs the scripts of its packages, and links what a new package
 * declares. The real one would install into the workspace that the scratch was copied from.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolders } from '../workspace/package-folders.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { linkLibraries } from './link-libraries.ts';

const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

/** Words of the command line. `npx` is also this program, so drop its `--yes` and `pnpm@12.18.0`. */
const words = process.argv.slice(2).filter((word) => word !== '--yes' && !word.startsWith('pnpm@'));
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
