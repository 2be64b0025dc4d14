import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from 'releases/remote-registry';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createRenderPool, type PoolOptions, type RenderPool } from './render-pool.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'render-pool-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
let count = 0;

/** Creates a release whose `render` function has this body. */
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

const good =
  "const head = { title: request.locale, description: '' };" +
  'return { status: 200, head, html: request.url, state: {}, assets: [] };';

describe('render pool', () => {
  let pool: RenderPool;
  const workerEnded = vi.fn();
  const make = (options: Partial<PoolOptions> = {}) => {
    workerEnded.mockClear();
    pool = createRenderPool({
      apiUrl: 'http://127.0.0.1:9',
      config: { publicUrl: '', locales: ['es'] },
      deadlineMs: 800,
      onWorkerEnded: workerEnded,
      log: { warn: vi.fn() },
      ...options,
    });
  };
  const render = (of: Release, url = '/vinos') =>
    pool.render(of, { url, locale: 'es' }, { shopName: 'Casa' });
  /**
   * Limits for endless loops. On a busy machine a loop gets little processor time, so its detection takes
   * long.
   */
  const LOOPS = { deadlineMs: 5_000, loopMs: 150 };
  /** Waits until this many workers were ended. */
  const endsWorkers = (count: number) =>
    vi.waitFor(() => expect(workerEnded).toHaveBeenCalledTimes(count), { timeout: 50_000 });
  afterEach(async () => {
    vi.useRealTimers();
    await pool.stop();
  });

  it('renders in another thread', async () => {
    make();
    const outcome = await render(release(good));
    expect(outcome).toMatchObject({ kind: 'rendered', result: { html: '/vinos', head: { title: 'es' } } });
  });

  it('ends a render in an endless loop, and renders the next page in a new worker', async () => {
    const looping = release(`if (request.url === '/loop') for (;;); ${good}`);
    make(LOOPS);
    expect((await render(looping, '/loop')).kind).toBe('failed');
    await endsWorkers(1);
    expect(workerEnded).toHaveBeenCalledWith('catalog', 'looping');
    expect((await render(looping)).kind).toBe('rendered');
  });

  it('renders interrupted pages again in the next worker', async () => {
    const looping = release(
      `if (request.url === '/loop') for (;;); await new Promise((done) => setTimeout(done, 20)); ${good}`,
    );
    make(LOOPS);
    const beside = ['/1', '/2', '/3'].map((url) => render(looping, url));
    const loop = render(looping, '/loop');
    expect((await loop).kind).toBe('failed');
    for (const page of await Promise.all(beside)) expect(page.kind).toBe('rendered');
  });

  it('does not render pages of a repeatedly looping release for a while', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const looping = release(`if (request.url === '/loop') for (;;); ${good}`);
    make(LOOPS);
    const loop = () => render(looping, '/loop');
    for (const workers of [1, 2, 3]) {
      expect((await loop()).kind).toBe('failed');
      await endsWorkers(workers);
    }
    expect(await render(looping)).toMatchObject({ cause: 'resting' });
    expect((await render(release(good))).kind).toBe('rendered');
    vi.advanceTimersByTime(10_000);
    expect((await render(looping)).kind).toBe('rendered');
  });

  /** A page that contains the number of pages rendered by its worker. */
  const COUNTING = `
    globalThis.count = (globalThis.count ?? 0) + 1;
    const head = { title: '', description: '' };
    const page = (html) => ({ status: 200, head, html, state: {}, assets: [] });
  `;

  it('keeps a starved worker with all its pages', async () => {
    const starved = release(
      `${COUNTING}
      if (request.url === '/starved') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      return page(String(globalThis.count));`,
    );
    make();
    const outcomes = await Promise.all(['/starved', '/2', '/3'].map((url) => render(starved, url)));
    expect(outcomes.map((outcome) => outcome.kind === 'rendered' && outcome.result.html)).toEqual([
      '1',
      '2',
      '3',
    ]);
    expect(workerEnded).not.toHaveBeenCalled();
  });

  it('abandons a page that never resolves, and keeps the worker', async () => {
    const waiting = release(
      `${COUNTING}
      if (request.url === '/wait') await new Promise(() => {});
      return page(String(globalThis.count));`,
    );
    make();
    const [never, quick] = await Promise.all([render(waiting, '/wait'), render(waiting)]);
    expect(never).toMatchObject({ cause: 'late' });
    expect(quick).toMatchObject({ result: { html: '2' } });
    expect(await render(waiting)).toMatchObject({
      result: { html: '3' },
    });
    expect(workerEnded).not.toHaveBeenCalled();
  });

  it('limits concurrent pages, queues further ones, and sheds the rest without rendering', async () => {
    const holding = release(
      `${COUNTING}
      globalThis.now = (globalThis.now ?? 0) + 1;
      const most = globalThis.now;
      await new Promise((done) => setTimeout(done, 50));
      globalThis.now -= 1;
      return page(String(most));`,
    );
    make({ limits: { atOnce: 2, queued: 2, waitMs: 10_000 } });
    const outcomes = await Promise.all(['/1', '/2', '/3', '/4', '/5'].map((url) => render(holding, url)));
    const rendered = outcomes.flatMap((outcome) =>
      outcome.kind === 'rendered' ? [Number(outcome.result.html)] : [],
    );
    expect(rendered).toHaveLength(4);
    expect(Math.max(...rendered)).toBe(2);
    expect(outcomes[4]).toMatchObject({ cause: 'shed' });
    // Every page has left the gate.
    expect((await render(holding)).kind).toBe('rendered');
  });

  it('sheds a page that waited too long in the queue', async () => {
    const waiting = release(`if (request.url === '/wait') await new Promise(() => {}); ${good}`);
    make({ limits: { atOnce: 1, queued: 5, waitMs: 50 } });
    const [, late] = await Promise.all([render(waiting, '/wait'), render(waiting)]);
    expect(late).toMatchObject({ cause: 'shed' });
  });

  it.each([
    ['nothing', 'return undefined;'],
    ['a text', "return '<h1>Vinos</h1>';"],
    ['a page without a head', 'return { status: 200, html: "", state: {}, assets: [] };'],
    ['a page with an impossible status', good.replace('200', '7')],
    ['a page whose markup is no text', good.replace('request.url', '{}')],
    ['a redirect out of the shop', 'return { status: 302, redirect: "//evil.example" };'],
    ['a function, which cannot be sent to another thread', good.replace('state: {}', 'state: { act() {} }')],
  ])('keeps the worker when a page returns %s, and fails that page', async (_, body) => {
    make();
    const outcome = await render(release(body));
    expect(outcome.kind === 'failed' && ['rubbish', 'threw'].includes(outcome.cause)).toBe(true);
    expect(workerEnded).not.toHaveBeenCalled();
  });

  it('keeps the worker after an unhandled rejection of a page', async () => {
    const careless = release(
      `${COUNTING} Promise.reject(new Error('forgotten')); return page(String(globalThis.count));`,
    );
    make();
    await render(careless);
    expect(await render(careless)).toMatchObject({
      result: { html: '2' },
    });
  });

  it('runs the verified bytes, even if the file changes before a worker restarts', async () => {
    const source = `
      export const contract = 1;
      export const render = async (request) => {
        if (request.url === '/end') process.exit();
        ${good}
      };`;
    const verified = { ...release(good), serverSource: Buffer.from(source) };
    make();
    expect((await render(verified)).kind).toBe('rendered');
    writeFileSync(
      verified.serverFile as string,
      'export const render = () => ({ status: 200, head: { title: "altered" } });',
    );
    expect(await render(verified, '/end')).toMatchObject({
      cause: 'died',
    });
    expect(await render(verified)).toMatchObject({
      kind: 'rendered',
      result: { html: '/vinos', head: { title: 'es' } },
    });
  });

  it('fails only the page that throws', async () => {
    const throwing = release(`if (request.url === '/throw') throw new Error('broken'); ${good}`);
    make();
    expect(await render(throwing, '/throw')).toMatchObject({
      kind: 'failed',
    });
    expect((await render(throwing)).kind).toBe('rendered');
  });

  it('fails pages of a bundle that cannot be loaded', async () => {
    make();
    const outcome = await render({ ...release(good), serverFile: path.join(dir, 'nothing.mjs') });
    expect(outcome.kind).toBe('failed');
  });

  it('rejects API calls of the remote with ApiError if the API is unreachable', async () => {
    const asking = release(
      `try {
        await host.api.call({ id: 'x', method: 'GET', path: '/x' }, {});
      } catch (error) {
        return { status: 503, head: { title: error.code, description: '' }, html: '', state: {}, assets: [] };
      }`,
    );
    make();
    expect(await render(asking)).toMatchObject({
      result: { status: 503, head: { title: 'NETWORK' } },
    });
  });

  it('passes a body that was cut to the page as a network error', async () => {
    const cutting = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"data":', () => response.destroy());
    }).listen(0, '127.0.0.1');
    await once(cutting, 'listening');
    const asking = release(
      `const error = await host.api.call({ id: 'x', method: 'GET', path: '/x' }, {}).catch((error) => error);
      return { status: 503, head: { title: error.code, description: '' }, html: '', state: {}, assets: [] };`,
    );
    make({ apiUrl: `http://127.0.0.1:${(cutting.address() as AddressInfo).port}` });
    expect(await render(asking)).toMatchObject({
      result: { head: { title: 'NETWORK' } },
    });
    cutting.close();
  });

  it.each([
    ['the API is too slow', () => {}],
    ['a body of the API stalls', (response: ServerResponse) => void response.write('{"data":')],
  ])('returns "late" if %s, and keeps the worker', async (_, answer) => {
    const silent = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const asking = release(
      `if (request.url === '/slow')
        await host.api.call({ id: 'x', method: 'GET', path: '/x' }, {}).catch(() => {});
      ${good}`,
    );
    make({ apiUrl: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    const [slow, quick] = await Promise.all([render(asking, '/slow'), render(asking)]);
    expect(slow).toMatchObject({ cause: 'late', reason: expect.stringContaining('took longer') });
    expect(quick.kind).toBe('rendered');
    expect(workerEnded).not.toHaveBeenCalled();
    silent.closeAllConnections();
    silent.close();
  });

  it('ends workers of releases that are no longer current', async () => {
    const old = release(`${COUNTING} return page(String(globalThis.count));`);
    make();
    for (const count of ['1', '2'])
      expect(await render(old)).toMatchObject({
        result: { html: count },
      });
    pool.keep([]);
    expect(await render(old)).toMatchObject({ result: { html: '1' } });
  });
});
