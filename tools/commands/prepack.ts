/** `pnpm --filter shared-contracts pack`: pnpm runs this in the package before it packs `dist`. */
import path from 'node:path';
import { compilePublished } from '../src/packages/compile.ts';

try {
  using compiled = await compilePublished();
  compiled.writeDist(path.basename(process.cwd()), path.resolve('dist'));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
