// @vitest-environment happy-dom
import type { SearchTerm } from 'shared-contracts/api/search.schema';
import { describe, expect, it } from 'vitest';
import { cheese, wine } from '../../fixtures/products.ts';
import { renderPage } from '../../fixtures/render.ts';

const found = (rest: Parameters<typeof wine>[0] = {}) => {
  const card = wine(rest);
  return { ...card, images: [card.frontend_image] };
};
const article = {
  id: 7,
  product_type: 'Blog',
  slug: 'como-decantar',
  name: 'Cómo decantar',
  detail: 'Cuándo y cuánto.',
  price: null,
  reference_price: null,
  images: ['/storage/articles/a'],
};
const term = (text: string, key: string, values: string[], rest: Partial<SearchTerm> = {}): SearchTerm => ({
  text,
  key,
  values,
  label: null,
  is_met: true,
  ...rest,
});
const VINO = term('vino', 'kind', ['wine']);
const TINTO = term('tinto', 'tipo', ['tinto'], { label: 'Tinto' });
const MALBEC = term('malbec', 'variedad', ['malbec'], { label: 'Malbec' });
const WINE = term('wine', 'kind', ['wine']);
const CHEESES = term('cheese', 'tipo_gourmet', ['quesos-franceses'], { label: 'French cheeses' });
const TO_GIVE = term('gift', 'tipo', ['para-regalar'], { label: 'To give', is_met: false });
const OF_2019 = term('2019', 'year', ['2019'], { is_met: false });

const answer = (rest: object = {}) => {
  const data = [found(), article];
  return {
    data,
    total: data.length,
    current_page: 1,
    per_page: 24,
    last_page: 1,
    corrected: null,
    terms: [],
    ignored: [],
    counts: { w: 1 },
    content: [article],
    nearest: [],
    ...rest,
  };
};
const PAGE = { data: { title: 'Busca', text: '', suggested_words: [] } };
const render = (query: string, rest: object = {}, locale: 'es' | 'en' = 'es') =>
  renderPage(`/vinos/busqueda?${query}`, { search: answer(rest), 'read-search-page': PAGE }, locale);
const linksOf = (root: ParentNode | null) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

