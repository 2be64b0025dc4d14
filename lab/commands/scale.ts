/**
 * `node lab/commands/scale.ts [--seed N] [--write]`: prints load, size, cost and first bottleneck of the shop for three
 * numbers of orders per hour, simulated from measured unit costs (docs/scale.md). `--write` writes the tables there.
 */

import { parseArgs } from 'node:util';
import { asCommand } from 'tools/process/as-command';
import { replaceBetween } from '../src/bench/write-table.ts';
import { SEED, scaleTables } from '../src/scale/scale-table.ts';
import { readUnitCosts } from '../src/scale/unit-costs.ts';

await asCommand(async () => {
  const { values } = parseArgs({
    options: { seed: { type: 'string', default: String(SEED) }, write: { type: 'boolean', default: false } },
  });
  const tables = scaleTables(readUnitCosts(), Number(values.seed));
  console.log(tables);
  if (values.write) replaceBetween('simulation', tables, 'docs/scale.md');
});
