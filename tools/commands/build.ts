/** `pnpm build`: build every package that changed since its last build. */
import { buildAll } from '../src/build/build-all.ts';

try {
  await buildAll((line) => console.log(line));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
