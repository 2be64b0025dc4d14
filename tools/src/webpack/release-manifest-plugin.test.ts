import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { Compilation } from 'webpack';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { describeBuild } from './release-manifest-plugin.ts';

it('records the version of the federation that the workspace builds with', () => {
  const catalogue = readFileSync(path.join(WORKSPACE, 'pnpm-workspace.yaml'), 'utf8');
  const [, version] = /"@module-federation\/enhanced": (\S+)/.exec(catalogue) ?? [];
  const entry = { name: 'checkout', files: ['remoteEntry.js'], canBeInitial: () => true };
  const compilation = { chunks: [entry], modules: [], getAssets: () => [] };
  const options = { id: 'checkout', version: '1', exposes: ['app'], shared: {} };
  expect(describeBuild(compilation as unknown as Compilation, options).federation).toBe(version);
});
