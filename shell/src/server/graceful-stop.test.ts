import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portOf, type RawAnswer, rawRequest } from './testing/raw-request.ts';
import { startTestShell, type TestShell } from './testing/test-shell.ts';

const ask = (port: number, path: string) => rawRequest(port, `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`);

describe('a shell that is stopped', () => {
  let shell: TestShell;
  let port: number;
  beforeEach(async () => {
    shell = await startTestShell({ STOP_NOTICE_MS: '300' });
    port = await portOf(shell.app);
    expect((await ask(port, '/readyz')).status).toBe(200);
  });
  afterEach(() => shell.stop());

  it('completes pages and API calls in progress, then closes their connections', async () => {
    shell.api.mood = 'slow';
    const calls = ['/api/wines', '/api/blogs'].map((path) => ask(port, path));
    const pages = ['/vinos', '/'].map((path) => ask(port, path));
    await vi.waitFor(() => expect(shell.api.asked.length).toBeGreaterThanOrEqual(3), { timeout: 30_000 });
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const stopped = shell.app.gracefulStop.stop();
    const isWhole = ({ status, headers }: RawAnswer) => status > 0 && headers.connection === 'close';
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of await Promise.all([...calls, ...pages])) expect(isWhole(answer)).toBe(true);
    for (const { body } of await Promise.all(pages)) expect(body).toContain('</html>');
    await stopped;
    await expect(ask(port, '/readyz')).rejects.toThrow('ECONNREFUSED');
    unused.destroy();
  });

  it('fails /readyz first, and still answers new requests for the notice period', async () => {
    const stopped = shell.app.gracefulStop.stop();
    expect((await ask(port, '/readyz')).status).toBe(503);
    expect((await ask(port, '/healthz')).status).toBe(200);
    const page = await ask(port, '/robots.txt');
    expect(page).toMatchObject({ status: 200, headers: { connection: 'close' } });
    await stopped;
  });
});
