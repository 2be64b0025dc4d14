import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scaleTables } from '../scale/scale-table.ts';
import { readUnitCosts } from '../scale/unit-costs.ts';
import { WORKSPACE } from '../workspace/remote-folder.ts';

it('docs/scale.md has the tables that the simulation prints', () => {
  const text = readFileSync(path.join(WORKSPACE, 'docs/scale.md'), 'utf8');
  const tables = /<!-- simulation -->\n([\s\S]*?)\n<!-- \/simulation -->/.exec(text)?.[1];
  expect(tables, 'run node tools/commands/scale.ts --write').toBe(scaleTables(readUnitCosts()));
});
