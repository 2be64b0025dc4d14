import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import { clientBundle } from './common.ts';
import { editPlugins } from './live.ts';
import { createServerBundle } from './server-bundle.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'syntax-errors-'));
afterAll(() => rmSync(dir, { recursive: true }));

const entry = './view.tsx';
const client = clientBundle({ dir, id: 'gifts', version: '1' });

it.each<[string, Configuration]>([
  ['browser', { ...client, entry, plugins: editPlugins() }],
  ['server', createServerBundle(dir, 'gifts', entry)],
])(
  'a forgotten bracket in the %s bundle shows its place without a stack',
  async (_, config) => {
    writeFileSync(path.join(dir, entry), 'export const a = (1;\n');
    const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
      webpack(config)?.run((error, result) => (error ? fail(error) : done(result))),
    );
    const text = stats?.toString({ preset: 'errors-only' });
    expect(text).toContain('view.tsx: Unexpected token, expected "," (1:19)');
    expect(text).toContain('> 1 | export const a = (1;');
    expect(text).not.toContain('    at ');
  },
  60_000,
);
