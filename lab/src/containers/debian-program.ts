/** Finds programs of Debian packages for tests: installed, or unpacked into the workspace's data. */
import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from 'tools/process/run';
import { WORKSPACE } from 'tools/workspace/remote-folder';

const PROGRAM_FOLDERS = ['usr/bin', 'usr/sbin', 'sbin', 'bin', 'usr/local/bin'];
const UNPACKED = path.join(WORKSPACE, 'var/debian');

const findIn = (root: string, program: string): string | undefined =>
  PROGRAM_FOLDERS.map((folder) => path.join(root, folder, program)).find((file) => existsSync(file));

/**
 * Unpacks the package instead of installing it, because an installed server would be started automatically.
 * @returns path of the program, or undefined when it is neither installed nor available as Debian package
 */
export const debianProgram = async (packageName: string, program: string): Promise<string | undefined> => {
  const there = findIn('/', program) ?? findIn(path.join(UNPACKED, packageName), program);
  if (there || !existsSync('/usr/bin/apt-get')) return there;

  const root = path.join(UNPACKED, packageName);
  mkdirSync(root, { recursive: true });
  const download = () => runToEnd('/usr/bin/apt-get', ['download', '-qq', packageName], { cwd: root });
  if ((await download()).code !== 0) {
    // The machine's package lists may be missing or out of date.
    await runToEnd('/usr/bin/apt-get', ['update', '-qq']);
    await download();
  }
  const [archive] = globSync(`${packageName}_*.deb`, { cwd: root });
  if (!archive) return undefined;
  await runToEnd('/usr/bin/dpkg-deb', ['-x', archive, '.'], { cwd: root });
  return findIn(root, program);
};
