import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { watchRemote } from './watch-remote.ts';

it('says why the first build cannot be written, for example to a full disk', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'watch-remote-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const write = (file: string, text: string) => writeFileSync(path.join(dir, file), text);
  write('main.js', 'export default 1;');
  // A file in place of the folder, because a test cannot fill the disk.
  write('dist', '');
  write(
    'webpack.config.ts',
    `export default [{
      name: 'gifts:client', mode: 'development', context: import.meta.dirname,
      entry: './main.js', output: { path: import.meta.dirname + '/dist/client' },
    }];`,
  );
  const remote = await watchRemote({ dir, id: 'gifts', onBuilt: () => undefined, say: () => undefined });
  await expect(remote.first).rejects.toThrow('dist');
  await remote.close();
}, 20_000);