describe('the results of a sentence', () => {
  it('shows products, then articles in a group of their own, and counts products', async () => {
    const { document } = await render('q=tinto', {
      data: [found(), article],
      counts: { w: 30 },
      total: 31,
    });
    const groups = [...document.querySelectorAll('section[aria-label=Resultados] h2')];
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Productos', 'Artículos y eventos']);
    expect(document.querySelectorAll('section[aria-label=Resultados] article')).toHaveLength(2);
    expect(document.querySelector('h1 + [role=status]')?.textContent).toBe('30 productos');
  });

  it('shows an article first when the text is its title', async () => {
    const { document } = await render('q=como+DECANTAR');
    const groups = [...document.querySelectorAll('section[aria-label=Resultados] h2')];
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Artículos y eventos', 'Productos']);
  });

  it.each([
    [
      'malbec 2019',
      [MALBEC, OF_2019],
      'No hay Malbec de 2019; estos son los Malbec que tenemos.',
      'We have no Malbec from 2019; here is what we have in Malbec.',
    ],
    [
      'vino tinto hasta 1.000',
      [VINO, TINTO, term('hasta 1.000', 'price', ['', '1000'], { is_met: false })],
      'No hay vino tinto hasta $1.000; esto es lo que tenemos de vino tinto.',
      'We have no tinto wine up to $1.000; here is what we have in tinto wine.',
    ],
    [
      'vino tinto sin alcohol',
      [VINO, TINTO, term('sin alcohol', 'not', ['alcohol'], { is_met: false })],
      'No hay vino tinto “sin alcohol”; esto es lo que tenemos de vino tinto.',
      'We have no tinto wine “sin alcohol”; here is what we have in tinto wine.',
    ],
    // With other words in the search, it is no sentence that doubles the "sin".
    [
      'vino sin alcohol barrica',
      [VINO, term('sin alcohol', 'not', ['alcohol'], { is_met: false })],
      'No consideramos “sin alcohol”.',
      'We did not consider “sin alcohol”.',
    ],
    ['don melchor 2019', [OF_2019], 'No consideramos “2019”.', 'We did not consider “2019”.'],
    // Other words of the text stay in the search, so nothing is said about all of Malbec.
    ['don melchor malbec 2019', [MALBEC, OF_2019], 'No consideramos “2019”.', 'We did not consider “2019”.'],
  ])('says what it gave up of "%s"', async (text, terms, es, en) => {
    const query = `q=${encodeURIComponent(text)}`;
    const toldIn = async (locale: 'es' | 'en') =>
      [...(await render(query, { terms }, locale)).document.querySelectorAll('p')].map(
        ({ textContent }) => textContent,
      );
    expect(await toldIn('es')).toContain(es);
    expect(await toldIn('en')).toContain(en);
  });

  it.each([
    [
      'gift cheese',
      [CHEESES, TO_GIVE],
      'We have no French cheeses to give; here is what we have in French cheeses.',
    ],
    [
      'sweet cheese',
      [CHEESES, term('sweet', 'sweetness', ['3', '5'], { is_met: false })],
      'We have no sweet French cheeses; here is what we have in French cheeses.',
    ],
    ['gift 2019', [{ ...TO_GIVE, is_met: true }, OF_2019], 'We did not consider “2019”.'],
    [
      'wine as a gift from 2019',
      [WINE, { ...TO_GIVE, is_met: true }, OF_2019],
      'We have no wine from 2019 to give; here is what we have in wine to give.',
    ],
    [
      'wine spirits 2019',
      [WINE, term('spirits', 'kind', ['alcohol'], { is_met: false }), OF_2019],
      'We did not consider “spirits” or “2019”.',
    ],
  ])('writes English phrases in their order: %s', async (text, terms, told) => {
    const { document } = await render(`q=${encodeURIComponent(text)}`, { terms }, 'en');
    expect([...document.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(told);
  });

  it('names ignored words, and says that there are articles only', async () => {
    const without = await render('q=malbec+xyz+abc', { terms: [MALBEC], ignored: ['xyz', 'abc'] });
    expect(without.text).toContain('No consideramos “xyz” ni “abc”.');
    const articles = await render('q=decantar+bien', { data: [article], counts: {}, total: 1 });
    expect(articles.text).toContain('No hay productos para “decantar bien”; esto es lo que hemos escrito.');
    expect(articles.text).not.toContain('No se encontraron productos');
  });

  it('offers each fact as a chip that takes its words away, and the listing with their filters', async () => {
    const { document } = await render('q=un+buen+Vino+Tinto+Malbec+2019&t=w&precio_max=9000&sort=price', {
      terms: [VINO, TINTO, MALBEC, OF_2019],
    });
    const rest = 't=w&precio_max=9000&sort=price';
    expect(linksOf(document.querySelector('ul[aria-label="Lo que entendimos"]'))).toEqual([
      ['Quitar Vinos', `/vinos/busqueda?q=un+buen+Tinto+Malbec+2019&${rest}`],
      ['Quitar Tinto', `/vinos/busqueda?q=un+buen+Vino+Malbec+2019&${rest}`],
      ['Quitar Malbec', `/vinos/busqueda?q=un+buen+Vino+Tinto+2019&${rest}`],
      ['Quitar Hasta $9.000', '/vinos/busqueda?q=un+buen+Vino+Tinto+Malbec+2019&t=w&sort=price'],
    ]);
    const more = document.querySelector('a[href^="/vinos?"]');
    expect(more?.getAttribute('href')).toBe('/vinos?tipo=tinto&variedad=malbec&precio_max=9000');
    expect(more?.textContent).toBe('Más filtros en Vinos: Tinto · Malbec');
  });

  it.each([
    ['', '/vinos?tipo=tinto&precio_max=9000'],
    ['&precio_min=5000', '/vinos?tipo=tinto&precio_min=5000'],
  ])('offers the listing with the price of the text, unless the page has one: "%s"', async (limits, href) => {
    const cheap = term('barato', 'price', ['low']);
    const { document } = await render(`q=tinto+barato+hasta+9.000${limits}`, {
      terms: [TINTO, cheap, term('hasta 9.000', 'price', ['', '9000'])],
    });
    expect(document.querySelector('a[href^="/vinos?"]')?.getAttribute('href')).toBe(href);
  });

  it.each([
    ['es', 'Quitar 6 botellas'],
    ['en', 'Remove 6 bottles'],
  ] as const)('names the bottles of a box as such: %s', async (locale, label) => {
    const terms = [term('caja', 'kind', ['box']), term('6', 'bottles', ['6'])];
    const { document } = await render('q=caja+de+6', { terms }, locale);
    const chips = document.querySelectorAll(
      'ul[aria-label="Lo que entendimos"] a, ul[aria-label="What we understood"] a',
    );
    expect([...chips].map((chip) => chip.getAttribute('aria-label'))).toContain(label);
  });

  it('takes the words of a corrected text away, and a preposition that would end the text', async () => {
    const { document } = await render('q=vino+de+franzia', {
      corrected: 'vino de francia',
      terms: [VINO, term('francia', 'pais', ['francia'], { label: 'Francia' })],
    });
    expect(linksOf(document.querySelector('ul[aria-label="Lo que entendimos"]'))).toEqual([
      ['Quitar Vinos', '/vinos/busqueda?q=francia'],
      ['Quitar Francia', '/vinos/busqueda?q=vino'],
    ]);
  });

  it.each([
    ['vino no tinto no blanco', ['no tinto', 'no blanco'], ['vino no blanco', 'vino no tinto']],
    ['vino que no sea tinto', ['no sea tinto'], ['vino']],
    ['wine that is not red', ['is not red'], ['wine']],
    ["wine that isn't red", ['not red'], ['wine']],
    ['wine that doesn’t cost more than 10000', ['not cost more than 10000'], ['wine']],
    ['vino no blanco o tinto', ['no blanco tinto'], ['vino']],
  ])('takes only its own words away with the chip of a denial: %s', async (text, denied, left) => {
    const terms = denied.map((one) => term(one, 'not', [one]));
    const { document } = await render(`q=${encodeURIComponent(text)}`, { terms });
    const chips = linksOf(document.querySelector('ul[aria-label="Lo que entendimos"]'));
    expect(chips.map(([, href]) => new URLSearchParams(href?.split('?')[1]).get('q'))).toEqual(left);
  });

  it('offers no chip that would leave an empty text', async () => {
    const { document } = await render('q=malbec', { terms: [MALBEC] });
    expect(document.querySelector('ul[aria-label="Lo que entendimos"]')).toBe(null);
    expect(document.querySelector('a[href="/vinos?variedad=malbec"]')?.textContent).toBe(
      'Más filtros en Vinos: Malbec',
    );
  });

  it.each(['de Francia', 'from Francia', 'para Francia', 'y de Francia'])(
    'offers no chip that would leave only a preposition of "%s"',
    async (text) => {
      const terms = [term('francia', 'pais', ['francia'], { label: 'Francia' })];
      const { document } = await render(`q=${encodeURIComponent(text)}`, { terms });
      expect(document.querySelector('ul[aria-label="Lo que entendimos"]')).toBe(null);
    },
  );

  it.each([
    ['sold-out products', 0, 'Parecidos que sí tenemos'],
    ['a few products', 3, 'También podrían gustarte'],
  ])('shows the nearest products in stock beside %s', async (_, stock, title) => {
    const near = found({ sku: 'NEAR', slug: 'near', name: 'Otro Malbec' });
    const { document } = await render('q=malbec', {
      data: [found({ stock })],
      content: [],
      nearest: [near],
    });
    const groups = [...document.querySelectorAll('section[aria-label=Resultados] h2')];
    expect(groups.map(({ textContent }) => textContent)).toEqual(['Productos', title]);
    expect(document.querySelectorAll('section[aria-label=Resultados] article')).toHaveLength(2);
  });

  it('sorts and filters by price with a form that works without scripts, and keeps them in each link', async () => {
    const url = 'q=vino&t=w&precio_min=5000&precio_max=9000&sort=-price&page=2';
    const { document, host } = await render(url, { counts: { w: 60, b: 3 }, current_page: 2 });
    expect(host.calls.filter(({ id }) => id === 'search').map(({ input }) => input)).toEqual([
      {
        query: {
          q: 'vino',
          page: 2,
          per_page: 24,
          type: ['Wine'],
          sort: '-price',
          price_min: 5000,
          price_max: 9000,
        },
      },
    ]);
    const form = document.querySelector('form[aria-label="Precio y orden"]');
    const order = document.querySelector(`select[name=sort][form="${form?.id}"]`);
    expect(order?.querySelector('option[selected]')?.getAttribute('value')).toBe('-price');
    const fields = [...(form?.querySelectorAll('input') ?? [])];
    expect(fields.map(({ name, value }) => [name, value])).toEqual([
      ['q', 'vino'],
      ['t', 'w'],
      ['precio_min', '5000'],
      ['precio_max', '9000'],
    ]);
    expect(form?.querySelector('noscript')?.textContent).toContain('Aplicar');
    const rest = 'precio_min=5000&precio_max=9000&sort=-price';
    const kinds = linksOf(document.querySelector('nav[aria-label="Tipo de resultado"]'));
    expect(kinds.slice(0, 3)).toEqual([
      ['Todo', `/vinos/busqueda?q=vino&${rest}`],
      ['Vinos 60', `/vinos/busqueda?q=vino&t=w&${rest}`],
      ['Cajas 3', `/vinos/busqueda?q=vino&t=b&${rest}`],
    ]);
    expect(kinds.map(([label]) => label)).toEqual(['Todo', 'Vinos 60', 'Cajas 3', 'Bitácora', 'Eventos']);
    expect(document.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
      `/vinos/busqueda?q=vino&t=w&${rest}&page=3`,
    );
  });

  it('offers the types of the results, which replace the type of the text', async () => {
    const options = [
      ['tinto', 'Tinto'],
      ['blanco', 'Blanco'],
      ['cosecha', 'Cosecha tardía'],
    ].map(([value, label]) => ({ value, label, count: 3, selected: false }));
    const filters = {
      data: [{ key: 'tipo', label: 'Tipo', options }],
      price: { min: 3990, max: 9990 },
      total: 9,
    };
    const { document, host } = await renderPage('/vinos/busqueda?q=vino+Tinto+Malbec&sort=price&page=2', {
      search: answer({ terms: [VINO, TINTO, MALBEC], current_page: 2 }),
      'read-search-page': PAGE,
      'read-wines-filters': filters,
    });
    const types = document.querySelector('nav[aria-label="Tipo"]');
    expect(linksOf(types)).toEqual([
      ['Todos', '/vinos/busqueda?q=vino+Malbec&sort=price'],
      ['Tinto', '/vinos/busqueda?q=vino+Malbec+tinto&sort=price'],
      ['Blanco', '/vinos/busqueda?q=vino+Malbec+blanco&sort=price'],
      ['Cosecha tardía', '/vinos/busqueda?q=vino+Malbec+cosecha+tard%C3%ADa&sort=price'],
    ]);
    expect(types?.querySelector('[aria-current]')?.textContent).toBe('Tinto');
    expect(host.calls.filter(({ id }) => id === 'read-wines-filters')).toHaveLength(1);
    expect(document.querySelector('input[name=precio_max]')?.getAttribute('placeholder')).toBe('$9.990');
  });

  it.each([
    ['vino no tinto barato', [VINO, term('no tinto', 'not', ['tipo:tinto'])], [], 'vino barato'],
    ['vino no dulce', [VINO, term('no dulce', 'not', ['tipo:dulce', 'sweetness:5'])], [], 'vino no dulce'],
    ['vino no chileno', [VINO, term('no chileno', 'not', ['pais:chile'])], [], 'vino no chileno'],
    [
      'vinos tintos orgánicos ácidos',
      [term('vinos', 'kind', ['wine']), term('organicos', 'tipo', ['natural'])],
      ['tintos', 'ácidos'],
      'vinos ácidos',
    ],
  ])('replaces each word that tells the type of "%s"', async (text, terms, ignored, rest) => {
    const options = ['Tinto', 'Blanco'].map((label) => ({
      value: label.toLowerCase(),
      label,
      count: 3,
      selected: false,
    }));
    const { document } = await renderPage(`/vinos/busqueda?q=${encodeURIComponent(text)}`, {
      search: answer({ terms, ignored }),
      'read-search-page': PAGE,
      'read-wines-filters': {
        data: [{ key: 'tipo', label: 'Tipo', options }],
        price: { min: 1, max: 2 },
        total: 9,
      },
    });
    const links = linksOf(document.querySelector('nav[aria-label="Tipo"]'));
    expect(links.map(([, href]) => new URLSearchParams(href?.split('?')[1]).get('q'))).toEqual([
      rest,
      `${rest} tinto`,
      `${rest} blanco`,
    ]);
  });

  it('shows the results of an older API, which has no new fields', async () => {
    const old = { data: [found(), { ...cheese(), images: [] }, article], total: 3, corrected: null };
    const { document } = await renderPage('/vinos/busqueda?q=queso', {
      search: { ...old, current_page: 1, per_page: 24, last_page: 1 },
      'read-search-page': PAGE,
    });
    expect(document.querySelectorAll('section[aria-label=Resultados] article')).toHaveLength(3);
    expect(document.querySelector('h1 + [role=status]')?.textContent).toBe('3 resultados');
  });
});
