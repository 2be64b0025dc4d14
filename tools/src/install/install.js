/**
 * Runs before each command of the workspace: installs what is missing. A command that starts after a failed install would
 * run on the wrong Node, so a failure ends here. pnpm's own `verifyDepsBeforeRun: install` goes on.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freeBytes, gigabytes, machineProblems, NEEDED_BYTES, networkProblem } from './problems.js';

const WORKSPACE = fileURLToPath(new URL('../../..', import.meta.url));
const runner = process.env.npm_execpath ?? '';
/** The pnpm that runs this script. `npm start` has none, and npx keeps one in npm's cache. */
const [PNPM, FIRST, CACHES] = runner.includes('pnpm')
  ? [runner, [], []]
  : ['npx', ['--yes', 'pnpm@12.18.0'], [process.env.npm_config_cache ?? path.join(homedir(), '.npm')]];

/** @param {string[]} args @param {import('node:child_process').SpawnSyncOptions} options */
const pnpm = (args, options = {}) =>
  spawnSync(PNPM, [...FIRST, ...args], { cwd: WORKSPACE, ...options, encoding: 'utf8' });

/** @param {string[]} lines */
const stop = (lines) => {
  console.error(['', ...lines].join('\n'));
  process.exit(1);
};

const isInstalled = () =>
  pnpm(['exec', 'true'], { env: { ...process.env, pnpm_config_verify_deps_before_run: 'error' } }).status ===
  0;

if (!isInstalled()) {
  const isFirst = !existsSync(path.join(WORKSPACE, 'node_modules/.modules.yaml'));
  const store = pnpm(['store', 'path']).stdout?.trim() || WORKSPACE;
  const problems = isFirst ? machineProblems(WORKSPACE, store, CACHES) : [];
  if (problems.length > 0) stop(['Nothing was installed:', ...problems.map((problem) => `- ${problem}`)]);
  const offline = await networkProblem();
  // An earlier install may have left all packages in the store.
  if (offline) console.error(`${offline}\nTrying the packages that are already on this machine.`);
  const { status } = pnpm(['install', ...(offline ? ['--offline'] : [])], { stdio: 'inherit' });
  if (status !== 0)
    stop([
      'The packages could not be installed, so the command did not run.',
      offline ??
        `pnpm names the reason above. An install needs ${gigabytes(NEEDED_BYTES)} of disk space; ` +
          `${WORKSPACE} has ${gigabytes(freeBytes(WORKSPACE))}.`,
    ]);
}
