import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startLiveServer } from './live-server.ts';

it('sends a file only after the running build has written it', async () => {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'live-server-'));
  const file = path.join(clientDir, 'remoteEntry.js');
  const build = Promise.withResolvers<void>();
  const server = await startLiveServer([
    {
      id: 'catalog',
      clientDir,
      events: (() => {}) as never,
      atRest: () => build.promise,
      first: Promise.resolve(true),
      close: async () => {},
    },
  ]);
  onTestFinished(() => {
    server.close();
    rmSync(clientDir, { recursive: true, force: true });
  });

  writeFileSync(file, 'half of');
  const answer = fetch(`${server.url}/dev/live/catalog/remoteEntry.js`).then((response) => response.text());
  // The server has the request, and a file that it must not send.
  expect(await Promise.race([answer, fetch(`${server.url}/other`).then(() => 'waits')])).toBe('waits');
  writeFileSync(file, 'half of a file, and the other half');
  build.resolve();
  expect(await answer).toBe('half of a file, and the other half');
});
