import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { isServed } from './is-served.ts';

const LIMIT_MS = 20_000;
const closes: (() => void)[] = [];
afterEach(() => {
  for (const close of closes.splice(0)) close();
});

/** @param statuses of the answers, one after the other; the last repeats */
const serve = async (...statuses: number[]) => {
  const asked: number[] = [];
  const server = createServer((_request, response) => {
    const status = statuses[Math.min(asked.length, statuses.length - 1)] as number;
    asked.push(status);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  closes.push(() => server.close());
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked };
};

it('waits while a busy shell answers 503, until it has served the page', async () => {
  const { url, asked } = await serve(503, 503, 200);
  expect(await isServed(url, LIMIT_MS)).toBe(true);
  expect(asked).toEqual([503, 503, 200]);
});

it('ends when the program that would serve it has ended', async () => {
  const { url, asked } = await serve(503);
  expect(await isServed(url, LIMIT_MS, () => asked.length === 2)).toBe(false);
});
