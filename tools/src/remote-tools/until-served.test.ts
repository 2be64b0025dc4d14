import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { untilServed } from './until-served.ts';

const RELEASE = '/remotes/gifts/2/release.json';

let server: Server;
let shop: string;
/** Path → answers, the last one for good. */
let answers: Record<string, [status: number, body?: object][]>;
beforeEach(async () => {
  server = createServer(({ url = '' }, response) => {
    const [next, ...more] = answers[url] ?? [];
    if (more.length > 0) answers[url] = more;
    const [status, body] = next ?? [404];
    response.writeHead(status).end(body ? JSON.stringify(body) : 'Not found');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  shop = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const expected = { id: 'gifts', version: '2' };

it('waits until everybody gets the release', async () => {
  answers = {
    '/remotes.json': [
      [200, { gifts: '1' }],
      [200, { gifts: '2' }],
    ],
    [RELEASE]: [[200, {}]],
  };
  expect(await untilServed(shop, expected)).toBeGreaterThan(0);
});

it('is content with a canary that the shop knows', async () => {
  answers = { '/remotes.json': [[200, { gifts: '1' }]], [RELEASE]: [[200, {}]] };
  expect(await untilServed(shop, { ...expected, isCanary: true })).toBeLessThan(30);
});

it('says at once why the shop refuses the release', async () => {
  answers = { '/remotes.json': [[200, {}]], [RELEASE]: [[404, { reason: 'the key gifts-1 is unknown' }]] };
  await expect(untilServed(shop, expected)).rejects.toThrow(
    `gifts 2 is released, but ${shop} does not serve it: the key gifts-1 is unknown`,
  );
});

it.each([
  ['another version', { gifts: '1' }, 'it serves 1. Does the shop read the same RELEASES_URL?'],
  ['nothing', {}, 'it serves no gifts.'],
])('says that the shop goes on serving %s', async (_, versions, words) => {
  answers = { '/remotes.json': [[200, versions]] };
  await expect(untilServed(shop, expected, 0)).rejects.toThrow(words);
});

it('says that the shop is away', async () => {
  await expect(untilServed('http://localhost:1', expected, 0)).rejects.toThrow('it does not answer (');
});
