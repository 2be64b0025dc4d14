/**
 * `pnpm keys new <name> --remotes checkout,…`: makes a key that may release these packages. The private key goes
 * to `var/keys/<id>.pem`, the public key to `releases.keys.json`.
 * - `pnpm keys list` shows all keys
 * - `pnpm keys rotate <id>` makes the successor of a key; the old one stays valid for 14 days (`--overlap`)
 * - `pnpm keys revoke <id> --reason "…"` makes shells refuse everything that the key signed. If a current release
 *   is among it, the command refuses and names it; `--now` revokes nevertheless
 * - `pnpm keys add <file>` adds the public keys of another repository
 */
import { parseArgs } from 'node:util';
import { candidateId } from '../src/deploy-check/candidate.ts';
import { KEY_OPTIONS, runKeys } from '../src/keys/run-keys.ts';
import { asCommand } from '../src/process/as-command.ts';
import { commandWords } from '../src/process/command-words.ts';

const USAGE =
  'pnpm keys new <name> --remotes checkout,… | list | rotate <id> | revoke <id> --reason "…" | add <file>';

/** @throws Error without a name, and for an unknown one */
const remotesOf = (text: string): string[] => {
  const words = text.split(',').filter(Boolean);
  if (words.length === 0) throw new Error('Which packages may the key release? --remotes checkout,…');
  return words.map((word) => candidateId(word.trim()));
};

await asCommand(async () => {
  const { positionals, values } = parseArgs({
    args: commandWords(),
    allowPositionals: true,
    options: { remotes: { type: 'string', default: '' }, ...KEY_OPTIONS },
  });
  const [command, name] = positionals;
  const next = 'Commit this file and deploy it to the shells';
  await runKeys({ command, name, values, remotes: () => remotesOf(values.remotes), next }, USAGE);
});
