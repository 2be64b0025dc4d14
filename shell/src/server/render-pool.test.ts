import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { Release } from './registry.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'render-pool-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
let count = 0;

/** A release whose `render` has this body. */
const release = (body: string): Release => {
  const file = path.join(dir, `bundle-${++count}.mjs`);
  writeFileSync(
    file,
    `export const contract = 1; export const render = async (request, host) => { ${body} };`,
  );
  return {
    id: 'catalog',
    version: String(count),
    base: '/',
    serverFile: file,
    clientDir: '',
    manifest: {} as never,
  };
};

const request = { url: '/vinos', locale: 'es' as const };
const good =
  "return { status: 200, head: { title: request.locale, description: '' }, html: request.url, state: {}, assets: [] };";

describe('render pool', () => {
  let pool: RenderPool;
  const make = (apiUrl = 'http://127.0.0.1:9') => {
    pool = createRenderPool({
      apiUrl,
      config: { publicUrl: '', locales: ['es'] },
      log: { warn: vi.fn() },
    });
    return pool;
  };
  afterEach(async () => {
    vi.useRealTimers();
    await pool.stop();
  });

  it('renders in another thread', async () => {
    const outcome = await make().render(release(good), request, 'Casa');
    expect(outcome).toMatchObject({ kind: 'rendered', result: { html: '/vinos', head: { title: 'es' } } });
  });

  it('ends a render that never stops, and renders the next page with a new worker', async () => {
    const looping = release(`if (request.url === '/loop') for (;;); ${good}`);
    make();
    expect((await pool.render(looping, { ...request, url: '/loop' }, 'Casa')).kind).toBe('failed');
    expect((await pool.render(looping, request, 'Casa')).kind).toBe('rendered');
  });

  it('spares a release whose pages keep never ending, for a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const looping = release(`if (request.url === '/loop') for (;;); ${good}`);
    make();
    const loop = () => pool.render(looping, { ...request, url: '/loop' }, 'Casa');
    // Two at once: the second ends with the worker that the first keeps busy.
    for (const _ of [1, 2, 3])
      expect((await Promise.all([loop(), loop()]))[0]).toMatchObject({ endless: true });
    expect(await pool.render(looping, request, 'Casa')).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('rests'),
    });
    expect((await pool.render(release(good), request, 'Casa')).kind).toBe('rendered');
    vi.advanceTimersByTime(10_000);
    expect((await pool.render(looping, request, 'Casa')).kind).toBe('rendered');
  });

  it('tells a throw as a failure of this page only', async () => {
    const throwing = release(`if (request.url === '/throw') throw new Error('broken'); ${good}`);
    make();
    expect(await pool.render(throwing, { ...request, url: '/throw' }, 'Casa')).toMatchObject({
      kind: 'failed',
    });
    expect((await pool.render(throwing, request, 'Casa')).kind).toBe('rendered');
  });

  it('survives a bundle that cannot be loaded', async () => {
    const outcome = await make().render(
      { ...release(good), serverFile: path.join(dir, 'nothing.mjs') },
      request,
      'Casa',
    );
    expect(outcome.kind).toBe('failed');
  });

  it('hands an unreachable API to the remote as an ApiError', async () => {
    const asking = release(
      `try { await host.api.call({ id: 'x', method: 'GET', path: '/x' }, {}); } catch (error) { return { status: 503, head: { title: error.code, description: '' }, html: '', state: {}, assets: [] }; }`,
    );
    expect(await make().render(asking, request, 'Casa')).toMatchObject({
      result: { status: 503, head: { title: 'NETWORK' } },
    });
  });

  it('leaves the slot to the browser when the API is too slow, and keeps its worker', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const asking = release(
      `if (request.url === '/slow') await host.api.call({ id: 'x', method: 'GET', path: '/x' }, {}).catch(() => {}); ${good}`,
    );
    make(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    const [slow, quick] = await Promise.all([
      pool.render(asking, { ...request, url: '/slow' }, 'Casa'),
      pool.render(asking, request, 'Casa'),
    ]);
    expect(slow).toMatchObject({ kind: 'failed', reason: expect.stringContaining('took longer') });
    expect(quick.kind).toBe('rendered');
    silent.closeAllConnections();
    silent.close();
  });

  it('ends the workers of releases that are no longer current', async () => {
    const old = release(good);
    make();
    await pool.render(old, request, 'Casa');
    pool.keep([]);
    expect((await pool.render(old, request, 'Casa')).kind).toBe('rendered');
  });
});
