// @vitest-environment happy-dom
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { cheese, filters, listingAnswers, listOf, wine } from '../../fixtures/products.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const hrefs = (links: Iterable<Element>) => [...links].map((link) => link.getAttribute('href'));

describe('a listing from the server', () => {
  it('shows title, count, twelve cards and pages as links that keep the filters', async () => {
    const { status, document, text } = await renderPage('/vinos?pais=chile&page=2', listingAnswers);
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe('Vinos');
    expect(document.querySelectorAll('article')).toHaveLength(12);
    expect(text).toContain('13 - 24 de 64 resultados');
    expect(hrefs(document.querySelectorAll('nav[aria-label="Páginas"] a'))).toContain(
      '/vinos?pais=chile&page=3',
    );
  });

  it('sends the query of the URL to the API without unknown keys', async () => {
    const { host } = await renderPage('/vinos?variedad=syrah,merlot&sort=price&utm_source=x', listingAnswers);
    const query = { variedad: ['syrah', 'merlot'], sort: 'price', page: 1 };
    expect(host.calls.filter(({ id }) => id !== 'read-listing-page').map(({ input }) => input)).toEqual([
      { query },
      { query },
    ]);
  });

  it('is a form without JavaScript: checkboxes, sort and a submit button', async () => {
    const { document } = await renderPage('/vinos?pais=chile', listingAnswers);
    const form = document.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/vinos');
    expect(form?.querySelector('input[name=pais][value=chile]')?.hasAttribute('checked')).toBe(true);
    expect(document.querySelector('select[name=sort]')?.getAttribute('form')).toBe(form?.id);
    expect(form?.querySelector('noscript')?.textContent).toContain('Aplicar');
  });

  it('links each active filter to the list without it', async () => {
    const { document } = await renderPage('/vinos?pais=chile&precio_max=20000&sort=price', listingAnswers);
    const chips = document.querySelector('ul[aria-label="Filtros elegidos"]');
    expect([...(chips?.querySelectorAll('a') ?? [])].map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Quitar Chile',
      'Quitar Hasta $20.000',
    ]);
    expect(hrefs(chips?.querySelectorAll('a') ?? [])).toEqual([
      '/vinos?precio_max=20000&sort=price',
      '/vinos?pais=chile&sort=price',
    ]);
    expect(hrefs(chips?.parentElement?.querySelectorAll(':scope > a') ?? [])).toEqual(['/vinos?sort=price']);
  });

  it('has title, canonical URL without sort and filter, and structured data of its products', async () => {
    const { head } = await renderPage('/vinos?sort=price&variedad=syrah', listingAnswers);
    expect(head).toMatchObject({
      title: 'Vinos de Chile',
      description: 'Todos los vinos.',
      canonical: '/vinos',
    });
    expect(head.jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ item: 'http://localhost:3000/' }, { name: 'Vinos' }] },
      {
        '@type': 'ItemList',
        itemListElement: { length: 12, 0: { url: 'http://localhost:3000/vinos/vino-1-0' } },
      },
    ]);
  });

  it('has its own canonical URL for a country and for each page number', async () => {
    const { head } = await renderPage('/vinos?pais=chile&page=2&sort=name', listingAnswers);
    expect(head).toMatchObject({ title: 'Vinos, página 2', canonical: '/vinos?pais=chile&page=2' });
    expect(head.jsonLd?.[0]).toMatchObject({
      itemListElement: [{}, { item: 'http://localhost:3000/vinos?pais=chile' }],
    });
  });

  it.each(['/vinos?tipo=tinto&page=2', '/vinos?precio_min=5000&page=2'])(
    'has the first page of the unfiltered list as canonical URL of %s',
    async (url) => {
      const { head } = await renderPage(url, listingAnswers);
      expect(head.canonical).toBe('/vinos');
    },
  );

  it('shows a single chosen country with its page content', async () => {
    const page = (title: string) => ({
      data: {
        seo: { title, description: title, image: null, keywords: '' },
        title,
        text: '',
        blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: `Sobre ${title}` }] }],
      },
    });
    const answers = {
      ...listingAnswers,
      'read-listing-page': ({ params: { slug } }: { params: { slug: string } }) => {
        if (slug === 'italia') throw new ApiError({ code: 'NOT_FOUND', statusCode: 404, message: 'no' });
        return page(slug);
      },
    };
    const titleOf = async (url: string) =>
      (await renderPage(url, answers)).document.querySelector('h1')?.textContent;
    expect(await titleOf('/vinos?pais=francia&sort=price')).toBe('francia');
    expect((await renderPage('/vinos?pais=francia', answers)).text).toContain('Sobre francia');
    expect(await titleOf('/vinos?pais=francia&variedad=syrah')).toBe('wines');
    expect(await titleOf('/vinos?pais=italia')).toBe('wines');
    expect(await titleOf('/vinos')).toBe('wines');
  });

  it('links to other page sizes and requests the chosen one', async () => {
    const { document, host } = await renderPage('/vinos?pais=chile&per_page=24&page=2', listingAnswers);
    const sizes = [...document.querySelectorAll('nav[aria-label="Por página"] a')];
    expect(hrefs(sizes)).toEqual([
      '/vinos?pais=chile',
      '/vinos?pais=chile&per_page=24',
      '/vinos?pais=chile&per_page=48',
    ]);
    expect(sizes.findIndex((size) => size.hasAttribute('aria-current'))).toBe(1);
    expect(host.calls.find(({ id }) => id === 'list-wines')?.input).toMatchObject({
      query: { per_page: 24 },
    });
  });

  it('shows all products at /productos and redirects `t` to its listing with filters', async () => {
    const answers = {
      'list-product-category': listOf([wine(), cheese()]),
      'read-product-category-filters': filters(),
    };
    const { document, host, head } = await renderPage('/productos?tipo=tinto', answers);
    expect(document.querySelector('h1')?.textContent).toBe('Todos los productos');
    expect(document.querySelectorAll('article')).toHaveLength(2);
    expect(head.canonical).toBe('/productos');
    expect(host.calls[0]?.input).toMatchObject({
      params: { category: 'productos' },
      query: { tipo: ['tinto'] },
    });
    expect(await renderPage('/productos?t=g&tipo_queso=cabra', {})).toMatchObject({
      status: 302,
      redirect: '/gourmet?tipo_queso=cabra',
    });
    expect(await renderPage('/productos?t=x', {})).toMatchObject({ redirect: '/vinos' });
  });

  it('preloads the first picture as in its markup and loads the first row of a phone eagerly', async () => {
    const { head, document } = await renderPage('/vinos', listingAnswers);
    const source = document.querySelector('article source');
    expect(head.preloadImage).toEqual([
      { type: 'image/avif', srcset: source?.getAttribute('srcset'), sizes: source?.getAttribute('sizes') },
    ]);
    expect(document.querySelectorAll('article img:not([loading=lazy])')).toHaveLength(2);
  });

  it('has no style attribute, which the CSP would block', async () => {
    const { document } = await renderPage('/vinos', listingAnswers);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('renders English texts for the English locale', async () => {
    const { text, head } = await renderPage(
      '/vinos?page=2',
      { ...listingAnswers, 'read-listing-page': undefined },
      'en',
    );
    expect(text).toContain('13 - 24 of 64 results');
    expect(head.title).toBe('Wines, page 2');
  });

  it('explains an empty result and links to the list without filters', async () => {
    const { document, status } = await renderPage('/vinos?pais=francia', {
      ...listingAnswers,
      'list-wines': listOf([]),
    });
    expect(status).toBe(200);
    const empty = [...document.querySelectorAll('h2')].find(
      (title) => title.textContent === 'No se encontraron productos',
    );
    expect(empty?.parentElement?.querySelector('a')?.textContent).toBe('Limpiar filtros');
    expect(empty?.parentElement?.querySelector('a')?.getAttribute('href')).toBe('/vinos');
  });

  it('answers 503 with an error region and a retry when the API is down', async () => {
    const down = failing(new ApiError({ code: 'UNAVAILABLE', statusCode: 503, message: 'down' }));
    const { document, status, head } = await renderPage('/vinos', { 'list-wines': down });
    expect(status).toBe(503);
    expect(head.noindex).toBe(true);
    const region = document.querySelector('section[aria-label="No pudimos mostrar los productos"]');
    expect(region?.querySelector('button')?.textContent).toBe('Reintentar');
    expect(document.querySelector('h1')?.textContent).toBe('Vinos');
  });

  it.each([
    ['/cajas', 'boxes', 'Cajas'],
    ['/gourmet', 'gourmets', 'Gourmet'],
    ['/vinos/alcoholes', 'alcohols', 'Otros alcoholes'],
    ['/ofertas', 'offers', 'Ofertas'],
  ])(
    'shows %s from its own endpoints, with the remote’s title when the API has no content',
    async (url, kind, title) => {
      const { document, text, status } = await renderPage(url, {
        [`list-${kind}`]: listOf([wine()]),
        [`read-${kind}-filters`]: filters(),
        'read-offer-filters': filters(),
      });
      expect(status).toBe(200);
      expect(document.querySelector('h1')?.textContent).toBe(title);
      expect(text).toContain('1 - 1 de 1 resultado');
    },
  );

  it('shows the offers with active filters, their title and conditions', async () => {
    const { document, head, text, host } = await renderPage('/ofertas?pais=chile&sort=discount', {
      'list-offers': listOf([wine(), cheese()], { total: 2 }),
      'read-offer-filters': filters(),
      'read-listing-page': {
        data: {
          ...listingAnswers['read-listing-page'].data,
          title: 'Ofertas',
          conditions: 'Hasta agotar stock.',
        },
      },
    });
    expect(document.querySelector('h1')?.textContent).toBe('Ofertas');
    expect(document.querySelectorAll('article')).toHaveLength(2);
    expect(document.querySelector('input[name=pais][value=chile]')?.hasAttribute('checked')).toBe(true);
    expect(text).toContain('Hasta agotar stock.');
    expect(head).toMatchObject({ canonical: '/ofertas?pais=chile' });
    const query = { pais: ['chile'], sort: 'discount', page: 1 };
    expect(host.calls.map(({ id, input }) => [id, input])).toEqual(
      expect.arrayContaining([
        ['list-offers', { query }],
        ['read-offer-filters', { query }],
        ['read-listing-page', { params: { slug: 'offers' } }],
      ]),
    );
  });

  it('renders the offers in English', async () => {
    const answers = { 'list-offers': listOf([wine()]), 'read-offer-filters': filters() };
    const { document } = await renderPage('/ofertas', answers, 'en');
    expect(document.querySelector('h1')?.textContent).toBe('Offers');
  });

  it('keeps a search text in form and links, and asks search engines not to index the page', async () => {
    const { document, head } = await renderPage('/vinos?q=asado%20lento&pais=chile', listingAnswers);
    expect(document.querySelector('h1')?.textContent).toBe('Resultados para “asado lento”');
    expect(document.querySelector('input[type=hidden][name=q]')?.getAttribute('value')).toBe('asado lento');
    expect(hrefs(document.querySelectorAll('a'))).toContain('/vinos?q=asado+lento');
    expect(head.noindex).toBe(true);
  });

  it('shows a cheese with its first format instead of a quantity', async () => {
    const { document, text } = await renderPage('/gourmet', {
      'list-gourmets': listOf([cheese()]),
      'read-gourmets-filters': filters(),
    });
    expect(text).toContain('150 gr');
    expect(document.querySelector('article button[aria-label="Aumentar cantidad"]')).not.toBeNull();
  });

  it('serialises selection, products and page content for the browser', async () => {
    const { state } = await renderPage('/vinos?pais=chile', listingAnswers);
    expect(Object.keys(state)).toEqual(
      expect.arrayContaining(['listing-wines-selection', 'listing-wines-outcome', 'listing-wines-contents']),
    );
  });
});
