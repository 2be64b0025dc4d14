import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { portOf, rawRequest } from '../testing/raw-request.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

describe("the shell's proxy to the API", () => {
  let shell: TestShell;
  let port: number;
  beforeAll(async () => {
    shell = await startTestShell({ PROXY_TIMEOUT_MS: '200' });
    port = await portOf(shell.app);
  });
  beforeEach(() => {
    shell.api.mood = 'well';
    shell.api.asked.length = 0;
  });
  afterAll(() => shell.stop());

  it('sends one request to the API, even if the API answers 503', async () => {
    shell.api.mood = 'unavailable';
    const { statusCode, body } = await shell.get('/api/wines');
    expect(statusCode).toBe(503);
    expect(JSON.parse(body)).toMatchObject({ code: 'UNAVAILABLE' });
    expect(shell.api.asked).toHaveLength(1);
  });

  it.each([
    ['es', 'Hay un problema con el servidor, intenta más tarde'],
    ['en', 'There is a problem with the server, try again later'],
  ])('answers a client in %s with 504 if the API does not respond in time', async (locale, message) => {
    shell.api.mood = 'silent';
    const { statusCode, headers, body } = await shell.get('/api/wines', { 'accept-language': locale });
    expect(statusCode).toBe(504);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toEqual({ statusCode: 504, code: 'UNAVAILABLE', message, errors: [message] });
    expect(shell.api.asked).toHaveLength(1);
  });

  it.each(['/api/wines', '/storage/products/tinto.1a2b3c4d', '/feeds/google.xml'])(
    'closes the connection at %s if the client requests it',
    async (path) => {
      const closing = await rawRequest(
        port,
        `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
        true,
      );
      expect(closing.headers.connection).toBe('close');
      expect(closing.isClosed).toBe(true);
      const old = await rawRequest(port, `GET ${path} HTTP/1.0\r\nHost: shop\r\n\r\n`, true);
      expect(old.headers.connection).toBe('close');
      expect(old.headers['transfer-encoding']).toBeUndefined();
      expect(old.isClosed).toBe(true);
    },
  );

  it('is counted in the metrics by route and status', async () => {
    await shell.get('/api/wines/never-asked-before');
    const { body } = await shell.get('/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count\{route="\/api\/\*",method="GET",status="200"\} \d/,
    );
    expect(body).not.toContain('never-asked-before');
  });

  it('keeps connections of other clients open', async () => {
    const kept = await rawRequest(port, 'GET /api/wines HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(kept).toMatchObject({ status: 200, isClosed: false, headers: { connection: 'keep-alive' } });
  });
});
