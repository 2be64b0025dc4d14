// @vitest-environment happy-dom
import type { PageHead } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import { matchRoute } from 'shared-contracts/routes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteEntry } from '../boot-data.ts';
import { indexedHead, withOrganization } from '../head/head-tags.ts';
import { renderHead } from '../server/html/head.ts';

const config = { publicUrl: 'https://tienda.example', locales: ['es', 'en'], shopName: 'Casa' } as const;
const organization = { '@context': 'https://schema.org', '@type': 'Organization', name: 'Casa' } as const;
/** The catalog remote. Its release says that the query key `page` changes its lists. */
const catalog: RemoteEntry = {
  id: 'catalog',
  version: '1',
  contract: 1,
  entry: '/e.js',
  query: [{ paths: ['/vinos'], keys: ['page'] }],
};
const options = { config, locale: 'es', organization, remotes: [catalog] } as const;
const head = { title: 'Vinos', description: 'De Chile' };

describe('the head of a page', () => {
  let write: ReturnType<typeof import('./page-state.ts').createPageWriter>;
  let beginLoading: typeof import('./loading/loading.ts').beginLoading;
  const views = () => (window.dataLayer ?? []).filter(({ event }) => event === 'page_view');
  const go = (path: string, title: string) => {
    history.pushState(null, '', path);
    write({ status: 200, head: { ...head, title } });
  };

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.resetModules();
    performance.clearMarks();
    document.head.replaceChildren();
    window.dataLayer = [];
    document.body.innerHTML =
      '<main id="contenido" tabindex="-1"><div class="slot"></div></main><div id="announcer"></div>';
    history.replaceState(null, '', '/vinos');
    vi.stubGlobal('scrollTo', () => {});
    write = (await import('./page-state.ts')).createPageWriter(options);
    ({ beginLoading } = await import('./loading/loading.ts'));
    write({ status: 200, head });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is written into the head, and announced from the second page on', async () => {
    const announcer = document.getElementById('announcer') as HTMLElement;
    expect(document.title).toBe('Vinos | Casa');
    expect(announcer.textContent).toBe('');
    go('/cajas', 'Cajas');
    await vi.dynamicImportSettled();
    expect(announcer.textContent).toBe('Cajas | Casa');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://tienda.example/cajas',
    );
  });

  it('ends the loading bar when the shopper returns to the visible page, not when the address changes', () => {
    go('/cajas', 'Cajas');
    beginLoading('page');
    history.pushState(null, '', '/eventos');
    dispatchEvent(new Event('single-spa:before-routing-event'));
    expect(document.documentElement.dataset.loading).toBe('page');
    history.pushState(null, '', '/cajas');
    dispatchEvent(new Event('single-spa:before-routing-event'));
    expect(document.documentElement.dataset.loading).toBeUndefined();
  });

  it('is announced after the shell’s own page, which has no head', async () => {
    vi.resetModules();
    history.replaceState(null, '', '/no-existe');
    write = (await import('./page-state.ts')).createPageWriter(options);
    go('/ofertas', 'Ofertas');
    expect(document.getElementById('announcer')?.textContent).toBe('Ofertas | Casa');
  });

  it('is tracked with its title 250 ms after the URL changed', () => {
    vi.advanceTimersByTime(249);
    expect(views()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(views()).toEqual([{ event: 'page_view', page_path: '/vinos', page_title: 'Vinos | Casa' }]);
  });

  it('is one page view per URL, even when the page sets its head several times', () => {
    write({ status: 200, head: { ...head, title: 'Vinos tintos' } });
    vi.advanceTimersByTime(1_000);
    write({ status: 200, head: { ...head, title: 'Vinos, 24 resultados' } });
    vi.advanceTimersByTime(1_000);
    expect(views()).toHaveLength(1);
    go('/vinos?page=2', 'Vinos');
    vi.advanceTimersByTime(1_000);
    expect(views()).toHaveLength(2);
  });

  it('is no page view when the next navigation follows at once', () => {
    go('/cajas', 'Cajas');
    vi.advanceTimersByTime(100);
    go('/gourmet', 'Gourmet');
    vi.advanceTimersByTime(1_000);
    expect(views().map(({ page_path }) => page_path)).toEqual(['/gourmet']);
  });

  it('asks search engines not to index personal pages', async () => {
    write({ status: 200, head: { ...head, noindex: true } });
    await vi.dynamicImportSettled();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  describe('equals the server’s', () => {
    const tags = () => [...document.head.children].map(({ outerHTML }) => outerHTML).sort();
    /** Tags of the head that the server renders for this address. */
    const served = (url: string, page: PageHead, locale: Locale = 'es') => {
      const own = withOrganization(
        indexedHead(page, matchRoute(url.split('?')[0] ?? '')?.route),
        organization,
      );
      const other = document.implementation.createHTMLDocument();
      other.head.innerHTML = renderHead({ head: own, locale, ...config, url });
      return [...other.head.children].map(({ outerHTML }) => outerHTML).sort();
    };
    const product: PageHead = {
      title: 'Syrah <2020>',
      description: 'Un vino',
      canonical: '/vinos/syrah',
      image: '/storage/wines/syrah.1',
      type: 'product',
      jsonLd: [{ '@context': 'https://schema.org', '@type': 'Product', name: 'Syrah </script>' }],
    };
    const show = async (url: string, page: PageHead) => {
      history.pushState(null, '', url);
      write({ status: 200, head: page });
      await vi.dynamicImportSettled();
    };

    it.each<[string, string, PageHead]>([
      ['a product after a list', '/vinos/syrah', product],
      ['a page of a list', '/vinos?page=2', head],
      ['a page without a picture', '/cajas', head],
      ['a page with one shopper’s data', '/seguimiento', head],
      ['an unknown product', '/vinos/x', { ...head, noindex: true }],
    ])('%s', async (_, url, page) => {
      await show('/vinos/otro', { ...product, canonical: '/vinos/otro', keywords: 'syrah' });
      await show(url, page);
      expect(tags()).toEqual(served(url, page));
    });

    it('in English and without campaign parameters', async () => {
      write = (await import('./page-state.ts')).createPageWriter({ ...options, locale: 'en' });
      await show('/vinos?utm_source=x&page=2', head);
      expect(tags()).toEqual(served('/vinos?page=2', head, 'en'));
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        'https://tienda.example/vinos?page=2&lang=en',
      );
    });

    it('with a Trusted Types policy that accepts only JSON', async () => {
      let takes: (text: string) => string = (text) => text;
      const createPolicy = vi.fn((_: string, rules: { createScript(text: string): string }) => {
        takes = rules.createScript;
        return rules;
      });
      vi.stubGlobal('trustedTypes', { createPolicy });
      vi.resetModules();
      document.head.replaceChildren();
      write = (await import('./page-state.ts')).createPageWriter(options);
      await show('/vinos/syrah', product);
      expect(createPolicy).toHaveBeenCalledExactlyOnceWith('structured-data', expect.anything());
      expect(() => takes('alert(1)')).toThrow(SyntaxError);
    });

    it('and keeps unchanged tags in place', async () => {
      document.head.innerHTML = served('/vinos/syrah', product).join('');
      const before = [...document.head.children];
      await show('/vinos/syrah', product);
      expect([...document.head.children]).toEqual(before);
    });
  });
});
