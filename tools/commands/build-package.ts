/** `node tools/commands/build-package.ts [folder] [--force]`: builds one package, unless it is up to date. */
import path from 'node:path';
import { buildFolder } from '../src/build/build-folder.ts';
import { asCommand } from '../src/process/as-command.ts';

const [folder = process.cwd()] = process.argv.slice(2).filter((word) => !word.startsWith('--'));

await asCommand(async () => {
  console.log(await buildFolder(path.resolve(folder), { force: process.argv.includes('--force') }));
});
