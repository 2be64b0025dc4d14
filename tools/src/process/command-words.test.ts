import path from 'node:path';
import { expect, it } from 'vitest';
import { WORKSPACE } from '../workspace/remote-folder.ts';
import { runToEnd } from './run.ts';

it.each([
  ['release', ['nobody', '--share', '700'], '700 is not a share'],
  ['can-i-deploy', ['nobody', '--who-read'], "Unknown option '--who-read'"],
])('reads the options of `pnpm %s -- …`, which pnpm passes on with the `--`', async (name, words, reason) => {
  const program = path.join(WORKSPACE, 'tools/commands', `${name}.ts`);
  const { code, output } = await runToEnd(process.execPath, [program, '--', ...words]);
  expect(output).toContain(reason);
  expect(code).toBe(1);
});
