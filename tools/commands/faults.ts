/**
 * Puts deliberate faults into a copy of the workspace, one at a time. Fails when a fault's test passes
 * nevertheless. `pnpm test:full faults` tries all faults, `node tools/commands/faults.ts shell/` those of
 * files whose path contains the word.
 */

import { readFaults } from '../src/faults/read-faults.ts';
import { tryFaults } from '../src/faults/try-faults.ts';
import { asCommand } from '../src/process/as-command.ts';
import { WORKSPACE } from '../src/workspace/remote-folder.ts';

await asCommand(async () => {
  const words = process.argv.slice(2);
  const wanted = readFaults(WORKSPACE)
    .flatMap(({ faults }) => faults)
    .filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));
  const unnoticed = await tryFaults(wanted, ({ file, text, testFile, test }, problem) => {
    console.log(`${problem ? '✗' : '✓'} ${file}: ${text}\n    ${testFile}: ${test}`);
    if (problem) console.log(`    ${problem}`);
  });
  console.log(`${wanted.length - unnoticed} of ${wanted.length} faults noticed`);
  process.exitCode = unnoticed > 0 || wanted.length === 0 ? 1 : 0;
});
