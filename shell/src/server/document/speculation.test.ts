import Fastify, { type FastifyInstance } from 'fastify';
import { ROUTES, type Route } from 'shared-contracts/routes';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageCache } from '../cache/page-cache.ts';
import { type PagesOptions, registerPages } from '../pages/pages.ts';
import { startTestShell, type TestShell } from '../testing/test-shell.ts';
import { SPECULATION_HEADERS, speculationRules } from './speculation.ts';

interface Condition {
  href_matches?: string[];
  not?: Condition;
}
interface Rule {
  where: { and: Condition[] };
  eagerness: string;
}
const rules = speculationRules() as { prefetch: Rule[]; prerender: Rule[] };
const conditions = rules.prefetch[0]?.where.and ?? [];
const matches = (patterns: readonly string[], address: string): boolean =>
  patterns.some((pattern) =>
    new URLPattern(pattern, 'https://shop.example').test(address, 'https://shop.example'),
  );
/** Whether the addresses in the rules allow the browser to fetch a link in advance. */
const isAllowed = (address: string): boolean =>
  conditions.every(
    ({ href_matches = [address], not }) =>
      matches(href_matches, address) && !matches(not?.href_matches ?? [], address),
  );
const addressOf = ({ path }: Route) => path.replace(/:\w+\??/, 'x');

describe('the speculation rules', () => {
  it('prefetch on hover and prerender when the pointer goes down', () => {
    expect(rules.prefetch.map(({ eagerness }) => eagerness)).toEqual(['moderate']);
    expect(rules.prerender.map(({ eagerness }) => eagerness)).toEqual(['conservative']);
    expect(rules.prerender[0]?.where).toEqual(rules.prefetch[0]?.where);
  });

  it.each([
    '/',
    '/vinos',
    '/vinos?pais=chile&page=2',
    '/vinos/carmenere',
    '/productos/x?t=b',
    '/blog/x',
    '/ofertas',
  ])('allow the reading page %s', (address) => expect(isAllowed(address)).toBe(true));

  it('allow no page of cart, checkout, account, or of one shopper', () => {
    const others = (ROUTES as readonly Route[]).filter(
      ({ owner, personal }) => owner === 'checkout' || owner === 'account' || personal,
    );
    expect(others.length).toBeGreaterThan(20);
    expect(others.map(addressOf).filter(isAllowed)).toEqual([]);
  });

  it.each([
    ['the API', '/api/newsletter/confirm?token=x'],
    ['files', '/static/main.js'],
    ['the language choice', '/vinos?page=2&lang=en'],
    ['an override of a remote', '/vinos?remote.catalog=stub'],
    ['a scenario of the stubbed API', '/vinos?api=slow'],
  ])('exclude %s', (_, address) => expect(isAllowed(address)).toBe(false));
});

describe('the header Speculation-Rules', () => {
  let shell: TestShell;
  beforeAll(async () => {
    shell = await startTestShell();
  });
  afterAll(() => shell.stop());

  it('leads to the rules, which need no permission of the content security policy', async () => {
    const { headers } = await shell.get('/vinos');
    expect(headers['content-security-policy']).not.toContain('speculation');
    const path = JSON.parse(String(headers['speculation-rules']));
    const answer = await shell.get(path);
    expect(answer.headers['content-type']).toContain('application/speculationrules+json');
    expect(answer.json()).toEqual(rules);
  });

  it.each(['/reiniciar-contrasena?token=x', '/vinos?remote.catalog=1'])('is not sent at %s', async (url) => {
    expect((await shell.get(url)).headers).not.toHaveProperty(Object.keys(SPECULATION_HEADERS)[0] as string);
  });
});

describe('while renders take half of the places of a release', () => {
  let app: FastifyInstance;
  const cached = vi.fn<PageCache['has']>();
  const page = vi.fn();
  beforeEach(async () => {
    app = Fastify();
    cached.mockReturnValue(false);
    const stored = {
      status: 200,
      headers: {},
      etag: '"x"',
      body: { identity: Buffer.from('page') },
      madeAt: 0,
    };
    registerPages(app, {
      config: {
        locales: ['es'],
        publicUrl: 'https://shop.example',
        localeCookieSeconds: 1,
        trace: { browsers: false },
      },
      cache: { has: cached, get: async () => ({ page: stored, state: 'made' }) },
      registry: {
        current: () => new Map([['catalog', { id: 'catalog', version: '1', manifest: {} }]]),
        revision: () => '',
        variant: () => '',
        canaries: () => [],
      },
      pool: { hasSpare: () => false },
      overrides: { read: async () => null },
      previews: { of: () => ({}) },
      readEdge: () => undefined,
      asked: { count: () => {} },
      metrics: { page },
    } as unknown as PagesOptions);
  });
  afterEach(async () => {
    page.mockReset();
    await app.close();
  });
  const open = (purpose?: string) =>
    app.inject({ url: '/vinos', headers: purpose === undefined ? {} : { 'sec-purpose': purpose } });

  it.each(['prefetch', 'prefetch;prerender'])('refuses a page with Sec-Purpose %s', async (purpose) => {
    const { statusCode, headers } = await open(purpose);
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    expect(page.mock.calls).toEqual([['shed']]);
  });

  it('sends a speculative page that needs no render', async () => {
    cached.mockReturnValue(true);
    expect((await open('prefetch')).body).toBe('page');
  });

  it('sends the page that a shopper opens', async () => {
    expect((await open()).body).toBe('page');
  });
});
