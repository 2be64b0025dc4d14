/** `pnpm build`: build every package that changed since its last build. */
import { buildAll } from '../src/build/build-all.ts';
import { asCommand } from '../src/process/as-command.ts';

await asCommand(() => buildAll((line) => console.log(line)));
