/**
 * What would make an install fail, each with the command that helps. Plain JavaScript without libraries, because it runs
 * before the install on any Node, and Node 20 does not run TypeScript.
 */
import { execFile } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Store of pnpm, `node_modules` and the first builds. The README names it, too. */
export const NEEDED_BYTES = 2_300_000_000;
const FIRST_NODE = 20;
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
/** The oldest C library that the pinned Node runs with. */
const FIRST_GLIBC = '2.28';
/** Libraries that the pinned Node links besides the C library and libatomic, with their package in Debian. */
const LIBRARIES = { 'libstdc++.so.6': 'libstdc++6', 'libgcc_s.so.1': 'libgcc-s1' };
const REGISTRY_MS = 10_000;
/** A small package of the lockfile. */
const ASKED_PACKAGE = 'single-spa';

/** @param {number} bytes */
export const gigabytes = (bytes) => `${(bytes / 1e9).toFixed(1)} GB`;

/** @param {string} folder @returns {string} the folder itself, or the nearest one above it that exists */
const existing = (folder) => (existsSync(folder) ? folder : existing(path.dirname(folder)));

/** @param {string} folder */
export const freeBytes = (folder) => {
  const { bavail, bsize } = statfsSync(existing(folder));
  return bavail * bsize;
};

/** @param {string} version of this process's Node */
export const nodeProblem = (version) =>
  Number.parseInt(version, 10) >= FIRST_NODE
    ? undefined
    : `This is Node ${version}. The shop needs Node ${FIRST_NODE} or newer, from https://nodejs.org.`;

/**
 * @param {{ platform: string; glibc?: string; libraries: string }} machine `platform` such as `linux-x64`, `libraries`
 *   the list of libraries that the loader finds
 */
export const systemProblem = ({ platform, glibc, libraries }) => {
  if (!PLATFORMS.includes(platform))
    return `npm has no Node 26 for ${platform}. Use a machine with one of ${PLATFORMS.join(', ')}.`;
  if (!platform.startsWith('linux')) return undefined;
  if (!glibc)
    return 'Node 26 from npm needs the GNU C library. Use a distribution that has it, such as Debian.';
  if (glibc.localeCompare(FIRST_GLIBC, 'en', { numeric: true }) < 0)
    return `The C library is ${glibc}. Node 26 needs ${FIRST_GLIBC} or newer: use Debian 11, Ubuntu 20.04 or later.`;
  const missing = Object.entries(LIBRARIES).filter(([name]) => !libraries.includes(name));
  if (missing.length === 0) return undefined;
  return (
    `Node 26 needs ${missing.map(([name]) => name).join(' and ')}, which this machine lacks. ` +
    `As root: apt-get install ${missing.map(([, debian]) => debian).join(' ')}`
  );
};

/** @param {string[]} folders to write into @param {(folder: string) => number} free bytes that are free there */
export const spaceProblem = (folders, free = freeBytes) => {
  const full = folders.find((folder) => free(folder) < NEEDED_BYTES);
  return full === undefined
    ? undefined
    : `An install needs ${gigabytes(NEEDED_BYTES)} of disk space, and ${full} has ${gigabytes(free(full))}. ` +
        'Free some space, or put the folder of the shop on another disk.';
};

/** @param {string} folder */
const isClosed = (folder) => {
  try {
    accessSync(existing(folder), constants.W_OK);
    return false;
  } catch {
    return true;
  }
};

/** @param {string[]} folders @param {string} home whose owner is another user: npm then advises `sudo chown` */
export const accessProblem = (folders, home = homedir()) => {
  const closed = folders.find(isClosed);
  if (closed === undefined) return undefined;
  return isClosed(home) && !path.relative(home, closed).startsWith('..')
    ? `This user may not write to the home folder ${home}. Use another one: export HOME="$(mktemp -d)"`
    : `This user may not write to ${existing(closed)}. Use a folder of your own: its owner runs the commands.`;
};

/**
 * Asks the registry with npm's own settings (proxy, registry, certificates). A machine without npm is not asked.
 * @param {(command: string, args: string[], options: object) => Promise<unknown>} run
 */
export const networkProblem = async (run = promisify(execFile)) => {
  // Without a network, npm answers from its cache. An empty one makes it ask.
  const cache = mkdtempSync(path.join(tmpdir(), 'npm-'));
  const once = [
    '--fetch-retries=0',
    `--fetch-timeout=${REGISTRY_MS}`,
    '--loglevel=error',
    `--cache=${cache}`,
  ];
  try {
    await run('npm', ['view', ASKED_PACKAGE, 'version', ...once], { timeout: 2 * REGISTRY_MS });
    return undefined;
  } catch (error) {
    const { code, stderr = '' } = /** @type {{ code?: unknown; stderr?: string }} */ (error);
    if (code === 'ENOENT') return undefined;
    const reason = /^npm error (?!code|syscall|errno|network)(.+)$/m.exec(stderr)?.[1];
    return (
      `npm cannot reach its registry${reason ? `: ${reason}` : ''}. Connect this machine to the internet; ` +
      'behind a proxy, run: npm config set proxy http://<host>:<port>'
    );
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
};

const thisMachine = () => {
  const { header, sharedObjects } =
    /** @type {{ header: { glibcVersionRuntime?: string }; sharedObjects: string[] }} */ (
      process.report.getReport()
    );
  const cache = '/etc/ld.so.cache';
  return {
    platform: `${process.platform}-${process.arch}`,
    glibc: header.glibcVersionRuntime,
    libraries: sharedObjects.join(' ') + (existsSync(cache) ? readFileSync(cache, 'latin1') : ''),
  };
};

/**
 * @param {string} workspace @param {string} store folder in which pnpm keeps packages
 * @param {string[]} others folders that an install writes to
 * @returns {string[]} problems of this machine that need no network to find
 */
export const machineProblems = (workspace, store, others) => {
  const node = nodeProblem(process.versions.node);
  if (node) return [node];
  // pnpm links from the store when both are on one disk.
  const isOneDisk = statSync(existing(workspace)).dev === statSync(existing(store)).dev;
  return [
    systemProblem(thisMachine()),
    accessProblem([workspace, store, ...others]),
    spaceProblem(isOneDisk ? [workspace] : [workspace, store]),
  ].filter((problem) => problem !== undefined);
};
