/**
 * Conformance suite for server bundles (docs/architecture/page-request.md#server-render). Runs without a
 * document.
 */
import { LOCALES, type Locale } from 'shared-contracts/locale';
import type { RenderResult, ServerModule } from 'shared-contracts/remote';
import { matchRoute } from 'shared-contracts/routes';
import { OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { beforeAll, describe, expect, it } from 'vitest';
import { createStubHost, type StubHostOptions } from '../host/stub-host.ts';
import {
  createSuiteApi,
  expectServedContract,
  LOST_API,
  onServer,
  pathsOf,
  type RemoteUnderTest,
} from './remote-under-test.ts';

const STATUSES = [200, 301, 302, 307, 308, 404, 503];
const REDIRECTS = [301, 302, 307, 308];

const hostFor = (locale: Locale, options: StubHostOptions = {}) =>
  onServer(
    createStubHost({
      locale,
      session: { kind: 'unknown' },
      cart: 'none',
      api: createSuiteApi(locale),
      ...options,
    }),
  );

/** Checks what every render result must fulfil: valid status, head, markup, state and redirect. */
const expectWhole = (result: RenderResult, path: string): void => {
  const { status, head, html, state, assets, redirect } = result;
  expect(STATUSES, `${path} ${status}`).toContain(status);
  expect(redirect !== undefined, `${path} ${status} ${redirect}`).toBe(REDIRECTS.includes(status));
  if (redirect !== undefined) return;
  expect(head.title, path).not.toBe('');
  expect(html, path).not.toBe('');
  expect(html, `${path}: the policy blocks style attributes`).not.toMatch(/<[^>]+\sstyle=/);
  expect(html, path).not.toContain('undefined');
  expect(JSON.parse(JSON.stringify(state)), `${path}: state is JSON`).toEqual(state);
  expect(assets.length, `${path}: chunks to preload`).toBeGreaterThan(0);
};

export const describeServerModule = (name: string, remote: RemoteUnderTest): void => {
  describe(`server module of ${name}`, () => {
    let server: ServerModule;
    let paths: { pattern: string; path: string }[];
    beforeAll(async () => {
      server = await remote.loadServer();
      paths = await pathsOf(remote);
    });
    const render = (url: string, locale: Locale, host = hostFor(locale)) =>
      server.render({ url, locale }, host);

    it('has a contract version that the shell supports', () => {
      expectServedContract(server.contract);
    });

    it('has only pages that the route table assigns to it', () => {
      for (const { path, pattern } of paths)
        expect(matchRoute(new URL(path, 'http://shop.test').pathname)?.route.owner, pattern).toBe(remote.id);
    });

    it.each(remote.patterns)('renders %s completely, in each language', async (pattern) => {
      const path = paths.find((one) => one.pattern === pattern)?.path as string;
      const results = await Promise.all(LOCALES.map((locale) => render(path, locale)));
      for (const result of results) expectWhole(result, path);
      const [first, second] = results.map(({ redirect, head, html }) => redirect ?? head.title + html);
      if (!results[0]?.redirect) expect(first, 'the languages differ').not.toBe(second);
    });

    it('renders the same page twice with the same result', async () => {
      const { path } = paths[0] as { path: string };
      const [first, second] = [await render(path, 'es'), await render(path, 'es')];
      expect(second).toEqual(first);
    });

    it.each(remote.patterns)('renders %s in each language without the API', async (pattern) => {
      const path = paths.find((one) => one.pattern === pattern)?.path as string;
      const results = await Promise.all(
        LOCALES.map((locale) => render(path, locale, hostFor(locale, { api: LOST_API }))),
      );
      for (const result of results) expectWhole(result, path);
      // The remote writes the failure text itself, so it must differ between the languages.
      const [first, second] = results.map(({ redirect, html }) => redirect ?? html);
      if (!results[0]?.redirect) expect(first, 'the languages differ').not.toBe(second);
    });

    it('answers 404 for an address outside of its pages', async () => {
      const result = await render('/nada/de/esto', 'es');
      expect(result.status).toBe(404);
      expect(result.html).toBe('');
    });

    it('renders on a host with the oldest supported contract version', async () => {
      for (const { path } of paths) {
        const host = hostFor('es', { contract: OLDEST_SERVED_CONTRACT });
        expectWhole(await render(path, 'es', host), path);
      }
    });

    it('makes no report, tracks no event and leaves no subscription', async () => {
      for (const { path } of paths) {
        const host = hostFor('es');
        await render(path, 'es', host);
        const unwanted = host.log
          .entries()
          .filter(({ kind }) => ['report', 'track', 'refusal'].includes(kind));
        expect(unwanted, path).toEqual([]);
      }
    });
  });
};
