/**
 * `node tools/commands/build-stubs.ts <releases>`: builds stale stub remotes and the QA panel into the releases folder.
 */
import path from 'node:path';
import { buildStubs } from '../src/build/build-stubs.ts';
import { openShopSigning } from '../src/keys/release-signing.ts';
import { asCommand } from '../src/process/as-command.ts';

await asCommand(async () => {
  const [releases] = process.argv.slice(2);
  if (!releases) throw new Error('Where are the releases? node tools/commands/build-stubs.ts <folder>');
  await buildStubs(path.resolve(releases), (line) => console.log(line), openShopSigning());
});
