/** Finds or installs Chromium and its headless shell for the journeys. */
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { runToEnd } from '../process/run.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

/** Chromium is missing or cannot run, and cannot be installed. The message is one sentence with the remedy. */
export class ChromiumError extends Error {
  override name = 'ChromiumError';
}

const PLAYWRIGHT_CLI = path.join(WORKSPACE, 'e2e/node_modules/@playwright/test/cli.js');

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Folders in which Playwright stores downloaded browsers. */
const PLAYWRIGHT_CACHES = [
  process.env.PLAYWRIGHT_BROWSERS_PATH,
  path.join(homedir(), '.cache/ms-playwright'),
  path.join(homedir(), 'Library/Caches/ms-playwright'),
];
const PLAYWRIGHT_BINARIES = [
  'chromium-*/chrome-linux*/chrome',
  'chromium-*/chrome-mac*/*.app/Contents/MacOS/*',
];

/** The headless shell: Chromium's pages without the window around them. */
const INSTALLED_SHELLS = ['/usr/bin/chromium-headless-shell'];
const PLAYWRIGHT_SHELLS = ['chromium_headless_shell-*/chrome-*/{headless_shell,chrome-headless-shell}'];

const firstFile = (installed: readonly string[], binaries: readonly string[]): string | undefined =>
  [
    ...installed,
    ...PLAYWRIGHT_CACHES.filter((folder) => folder !== undefined).flatMap((folder) =>
      binaries.flatMap((pattern) => globSync(path.join(folder, pattern))),
    ),
  ].find((file) => existsSync(file));

/**
 * @returns the program's path, or undefined when the machine has none
 * @throws ChromiumError when the setting CHROMIUM names a file that does not exist
 */
export const findChromium = (chosen = process.env.CHROMIUM): string | undefined => {
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new ChromiumError(`CHROMIUM names ${chosen}, which does not exist. Correct it or unset it.`);
  }
  return firstFile(INSTALLED, PLAYWRIGHT_BINARIES);
};

/**
 * The headless shell needs half the processor time of Chromium's browser process. It has no back/forward cache.
 * @returns the program's path, or undefined when the machine has none or the setting CHROMIUM names a browser
 */
export const findHeadlessShell = (chosen = process.env.CHROMIUM): string | undefined =>
  chosen ? undefined : firstFile(INSTALLED_SHELLS, PLAYWRIGHT_SHELLS);

/** Commands that install Chromium: Debian's package if this process may install it, then Playwright's download. */
const installers = (): { command: string; args: string[] }[][] => {
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const apt = (...args: string[]) => ({ command: '/usr/bin/apt-get', args });
  const debian = [
    apt('update', '-qq'),
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium'),
    // Older distributions have no such package.
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'),
  ];
  const playwright = [{ command: process.execPath, args: [PLAYWRIGHT_CLI, 'install', 'chromium'] }];
  return mayInstall ? [debian, playwright] : [playwright];
};

const REMEDY =
  'Install Chromium or Google Chrome (Debian, as root: apt-get install chromium), or set CHROMIUM to the path of one.';

/** First line of an output that names a fault, without stack frames. */
const reasonOf = (output: string): string =>
  (
    /^.*(?:error|failed|cannot|could not|not found).*$/im.exec(output)?.[0] ??
    output.split('\n')[0] ??
    ''
  ).trim();

/** @returns why the program does not run, or undefined when it does. A browser without its libraries exists, too. */
export const chromiumProblem = async (program: string): Promise<string | undefined> => {
  const { code, output } = await runToEnd(program, ['--version']).catch((error: Error) => ({
    code: 1,
    output: error.message,
  }));
  return code === 0 ? undefined : `${program} cannot run (${reasonOf(output)})`;
};

/** @returns why the browser or the headless shell of the journeys does not run */
const foundProblem = async (browser: string): Promise<string | undefined> => {
  const shell = findHeadlessShell();
  return (await chromiumProblem(browser)) ?? (shell && (await chromiumProblem(shell)));
};

/**
 * Find a Chromium that runs, or install one.
 * @throws ChromiumError when neither works
 */
export const ensureChromium = async (say: (line: string) => void = () => {}): Promise<string> => {
  const existing = findChromium();
  const problem = existing && (await foundProblem(existing));
  if (existing && !problem) return existing;
  if (problem && process.env.CHROMIUM) throw new ChromiumError(`${problem}. ${REMEDY}`);
  say(`${problem ?? 'No Chromium on this machine'}; installing one`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  let lastProblem = problem ?? 'No Chromium was found';
  for (const steps of installers()) {
    let output = '';
    for (const { command, args } of steps) output = (await runToEnd(command, args, { env })).output;
    const installed = findChromium();
    const remainingProblem = installed
      ? await foundProblem(installed)
      : `No Chromium could be installed (${reasonOf(output)})`;
    if (installed && !remainingProblem) return installed;
    lastProblem = remainingProblem ?? lastProblem;
  }
  throw new ChromiumError(`${lastProblem}. ${REMEDY}`);
};
