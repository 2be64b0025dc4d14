/** `pnpm --filter shared-contracts pack`: pnpm runs this in the package before it packs `dist`. */
import path from 'node:path';
import { compilePublished } from '../src/packages/compile.ts';
import { asCommand } from '../src/process/as-command.ts';

await asCommand(async () => {
  using compiled = await compilePublished();
  compiled.writeDist(path.basename(process.cwd()), path.resolve('dist'));
});
