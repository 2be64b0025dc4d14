/**
 * `pnpm packages <folder>`: packs the packages that a remote in a repository of its own installs, for a registry or
 * for the folder `packages` of that repository.
 */
import path from 'node:path';
import { packAll } from '../src/packages/pack.ts';
import { asCommand } from '../src/process/as-command.ts';

await asCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Where to? pnpm packages <folder>');
  for (const archive of Object.values(await packAll(path.resolve(folder))))
    console.log(path.join(folder, archive));
});
