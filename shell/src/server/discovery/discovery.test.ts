import { matchRoute } from 'shared-contracts/routes';
import { describe, expect, it } from 'vitest';
import { layout } from '../../frame/fixtures/layout.ts';
import { builtInLayout } from '../document/built-in-content.ts';
import { organization } from '../document/organization.ts';
import { llmsText } from './llms.ts';
import { robotsText, webManifest } from './register.ts';
import { writeSitemap } from './sitemap-xml.ts';

const SITE = 'https://tienda.example';

describe('the sitemap', () => {
  it('lists pages with date and pictures', () => {
    const files = writeSitemap(SITE, [
      { path: '/vinos' },
      { path: '/productos/a?t=b&x=1', changed: '2031-02-03', pictures: ['/storage/a.jpg?w=1200'] },
    ]);
    expect([...files.keys()]).toEqual(['sitemap.xml']);
    const xml = files.get('sitemap.xml') ?? '';
    expect(xml).toContain('<url><loc>https://tienda.example/vinos</loc></url>');
    expect(xml).toContain(
      '<loc>https://tienda.example/productos/a?t=b&amp;x=1</loc><lastmod>2031-02-03</lastmod>' +
        '<image:image><image:loc>https://tienda.example/storage/a.jpg?w=1200</image:loc></image:image>',
    );
  });

  it('is an index of several files if one would be too large', () => {
    const entries = Array.from({ length: 5 }, (_, index) => ({ path: `/vinos/${index}` }));
    const files = writeSitemap(SITE, entries, 2);
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    expect(files.get('sitemap.xml')).toContain(
      '<sitemap><loc>https://tienda.example/sitemap-3.xml</loc></sitemap>',
    );
    const all = [1, 2, 3].map((part) => files.get(`sitemap-${part}.xml`)).join('');
    for (const { path } of entries) expect(all.split(`<loc>${SITE}${path}</loc>`)).toHaveLength(2);
  });
});

describe('robots.txt', () => {
  it('excludes carts, orders and accounts, and names the sitemap', () => {
    const text = robotsText(SITE);
    for (const path of ['/cuenta/', '/informacion-personal', '/orden/', '/api/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/\s/);
    expect(text).toContain('\nSitemap: https://tienda.example/sitemap.xml\n');
  });
});

describe('llms.txt', () => {
  const shop = { name: 'Casa', publicUrl: SITE, hasTools: true, hasFeed: true };

  it.each(['es', 'en'] as const)(
    'fits on one screen, and each link leads to a page of the shop: %s',
    (locale) => {
      const text = llmsText(shop, locale);
      expect(text.split('\n').length).toBeLessThan(30);
      const links = [...text.matchAll(/\]\(https:\/\/tienda\.example(\/[^)?]*)/g)].map(
        ([, path = '']) => path,
      );
      expect(links).toContain('/mcp');
      for (const path of links.filter((one) => !/^\/(?:mcp|feeds\/)/.test(one)))
        expect(matchRoute(path), path).not.toBeNull();
    },
  );

  it('differs by language, and names neither tools nor feed while they are off', () => {
    expect(llmsText(shop, 'es')).not.toBe(llmsText(shop, 'en'));
    expect(llmsText({ ...shop, hasTools: false }, 'es')).not.toContain('/mcp');
    const withoutFeed = { ...shop, hasFeed: false };
    expect(llmsText(withoutFeed, 'es')).not.toContain('/feeds/');
    expect(llmsText({ ...withoutFeed, hasTools: false }, 'es')).not.toContain('## Datos');
  });
});

describe('the web app manifest', () => {
  it('has a plain and a maskable icon', () => {
    const manifest = webManifest(layout, 'es') as { icons: { sizes: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ name: layout.shop.name, lang: 'es-CL', start_url: '/' });
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
  });
});

describe('structured data of the seller', () => {
  it('contains all facts of the layout content', () => {
    expect(organization(SITE, layout)).toMatchObject({
      '@id': `${SITE}/#shop`,
      legalName: 'Comercial Casa Quillay SpA',
      logo: `${SITE}/icon-512.png`,
    });
  });

  it('has the logo of the shop', () => {
    const logo = { image: '/storage/content/logo.1a2b3c4d', width: 600, height: 120 };
    const { logo: address } = organization(SITE, {
      ...layout,
      brand: { colours: {}, headings: 'serif', logo },
    }) as { logo: string };
    expect(address).toBe(`${SITE}/storage/content/logo.1a2b3c4d.webp?w=640`);
  });

  it('omits unknown facts', () => {
    expect(Object.keys(organization(SITE, builtInLayout('es')))).toEqual([
      '@context',
      '@type',
      '@id',
      'name',
      'url',
      'logo',
    ]);
  });
});
