import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import { clientBundle } from './common.ts';
import { createServerBundle } from './server-bundle.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'strict-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const library = { type: 'module' };

/** @returns the built module, which loads a page that throws while it is evaluated */
const build = async (name: string, output: Configuration['output']): Promise<{ load(): Promise<object> }> => {
  const dir = path.join(folder, name);
  mkdirSync(dir);
  writeFileSync(path.join(dir, 'main.js'), "export const load = () => import('./page.js');");
  writeFileSync(
    path.join(dir, 'page.js'),
    "export const page = fails(); function fails() { throw Error('storage'); }",
  );
  const compiler = webpack({
    context: dir,
    mode: 'production',
    target: 'node26',
    entry: './main.js',
    experiments: { outputModule: true },
    output: { ...output, path: path.join(dir, 'dist'), filename: 'main.mjs', library },
  });
  await new Promise<void>((done, fail) => compiler?.run((error) => (error ? fail(error) : done())));
  return import(pathToFileURL(path.join(dir, 'dist/main.mjs')).href) as never;
};

it.each([
  ['browser', clientBundle({ dir: folder, id: 'catalog', version: '1' }).output],
  ['server', createServerBundle(folder, 'catalog', './server.tsx').output],
])(
  'a module of the %s that threw while it was evaluated throws again at the next import',
  async (name, output) => {
    const { load } = await build(name, output);
    await expect(load()).rejects.toThrow('storage');
    await expect(load()).rejects.toThrow('storage');
  },
);
