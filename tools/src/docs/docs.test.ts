import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';

// `demo-shop/content` holds texts for shoppers: their links lead to pages of the shop, and the demo shop's
// tests check them.
const documents = globSync('**/*.md', {
  cwd: WORKSPACE,
  exclude: (name) => /node_modules|^var|dist|^releases|^demo-shop\/content/.test(name),
});
const scriptsOf = (file: string): string[] =>
  Object.keys((JSON.parse(readFileSync(path.join(WORKSPACE, file), 'utf8')) as { scripts: object }).scripts);
/** Those of this workspace, and of a remote in a repository of its own. */
const scripts = [
  ...scriptsOf('package.json'),
  ...scriptsOf('tools/templates/own-repository/package.json.tpl'),
];

const linksOf = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] as string)
    .filter((link) => !/^[a-z]+:/.test(link));

/** Paths in backticks that start with a folder of the workspace and name a file. */
const pathsOf = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:api|demo-shop|e2e|docs|office|shared-[a-z]+|shell|tools|platform|mfe-[a-z]+)\/[\w./-]+\.(?:ts|tsx|md|json|css|js))`/g,
    ),
  ].map((match) => match[1] as string);

const commandsOf = (text: string): string[] =>
  [...text.matchAll(/(?:pnpm@[\d.]+|`pnpm) ([a-z][\w:-]*)/g)].map((match) => match[1] as string);

/** Commands that fail on a machine with only Node 20 and npm: it has no pnpm, and its Node runs no TypeScript. */
const bareCommandsOf = (text: string): string[] =>
  text.match(/^ *(?:[A-Z_]+=\S+ )*pnpm .*|^(?: {4})?node \S+\.ts.*/gm) ?? [];

/**
 * True if the path names a file, or an import from another package (`shared-ui/price` for
 * `shared-ui/src/price`).
 */
const exists = (file: string): boolean =>
  [file, file.replace('/', '/src/')].some((one) => existsSync(path.join(WORKSPACE, one)));

describe('documents', () => {
  it.each(documents)('%s names only files and commands that exist', (name) => {
    const text = readFileSync(path.join(WORKSPACE, name), 'utf8');
    const here = path.dirname(path.join(WORKSPACE, name));
    const lost = [
      ...linksOf(text).filter((link) => !existsSync(path.resolve(here, link))),
      ...pathsOf(text).filter((file) => !exists(file)),
      ...commandsOf(text).filter((command) => ![...scripts, 'install', 'exec'].includes(command)),
    ];
    expect(lost).toEqual([]);
  });

  it.each(documents)('%s has only commands that run with Node 20 and npm', (name) => {
    expect(bareCommandsOf(readFileSync(path.join(WORKSPACE, name), 'utf8'))).toEqual([]);
  });
});
