import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedVersions } from './shared-packages.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'shared-packages-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('records the version that the remote has installed, and not the one of the tools', () => {
  const folder = path.join(dir, 'node_modules/react');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'react', version: '19.2.7' }));
  const shared = sharedVersions(dir);
  // A remote may use what 19.2 has, so an older shell must not load it.
  const recorded = { version: '19.2.7', requiredVersion: '^19.2.0' };
  expect(shared).toMatchObject({ react: recorded, 'react/jsx-runtime': recorded });
  expect(shared.effector?.version).toMatch(/^\d+\.\d+\.\d+$/);
});
