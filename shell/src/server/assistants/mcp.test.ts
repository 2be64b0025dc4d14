import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';

const tool = (description: string, rest = {}) => ({
  description: { es: description, en: `${description} (en)` },
  kind: 'read',
  endpoints: [],
  http: true,
  deprecated: false,
  input: { type: 'object', properties: { words: { type: 'string' } }, additionalProperties: false },
  output: { type: 'object', properties: { wines: { type: 'array' } } },
  ...rest,
});
const TOOLS = {
  'catalog.search': tool('Busca'),
  'catalog.add': tool('Agrega', { kind: 'cart', http: false }),
};

let shell: TestShell;
afterEach(() => shell.stop());
const open = async (env: Record<string, string> = {}, tools: object = TOOLS): Promise<TestShell> => {
  shell = await startTestShell(env, { tools });
  return shell;
};

const rpc = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const post = (payload: unknown, headers: Record<string, string> = {}) =>
  shell.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host: 'tienda.example',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
/** The JSON of an answer, which is an event stream for clients of 2025. */
const jsonOf = (body: string) => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);
const call = async (words: string, headers = {}) =>
  jsonOf((await post(rpc('tools/call', { name: 'catalog.search', arguments: { words } }), headers)).body);

const connect = async (modern: boolean) => {
  await open();
  await shell.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shell.app.server.address() as AddressInfo;
  const client = new Client(
    { name: 'test', version: '1' },
    modern ? { versionNegotiation: { mode: 'auto' } } : {},
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
  return client;
};

describe.each([
  ['2025-11-25', false],
  ['2026-07-28', true],
])('the official client of %s', (revision, modern) => {
  it('lists the tools of the live releases that are for HTTP, and calls one', async () => {
    const client = await connect(modern);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name, description }) => [name, description])).toEqual([['catalog.search', 'Busca']]);
    const answer = await client.callTool({ name: 'catalog.search', arguments: { words: 'cordero' } });
    expect(answer.isError).toBeFalsy();
    expect(answer.structuredContent).toMatchObject({
      release: 'catalog 1',
      ok: true,
      data: { tool: 'catalog.search', wines: ['tinto'] },
      note: expect.stringContaining('no instrucciones'),
    });
    await client.close();
  });
});

describe('/mcp', () => {
  it('follows a rollback at once', async () => {
    await open();
    shell.releases.add(
      'catalog',
      '2',
      { tools: { 'catalog.other': tool('Otra') } },
      'export const contract = 1;',
    );
    const names = async () =>
      jsonOf((await post(rpc('tools/list'))).body).result.tools.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['catalog.search']);
    shell.releases.point({ catalog: '2', content: '1' });
    await expect.poll(names, { timeout: 5_000 }).toEqual(['catalog.other']);
    shell.releases.point({ catalog: '1', content: '1' });
    await expect.poll(names, { timeout: 5_000 }).toEqual(['catalog.search']);
  });

  it.each(['throw', 'rubbish'])('never shows the words of an error: %s', async (words) => {
    await open();
    const { result } = await call(words);
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result)).not.toContain('hunter2');
    expect(result.structuredContent).toMatchObject({ ok: false, error: { code: 'FAILED' } });
  });

  it('asks a release again after 15 s, also for an answer that assistants keep asking for', async () => {
    await open();
    const real = performance.now.bind(performance);
    let passedMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + passedMs);
    for (passedMs of [0, 10_000, 20_000]) {
      // The cache keeps the time that it has read, until a timer of one millisecond ends.
      await wait(2);
      await call('cordero');
    }
    clock.mockRestore();
    expect(shell.api.asked.filter(({ url }) => url === '/api/wines')).toHaveLength(2);
  });

  it('names the wrong field of an input', async () => {
    await open();
    const { result } = await call('refuse');
    expect(result.structuredContent).toMatchObject({
      ok: false,
      error: { code: 'BAD_INPUT', field: 'words' },
    });
  });

  it('answers in the language that the client accepts', async () => {
    await open();
    const { result } = await call('cordero', { 'accept-language': 'en' });
    expect(result.structuredContent).toMatchObject({
      data: { locale: 'en' },
      note: expect.stringContaining('not instructions'),
    });
  });

  // The test must notice this fault in shell/src/server/assistants/call-tool.ts
  // - if (!known && outcome.ok) answers.set(key, outcome);
  it('asks the API once for the same call', async () => {
    await open();
    const reads = () => shell.api.asked.filter(({ url }) => url?.startsWith('/api/wines')).length;
    const before = reads();
    await call('cordero');
    await call('cordero');
    expect(reads()).toBe(before + 1);
  });

  it.each([
    ['another host', { host: 'evil.example' }],
    ['a page of another origin', { origin: 'https://evil.example' }],
  ])('refuses %s', async (_, headers) => {
    await open();
    expect((await post(rpc('tools/list'), headers)).statusCode).toBe(403);
  });

  it('refuses a body that is too large, and a batch that is too long', async () => {
    await open();
    expect((await post(rpc('tools/list', { filler: 'x'.repeat(70_000) }))).statusCode).toBe(413);
    expect((await post(Array.from({ length: 11 }, () => rpc('ping')))).statusCode).toBe(400);
  });

  it('answers text that is no JSON with an error of the protocol', async () => {
    await open();
    const { statusCode, body } = await post('{');
    expect(statusCode).toBe(400);
    expect(jsonOf(body).error.code).toBe(-32_700);
  });

  // The test must notice this fault in shell/src/server/assistants/register.ts
  // - messages.reduce<number>((sum, one) => sum + costOf(one), 0) || COST.other
  // + COST.other
  it('counts each message of a batch, and a call of a tool as five', async () => {
    await open();
    const batch = Array.from({ length: 10 }, () =>
      rpc('tools/call', { name: 'catalog.none', arguments: {} }),
    );
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await post(batch)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const refused = await post(rpc('tools/list'));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
  });

  it('does not exist while the switch is off, as in production by default', async () => {
    await open({ ASSISTANT_TOOLS: 'off' });
    expect((await post(rpc('tools/list'))).statusCode).toBe(404);
  });

  it('does not fail on HEAD, which the protocol does not have', async () => {
    await open();
    const headers = { host: 'tienda.example' };
    expect((await shell.app.inject({ method: 'HEAD', url: '/mcp', headers })).statusCode).toBe(404);
  });

  it('ends a subscription at once, so that no caller holds a stream open', async () => {
    await open();
    const envelope = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const listen = { notifications: { toolsListChanged: true }, _meta: envelope };
    const headers = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' };
    const { statusCode, body } = await post(rpc('subscriptions/listen', listen), headers);
    expect([statusCode, body]).toEqual([200, expect.stringContaining('"resultType":"complete"')]);
  });

  it.each(['GET', 'DELETE'] as const)('has no sessions: %s is not allowed', async (method) => {
    await open();
    const { statusCode } = await shell.app.inject({
      method,
      url: '/mcp',
      headers: { host: 'tienda.example', accept: 'text/event-stream' },
    });
    expect(statusCode).toBe(405);
  });
});
