// @vitest-environment happy-dom
import type { RemoteId } from 'shared-contracts/remote';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenewal } from './create-renewal.ts';

const BASE = '/remotes/catalog/';
const offer = (version: string, contract = 2) => ({
  id: 'catalog',
  version,
  contract,
  entry: `${BASE}${version}/remoteEntry.js`,
  scripts: {
    [`${BASE}${version}/remoteEntry.js`]: 'sha384-e',
    [`${BASE}${version}/listing.js`]: 'sha384-l',
  },
});

/** Whether module preloads succeed, fail or never end in this test. */
let preloads: 'arrive' | 'fail' | 'hang';
const asked: { href: string; integrity: string }[] = [];
const watchPreloads = () => {
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const [link] = nodes as [HTMLLinkElement];
    if (link.rel !== 'modulepreload') return append(...nodes);
    asked.push({ href: link.getAttribute('href') as string, integrity: link.integrity });
    if (preloads !== 'hang')
      queueMicrotask(() => (preloads === 'arrive' ? link.onload : link.onerror)?.call(link, new Event('x')));
  });
};

interface Opened {
  loaded?: string;
  versions?: Record<string, string>;
  contract?: number;
  /** Previews of the page. */
  preview?: string;
}

const open = ({ loaded = '1', versions = { catalog: '2' }, contract = 2, preview }: Opened = {}) => {
  let version = loaded;
  const answers: Record<string, unknown> = {
    '/remotes.json': versions,
    [`${BASE}2/release.json`]: offer('2', contract),
    [`${BASE}1/release.json`]: offer('1', contract),
  };
  const fetched = vi.fn(async (url: string) => {
    if (answers[url] instanceof Promise) await answers[url];
    return answers[url] === undefined ? new Response('', { status: 503 }) : Response.json(answers[url]);
  });
  vi.stubGlobal('fetch', fetched);
  const slot = { activate: vi.fn(), deactivate: vi.fn(async () => {}) };
  const replaceEntry = vi.fn(async (release: { version: string }) => {
    version = release.version;
  });
  const parts = {
    preview,
    versionOf: (id: RemoteId) => (id === 'catalog' ? version : undefined),
    replaceEntry,
    slotOf: () => slot,
    renewCart: vi.fn(async () => {}),
    contracts: { oldest: 1, newest: 2 },
    report: vi.fn(),
  };
  return { renewal: createRenewal(parts), parts, slot, answers, fetched, version: () => version };
};

/** Renders a page of the catalog remote from the release `version`. */
const show = (version: string) => {
  document.body.innerHTML = `<div id="mfe-catalog" data-version="${version}"></div>`;
};

