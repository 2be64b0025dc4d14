import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import webpack from 'webpack';
import { FederationIds } from './federation-ids.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'federation-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** @param hash part of the name of the federation plugin's entry @returns the built script */
const build = async (
  hash: string,
  plugins: { apply(compiler: webpack.Compiler): void }[],
): Promise<string> => {
  const dir = path.join(folder, hash);
  const entry = path.join(dir, `node_modules/.federation/entry.${hash}.js`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, 'module.exports = 1;');
  writeFileSync(
    path.join(dir, 'main.js'),
    `globalThis.entry = require('./node_modules/.federation/entry.${hash}.js');`,
  );
  const compiler = webpack({
    context: dir,
    mode: 'production',
    entry: './main.js',
    output: { path: path.join(dir, 'dist') },
    optimization: { moduleIds: 'deterministic' },
    plugins,
  });
  await new Promise<void>((done, fail) => compiler?.run((error) => (error ? fail(error) : done())));
  return readFileSync(path.join(dir, 'dist/main.js'), 'utf8');
};

it('builds the same script from an entry whose name contains another hash', async () => {
  const hashes = ['0123456789abcdef', 'fedcba9876543210'];
  const [first, second] = await Promise.all(hashes.map((hash) => build(hash, [new FederationIds()])));
  expect(second).toBe(first);
  const [one, other] = await Promise.all(hashes.map((hash) => build(hash, [])));
  expect(other).not.toBe(one);
});
