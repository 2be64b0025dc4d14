/**
 * `pnpm rollback <remote|shell|office|api> [version]`: makes the previous version, or the given one, current again, and
 * signs the pointer. `--key <file>` is the private key, as in `pnpm release`.
 */
import { parseArgs } from 'node:util';
import { candidateId } from '../src/deploy-check/candidate.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import { asCommand } from '../src/process/as-command.ts';
import { commandWords } from '../src/process/command-words.ts';
import { rollBack } from '../src/release/roll-back.ts';
import { openReleases } from '../src/workspace/releases.ts';

await asCommand(async () => {
  const { positionals, values } = parseArgs({
    args: commandWords(),
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [name, wanted, ...more] = positionals;
  const id = candidateId(name, ...more);
  await rollBack(openReleases(openReleaseSigning(values.key)), id, wanted);
});
