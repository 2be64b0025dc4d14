import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPageCache, type FreshPage } from './page-cache.ts';

const page = (html: string, rest: Partial<FreshPage> = {}): FreshPage => ({
  status: 200,
  html,
  headers: {},
  cacheable: true,
  ...rest,
});

describe('page cache', () => {
  it('makes a page once for those who ask at the same time, and keeps it', async () => {
    const cache = createPageCache();
    const make = vi.fn(async () => page('<p>one</p>'));
    const [first, second] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
    await cache.get('a', make);
    expect(make).toHaveBeenCalledTimes(1);
    expect(first.page).toBe(second.page);
  });

  it('holds the same page in every encoding', async () => {
    const { page: stored } = await createPageCache().get('a', async () => page('<p>ñandú</p>'));
    expect(brotliDecompressSync(stored.body.br).toString()).toBe('<p>ñandú</p>');
    expect(gunzipSync(stored.body.gzip).toString()).toBe('<p>ñandú</p>');
  });

  it('gives out a stale page while it makes the next', async () => {
    let now = Date.now();
    const cache = createPageCache({ now: () => now });
    await cache.get('a', async () => page('old'));
    now += 10_000;
    const stale = await cache.get('a', async () => page('new'));
    expect(stale.page.body.identity.toString()).toBe('old');
    expect(stale.state).toBe('stale');
    await vi.waitFor(async () =>
      expect((await cache.get('a', async () => page('later'))).page.body.identity.toString()).toBe('new'),
    );
  });

  it('never keeps what must not be shared', async () => {
    const cache = createPageCache();
    await cache.get('a', async () => page('mine', { cacheable: false }));
    expect((await cache.get('a', async () => page('yours'))).page.body.identity.toString()).toBe('yours');
  });

  it('keeps the last good page when a new one cannot be made', async () => {
    let now = Date.now();
    const cache = createPageCache({ now: () => now });
    await cache.get('a', async () => page('good'));
    now += 10_000;
    await cache.get('a', async () => page('broken', { status: 503, cacheable: false }));
    await Promise.resolve();
    expect((await cache.get('a', async () => page('again'))).page.body.identity.toString()).toBe('good');
  });

  it('tells two policies of the same text apart', async () => {
    const cache = createPageCache();
    const one = await cache.get('a', async () => page('x', { headers: { 'content-security-policy': '1' } }));
    const two = await cache.get('b', async () => page('x', { headers: { 'content-security-policy': '2' } }));
    expect(one.page.etag).not.toBe(two.page.etag);
  });
});