describe('a new current release', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    preloads = 'arrive';
    asked.length = 0;
    watchPreloads();
    const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
    settings.handleDisabledFileLoadingAsSuccess = true;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('is used after all its scripts are loaded with valid hashes', async () => {
    const { renewal, parts, version } = open();
    expect(await renewal.renew('catalog')).toBe(true);
    expect(version()).toBe('2');
    expect(asked).toEqual([
      { href: expect.stringMatching(`^${BASE}2/remoteEntry.js#`), integrity: 'sha384-e' },
      { href: `${BASE}2/listing.js`, integrity: 'sha384-l' },
    ]);
    const [{ entry }] = parts.replaceEntry.mock.calls[0] as unknown as [{ entry: string }];
    expect(entry).toBe(asked[0]?.href);
    expect(await renewal.renew('catalog')).toBe(false);
  });

  it('is a new module instance when it was loaded before', async () => {
    const { renewal, answers } = open();
    await renewal.renew('catalog');
    answers['/remotes.json'] = { catalog: '1' };
    vi.advanceTimersByTime(2_000);
    await renewal.renew('catalog');
    answers['/remotes.json'] = { catalog: '2' };
    vi.advanceTimersByTime(2_000);
    await renewal.renew('catalog');
    const entries = asked.map(({ href }) => href).filter((href) => href.includes('Entry'));
    expect(new Set(entries).size).toBe(3);
  });

  it.each([
    ['not loadable with its hashes', () => open(), 'fail'],
    ['of a contract version that this page does not support', () => open({ contract: 3 }), 'arrive'],
  ] as const)('that is %s changes nothing, and is reported', async (_, start, then) => {
    preloads = then;
    const { renewal, parts, version } = start();
    expect(await renewal.renew('catalog')).toBe(false);
    expect(version()).toBe('1');
    expect(parts.replaceEntry).not.toHaveBeenCalled();
    expect(parts.report).toHaveBeenCalledTimes(1);
  });

  it('that fails to run is not retried', async () => {
    const { renewal, parts } = open();
    parts.replaceEntry.mockRejectedValue(new Error('throws when it is evaluated'));
    expect(await renewal.renew('catalog')).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(await renewal.renew('catalog')).toBe(false);
    expect(parts.replaceEntry).toHaveBeenCalledTimes(1);
  });

  it('does not delay a navigation for more than 2.5 s', async () => {
    preloads = 'hang';
    const { renewal, version } = open();
    const renewed = renewal.renew('catalog');
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await renewed).toBe(false);
    expect(version()).toBe('1');
  });

  it('is not used while the list of versions does not arrive, but by a later navigation', async () => {
    const { renewal, answers, version } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    answers['/remotes.json'] = promise;
    const renewed = renewal.renew('catalog');
    await vi.advanceTimersByTimeAsync(300);
    expect(await renewed).toBe(false);
    answers['/remotes.json'] = { catalog: '2' };
    resolve();
    await vi.advanceTimersByTimeAsync(1);
    expect(await renewal.renew('catalog')).toBe(true);
    expect(version()).toBe('2');
  });

  it('is not used when the list of versions cannot be read', async () => {
    const { renewal, answers } = open();
    delete answers['/remotes.json'];
    expect(await renewal.renew('catalog')).toBe(false);
  });

  it.each([
    ['a preview was opened in another tab', undefined, 'redesign'],
    ['the preview of the page has ended', 'redesign', undefined],
    ['another preview was opened', 'redesign', 'other'],
  ])('needs a new document when %s', async (_, preview, names) => {
    const versions = { catalog: '2', ...(names ? { preview: names } : {}) };
    const { renewal, parts } = open({ ...(preview ? { preview } : {}), versions });
    expect(await renewal.renew('catalog')).toBe('document');
    expect(parts.replaceEntry).not.toHaveBeenCalled();
  });

  it('is used in place of the release of a preview that goes on', async () => {
    const { renewal, version } = open({
      preview: 'redesign',
      versions: { catalog: '2', preview: 'redesign' },
    });
    expect(await renewal.renew('catalog')).toBe(true);
    expect(version()).toBe('2');
  });

  // The test must notice this fault in shell/src/browser/renewal/create-renewal.ts
  // - current !== undefined && current.preview
  // + current?.preview
  it('needs no new document while the list of versions of a page with a preview cannot be read', async () => {
    const { renewal, answers } = open({ preview: 'redesign' });
    delete answers['/remotes.json'];
    expect(await renewal.renew('catalog')).toBe(false);
  });

  it('is prefetched when the shopper hovers a link', async () => {
    const { renewal, parts, fetched } = open();
    renewal.look('catalog');
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect(parts.replaceEntry).not.toHaveBeenCalled();
    await renewal.renew('catalog');
    expect(asked).toHaveLength(2);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('replaces the page of the old release during the URL change', async () => {
    const { renewal, slot } = open();
    show('1');
    await renewal.renew('catalog');
    const order: string[] = [];
    slot.deactivate.mockImplementation(async () => void order.push('gone'));
    slot.activate.mockImplementation(() => void order.push('drawn'));
    await renewal.show('catalog', () => order.push('address'));
    expect(order).toEqual(['gone', 'address', 'drawn']);
    show('2');
    await renewal.show('catalog', () => order.push('address'));
    expect(order).toHaveLength(4);
  });

  it('does not reuse the styles of the old release, which are removed with its page', async () => {
    document.head.innerHTML = `<style data-href="listing.css" data-remote="catalog"></style>
      <style data-href="main.css"></style>
      <link rel="stylesheet" href="${BASE}1/product.css"><link rel="stylesheet" href="${BASE}2/product.css">`;
    const { renewal } = open();
    show('1');
    await renewal.renew('catalog');
    expect(document.querySelector('style[data-href="listing.css"]')).toBeNull();
    dispatchEvent(new Event('single-spa:routing-event'));
    expect(document.querySelectorAll('style, link')).toHaveLength(4);
    show('2');
    dispatchEvent(new Event('single-spa:routing-event'));
    expect([...document.querySelectorAll('style, link')].map((one) => one.outerHTML)).toEqual([
      expect.stringContaining('main.css'),
      expect.stringContaining(`${BASE}2/`),
    ]);
  });
});
