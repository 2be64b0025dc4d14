/** A copy of the workspace to change at will: its sources, and links to the libraries that are installed here. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE } from '../remote-folder.ts';
import { runToEnd } from '../run.ts';

/** What is made, not written; and the history. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'releases',
  'var',
  'reports',
  'test-results',
  'coverage',
  '.git',
  '.turbo',
  '.build-lock',
]);

export interface ScratchWorkspace {
  dir: string;
  /** Run a command line in it; the shop's own programs come first in PATH. */
  run(commandLine: string, env?: NodeJS.ProcessEnv): Promise<{ code: number; output: string }>;
  /** Give a new package the libraries that it declares, as `pnpm install` would. */
  install(name: string): void;
  remove(): void;
}

const packagesIn = (dir: string): string[] =>
  readdirSync(dir, { withFileTypes: true })
    .filter((item) => item.isDirectory() && existsSync(path.join(dir, item.name, 'package.json')))
    .map(({ name }) => name);

/** pnpm's links are relative: they lead to the copies of our own packages, and through the top's link to the libraries. */
const copyLinks = (name: string, dir: string): void => {
  const from = path.join(WORKSPACE, name, 'node_modules');
  if (!existsSync(from)) return;
  cpSync(from, path.join(dir, name, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !path.basename(source).startsWith('.'),
  });
};

/** What a test runner sets for itself must not reach the programs. */
const outsideOfTests = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(NODE_ENV|NODE_OPTIONS|TEST|VITEST.*|VITE_.*)$/.test(name),
    ),
  );

export const createScratchWorkspace = (): ScratchWorkspace => {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-scratch-'));
  cpSync(WORKSPACE, dir, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)),
  });
  symlinkSync(path.join(WORKSPACE, 'node_modules'), path.join(dir, 'node_modules'));
  const packages = packagesIn(dir);
  for (const name of packages) copyLinks(name, dir);

  return {
    dir,
    run: (commandLine, env = {}) =>
      runToEnd('bash', ['-euo', 'pipefail', '-c', commandLine], {
        cwd: dir,
        env: {
          ...outsideOfTests(),
          PATH: `${path.join(WORKSPACE, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
          NO_COLOR: '1',
          ...env,
        },
      }),
    install(name) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(
        readFileSync(path.join(dir, name, 'package.json'), 'utf8'),
      ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
      for (const library of Object.keys({ ...dependencies, ...devDependencies })) {
        const link = path.join(dir, name, 'node_modules', library);
        const known = packages
          .map((one) => path.join(dir, one, 'node_modules', library))
          .find((one) => existsSync(one));
        if (!known) throw new Error(`${library} is installed nowhere`);
        mkdirSync(path.dirname(link), { recursive: true });
        symlinkSync(readlinkSync(known), link);
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
};
