import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';
import { type AskedPage, createAskedPages } from './asked-pages.ts';
import { startWarmUp } from './warm-up.ts';

const page = (url: string): AskedPage => ({ url, locale: 'es', target: {} as never });

describe('the most asked pages', () => {
  let now: number;
  const open = () => {
    now = 0;
    return createAskedPages({ now: () => now });
  };
  const urls = (asked: ReturnType<typeof open>, limit = 9) => asked.most(limit).map(({ url }) => url);

  it('are those of the last minutes, the most asked first', () => {
    const asked = open();
    for (const url of ['/a', '/b', '/b', '/c', '/c', '/c']) asked.count(page(url));
    expect(urls(asked, 2)).toEqual(['/c', '/b']);
    now += 6 * 60_000;
    for (const url of ['/a', '/a', '/a']) asked.count(page(url));
    expect(urls(asked)).toEqual(['/a', '/c', '/b']);
    now += 6 * 60_000;
    expect(urls(asked)).toEqual(['/a']);
    now += 20 * 60_000;
    expect(urls(asked)).toEqual([]);
  });

  it('use bounded memory', () => {
    const asked = open();
    for (let index = 0; index < 5_000; index += 1) asked.count(page(`/vinos?page=${index}`));
    expect(asked.most(9_999)).toHaveLength(2_000);
  });
});

describe('after a release', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('pages wait until shoppers leave places of the pool', async () => {
    let revision = '1';
    let isBusy = true;
    const warm = vi.fn(async () => {});
    const release = { id: 'catalog', version: '2', manifest: {} };
    const route = { path: '/vinos', owner: 'catalog' };
    const target = { pathname: '/vinos', query: new URLSearchParams(), match: { route, params: {} } };
    const log = { info: vi.fn() };
    const stop = startWarmUp({
      registry: {
        revision: () => revision,
        variant: () => '',
        canaries: () => [],
        current: () => new Map([['catalog', release]]) as never,
      },
      cache: { has: () => false, warm },
      composer: { compose: vi.fn() },
      pool: { hasSpare: () => !isBusy },
      asked: { most: () => [{ url: '/vinos', locale: 'es', target: target as never }] },
      metrics: { page: () => {} },
      log,
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(log.info).not.toHaveBeenCalled();
    revision = '2';
    await vi.advanceTimersByTimeAsync(2_000);
    expect(warm).not.toHaveBeenCalled();
    // The next release comes while the page waits. Its older version must not be stored any more.
    revision = '3';
    isBusy = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(warm).toHaveBeenCalledExactlyOnceWith(
      { address: 'es /vinos', kind: 'fixed', revision: '3' },
      expect.any(Function),
    );
    expect(log.info).toHaveBeenCalledWith({ pages: 1 }, 'pages rendered in advance');
    stop();
  });
});

describe('a page that was asked for before a release', () => {
  let shell: TestShell;
  afterEach(() => shell.stop());
  const stateOf = (answer: { headers: object }) =>
    /desc=(\w+)/.exec(String((answer.headers as Record<string, unknown>)['server-timing']))?.[1];
  const release = async () => {
    await vi.waitFor(async () => expect((await shell.get('/vinos')).statusCode).toBe(200), {
      timeout: 30_000,
    });
    shell.releases.add('content', '2');
    shell.releases.point({ catalog: '1', content: '2' });
    // No shopper asks meanwhile.
    await vi.waitFor(async () => expect((await shell.get('/metrics')).body).toContain('{cache="warmed"} 1'), {
      timeout: 30_000,
    });
  };

  it('is rendered before the next shopper asks', async () => {
    shell = await startTestShell();
    await release();
    expect(stateOf(await shell.get('/vinos'))).toBe('warm');
    expect(stateOf(await shell.get('/vinos'))).toBe('fresh');
  });

  it('is kept for the first request of a shared cache, which renews it soon', async () => {
    shell = await startTestShell({ SHARED_CACHE: 'on', TRUST_PROXY: '127.0.0.1' });
    await release();
    const ask = () => shell.get('/vinos', { 'x-shop-locale': 'es', 'x-page-context': 'es.x' });
    const first = await ask();
    expect([stateOf(first), first.headers['cache-control']]).toEqual([
      'warm',
      'public, max-age=0, s-maxage=1',
    ]);
    expect(stateOf(await ask())).toBe('made');
  });
});
