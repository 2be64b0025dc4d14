/** Programs of Debian packages that only tests need: the installed one, or one unpacked beside the workspace's other data. */
import { existsSync, globSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

const PROGRAM_FOLDERS = ['usr/bin', 'usr/sbin', 'sbin', 'bin', 'usr/local/bin'];
const UNPACKED = path.join(WORKSPACE, 'var/debian');

const findIn = (root: string, program: string): string | undefined =>
  PROGRAM_FOLDERS.map((folder) => path.join(root, folder, program)).find((file) => existsSync(file));

/**
 * Unpacks the package instead of installing it: an installed server would be started by the machine.
 * @returns the program's path, or undefined when this machine has no such program and no Debian packages
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
