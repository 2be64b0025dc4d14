import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from 'tools/workspace/remote-folder';
import { expect, it } from 'vitest';
import { scaleTables } from './scale-table.ts';
import { readUnitCosts } from './unit-costs.ts';

it('docs/scale.md has the tables that the simulation prints', () => {
  const text = readFileSync(path.join(WORKSPACE, 'docs/scale.md'), 'utf8');
  const tables = /<!-- simulation -->\n([\s\S]*?)\n<!-- \/simulation -->/.exec(text)?.[1];
  expect(tables, 'run node lab/commands/scale.ts --write').toBe(scaleTables(readUnitCosts()));
});
