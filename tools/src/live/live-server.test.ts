import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startLiveServer } from './live-server.ts';

/** A server with one remote, whose only file is `remoteEntry.js`. */
const start = async (atRest: () => Promise<void>, shopOrigin?: string) => {
  const clientDir = mkdtempSync(path.join(tmpdir(), 'live-server-'));
  const server = await startLiveServer([{ id: 'catalog', clientDir, atRest }], { shopOrigin });
  onTestFinished(() => {
    server.close();
    rmSync(clientDir, { recursive: true, force: true });
  });
  return {
    file: path.join(clientDir, 'remoteEntry.js'),
    url: `${server.url}/dev/live/catalog/remoteEntry.js`,
  };
};

it('sends a file only after the running build has written it', async () => {
  const build = Promise.withResolvers<void>();
  const { file, url } = await start(() => build.promise);
  writeFileSync(file, 'half of');
  const answer = fetch(url).then((response) => response.text());
  // The second request shows that the server has the first one. The server must not answer it yet.
  expect(await Promise.race([answer, fetch(new URL('/other', url)).then(() => 'waits')])).toBe('waits');
  writeFileSync(file, 'half of a file, and the other half');
  build.resolve();
  expect(await answer).toBe('half of a file, and the other half');
});

it('goes on when a page closes during a download', async () => {
  const { file, url } = await start(() => Promise.resolve());
  const large = 'x'.repeat(30_000_000);
  writeFileSync(file, large);
  const request = get(url, { agent: false }).on('error', () => {});
  const [response] = await once(request, 'response');
  await once(response, 'data');
  request.destroy();
  expect((await (await fetch(url)).text()).length).toBe(large.length);
});

it('goes on when a page closes while its file is being built', async () => {
  const build = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const { file, url } = await start(() => {
    asked.resolve();
    return build.promise;
  });
  writeFileSync(file, 'built');
  const request = get(url, { agent: false }).on('error', () => {});
  await asked.promise;
  request.destroy();
  await new Promise((done) => request.once('close', done));
  // The response to a later request shows that the server has noticed the closed connection.
  await fetch(new URL('/other', url));
  build.resolve();
  expect(await (await fetch(url)).text()).toBe('built');
});

it('answers 404 for a file that does not exist', async () => {
  const { url } = await start(() => Promise.resolve());
  expect((await fetch(url)).status).toBe(404);
});

it('lets only pages of the given shop read the files', async () => {
  const open = await start(() => Promise.resolve());
  expect((await fetch(open.url)).headers.get('access-control-allow-origin')).toBeNull();
  const { file, url } = await start(() => Promise.resolve(), 'https://shop.example');
  writeFileSync(file, 'code');
  expect((await fetch(url)).headers.get('access-control-allow-origin')).toBe('https://shop.example');
  const question = await fetch(url, { method: 'OPTIONS' });
  expect(question.headers.get('access-control-allow-private-network')).toBe('true');
});
