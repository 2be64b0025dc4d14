// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cheese, wine } from '../../fixtures/products.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const found = (card: ReturnType<typeof wine>) => ({ ...card, images: [card.frontend_image] });
const article = {
  id: 7,
  product_type: 'Blog',
  slug: 'queso-y-vino',
  name: 'Queso y vino',
  detail: 'Qué va con qué.',
  price: null,
  reference_price: null,
  images: ['/storage/articles/a'],
};
const event = {
  ...article,
  id: 8,
  product_type: 'Event',
  slug: 'cata',
  name: 'Cata de quesos',
  price: 25_000,
};
const answer = (data: object[], rest: object = {}) => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: 24,
  last_page: 1,
  corrected: null,
  ...rest,
});
const PAGE = {
  data: { title: 'Busca', text: '', suggested_words: [{ text: 'queso', link: null }] },
};
const SEARCH = '/vinos/busqueda?q=queso';
const everything = answer([found(wine()), found(cheese()), article, event]);
const render = (url: string, search: unknown = everything, page: unknown = PAGE) =>
  renderPage(url, { search, 'read-search-page': page });
const askedFor = ({ host }: Awaited<ReturnType<typeof render>>) =>
  host.calls.filter(({ id }) => id === 'search').map(({ input }) => input);

describe('the results page', () => {
  it('links products, articles and events to their pages', async () => {
    const page = await render(SEARCH);
    expect(askedFor(page)).toEqual([{ query: { q: 'queso', page: 1, per_page: 24 } }]);
    const links = [...page.document.querySelectorAll('article h3 a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([
      '/vinos/quebrada-honda-carmenere-2022',
      '/productos/brie-del-bosque?t=g',
      '/blog/queso-y-vino',
      '/eventos/cata',
    ]);
    expect(page.document.querySelector('h1')?.textContent).toBe('Resultados para “queso”');
    expect(page.document.querySelector<HTMLInputElement>('input[name=q]')?.value).toBe('queso');
    const words = ['4 resultados', 'Artículo', 'Evento', '$25.000'];
    for (const word of words) expect(page.text).toContain(word);
  });

  it('says that an event without a price is free', async () => {
    const { document } = await render(SEARCH, answer([found(wine()), { ...event, price: 0 }, article]));
    const card = document.querySelector('article[aria-label="Cata de quesos"]');
    expect(card?.lastElementChild?.textContent).toBe('Sin costo');
    expect(card?.textContent).not.toContain('$');
  });

  it('restricts results to a type with links that keep the text', async () => {
    const page = await render(
      `${SEARCH}&t=g&page=2`,
      answer([found(cheese())], { total: 25, current_page: 2 }),
    );
    expect(askedFor(page)).toEqual([
      { query: { q: 'queso', page: 2, per_page: 24, type: ['GourmetProduct'] } },
    ]);
    const kinds = [...page.document.querySelectorAll('nav[aria-label="Tipo de resultado"] a')];
    expect(kinds.map((link) => link.textContent)).toEqual([
      'Todo',
      'Vinos',
      'Cajas',
      'Gourmet',
      'Otros alcoholes',
      'Bitácora',
      'Eventos',
    ]);
    expect(kinds.find((link) => link.hasAttribute('aria-current'))?.textContent).toBe('Gourmet');
    expect(kinds[0]?.getAttribute('href')).toBe(SEARCH);
    expect(page.document.querySelector('a[rel=prev]')?.getAttribute('href')).toBe(`${SEARCH}&t=g`);
  });

  it('shows the corrected search text', async () => {
    const { text } = await render(
      '/vinos/busqueda?q=kueso',
      answer([found(cheese())], { corrected: 'queso' }),
    );
    expect(text).toContain('No encontramos “kueso”. Te mostramos lo que hay para “queso”.');
  });

  it('shows links when there are no results, for one type and for all', async () => {
    const nothing = answer([]);
    const all = await render(SEARCH, nothing);
    expect(all.text).toContain('No se encontraron productos');
    const ways = ({ document }: typeof all) =>
      [...document.querySelectorAll('section[aria-label=Resultados] a')].map((link) =>
        link.getAttribute('href'),
      );
    expect(ways(all)).toEqual(['/vinos', '/sommelier-virtual', SEARCH]);
    expect(ways(await render(`${SEARCH}&t=b`, nothing))[0]).toBe(SEARCH);
  });

  it('shows texts and links of the content page when a search over all types has no results', async () => {
    const nothing = {
      title: 'Nada por aquí',
      text: 'Busca algo más corto.',
      actions: [
        { text: 'Ver las cajas', link: '/cajas' },
        { text: 'Preguntarnos', link: '/contacto' },
      ],
    };
    const content = { data: { ...PAGE.data, nothing } };
    const all = await render(SEARCH, answer([]), content);
    for (const words of [nothing.title, nothing.text]) expect(all.text).toContain(words);
    const links = [...all.document.querySelectorAll('section[aria-label=Resultados] a')].slice(0, 2);
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ver las cajas', '/cajas'],
      ['Preguntarnos', '/contacto'],
    ]);
    expect((await render(`${SEARCH}&t=b`, answer([]), content)).text).not.toContain(nothing.title);
    const down = await render(SEARCH, answer([]), failing(new Error('down')));
    expect(down.text).toContain('No se encontraron productos');
  });

  it('sends no request for a blank text and shows suggested terms', async () => {
    const page = await render('/vinos/busqueda?q=%20');
    expect(askedFor(page)).toEqual([]);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Te sugerimos');
    expect(page.document.querySelector('article')).toBe(null);
  });

  it('can be searched without JavaScript', async () => {
    const { document } = await render('/vinos/busqueda?q=%20');
    expect(document.querySelector('form button[type=submit]')?.hasAttribute('disabled')).toBe(false);
  });

  it('is not indexed and answers 503 when the API fails', async () => {
    expect((await render(SEARCH)).head).toMatchObject({ noindex: true, canonical: '/vinos/busqueda' });
    const down = await render(SEARCH, failing(new Error('down')));
    expect(down.status).toBe(503);
    expect(down.document.querySelector('section[aria-label="No pudimos buscar"] button')?.textContent).toBe(
      'Reintentar',
    );
  });
});
