// @vitest-environment happy-dom
import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { boxDetail, cheese, wine, wineDetail } from '../../fixtures/products.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const gone = failing(new ApiError({ code: 'NOT_FOUND', statusCode: 404, message: 'no' }));
const wineAnswers = { 'read-wines': { data: wineDetail() } };
const WINE = '/vinos/quebrada-honda-carmenere-2022';

describe('a product page from the server', () => {
  it('shows name, price, stock and delivery', async () => {
    const { status, document, text, host } = await renderPage(WINE, wineAnswers);
    expect(status).toBe(200);
    expect(host.calls).toEqual([
      { id: 'read-wines', input: { params: { id: 'quebrada-honda-carmenere-2022' } } },
    ]);
    expect(document.querySelector('h1')?.textContent).toBe('Quebrada Honda Carmenère 2022');
    for (const words of [
      '$12.990',
      'Valle del Cachapoal\u00a0· Chile\u00a0· 2022\u00a0· Carmenère',
      'En stock',
      '10 días',
    ])
      expect(text).toContain(words);
    expect(
      [...document.querySelectorAll('nav[aria-label="Ruta de la página"] a')].map((a) => a.textContent),
    ).toEqual(['Inicio', 'Vinos']);
  });

  it('describes its five scales as text', async () => {
    const { document } = await renderPage(WINE, wineAnswers);
    const scales = [...document.querySelectorAll('[aria-labelledby=tasting] dl > div')];
    expect(
      scales.map((scale) => [
        scale.querySelector('dt')?.textContent,
        scale.querySelector('dd > span')?.textContent,
      ]),
    ).toEqual([
      ['Cuerpo', '4 de 5'],
      ['Acidez', '3 de 5'],
      ['Dulzor', '1 de 5'],
      ['Frescor', '2 de 5'],
      ['Guarda', '8 años'],
    ]);
  });

  it('has structured data with a numeric price', async () => {
    const { head } = await renderPage(WINE, wineAnswers);
    expect(head).toMatchObject({
      type: 'product',
      title: 'Quebrada Honda Carmenère 2022, Viña Quebrada Honda',
      canonical: WINE,
    });
    expect(head.jsonLd?.[1]).toMatchObject({
      '@type': 'Product',
      sku: 'QH-CAR-22',
      offers: { price: 12990, priceCurrency: 'CLP', availability: 'https://schema.org/InStock' },
    });
  });

  it('preloads the large picture with the srcset of its markup', async () => {
    const { head, document } = await renderPage(WINE, wineAnswers);
    const source = document.querySelector('article source');
    expect(head.preloadImage).toEqual([
      { type: 'image/avif', srcset: source?.getAttribute('srcset'), sizes: source?.getAttribute('sizes') },
    ]);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
  });

  it('shows a product as sold out, in the structured data too, and disables its button', async () => {
    const { document, text, head } = await renderPage(WINE, {
      'read-wines': { data: wineDetail({ stock: 0, related: [] }) },
    });
    expect(text).toContain('Agotado');
    const add = [...document.querySelectorAll('button')].find(
      (button) => button.textContent === 'Agregar al carrito',
    );
    expect(add?.disabled).toBe(true);
    expect(head.jsonLd?.[1]).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it('has one structured data offer per format of a cheese', async () => {
    const product = wineDetail(cheese([{}, { sku: 'BRIE-300', price: 10990, stock: 0 }]));
    const { head } = await renderPage('/productos/brie?t=g', { 'read-gourmets': { data: product } });
    expect(head.jsonLd?.[1]).toMatchObject({
      offers: [
        { sku: 'BRIE-150', price: 5990, availability: 'https://schema.org/InStock' },
        { sku: 'BRIE-300', price: 10990, availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  it('shows the price of three installments while in stock', async () => {
    expect((await renderPage(WINE, wineAnswers)).text).toContain('3 cuotas de $4.330 cada una');
    const soldOut = { 'read-wines': { data: wineDetail({ stock: 0 }) } };
    expect((await renderPage(WINE, soldOut)).text).not.toContain('cuotas');
  });

  it('shows the remaining stock when it is low, and promises no delivery to everywhere', async () => {
    const { text } = await renderPage(WINE, { 'read-wines': { data: wineDetail({ stock: 3 }) } });
    // The rates of the shop say where it delivers, not the page.
    expect(text).toContain('Despacho a domicilio. El costo y el plazo');
    expect(text).toContain('Quedan 3 unidades');
  });

  it.each([
    ['b', 'read-boxes', boxDetail()],
    ['g', 'read-gourmets', wineDetail({ ...cheese(), retracto_excluded: 'alimento fresco' })],
    ['a', 'read-alcohols', wineDetail({ product_type: 'Alcohol' })],
    ['x', 'read-wines', wineDetail()],
  ])('reads the product of /productos/:product with t=%s from %s', async (code, id, data) => {
    const { status, document } = await renderPage(`/productos/algo?t=${code}`, { [id]: { data } });
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe(data.name);
  });

  it('names each format with its own label', async () => {
    const data = wineDetail(
      cheese([
        { label: true, label_text: 'Para dos' },
        { sku: 'BRIE-300', format: 300 },
      ]),
    );
    const { document } = await renderPage('/productos/brie?t=g', { 'read-gourmets': { data } });
    expect([...document.querySelectorAll('fieldset label')].map((label) => label.textContent)).toEqual([
      '150 gr\u00a0· Para dos',
      '300 gr',
    ]);
  });

  const linesOf = async (
    contents: ProductDetail['contents'],
    contents_off_sale?: ProductDetail['contents_off_sale'],
  ) => {
    const { document } = await renderPage('/productos/caja-asado?t=b', {
      'read-boxes': { data: { ...boxDetail(), contents, contents_off_sale } },
    });
    return [...document.querySelectorAll('[aria-labelledby=box-contents] li')];
  };

  it('names the format of each line of a box, if the API sends it', async () => {
    const lines = await linesOf([
      { qty: 1, product: cheese(), sku: 'BRIE-150', format: 150 },
      { qty: 1, product: cheese(), sku: 'BRIE-300', format: 300 },
      { qty: 1, product: cheese() },
    ]);
    expect(lines.map((line) => /\d+ gr/.exec(line.textContent)?.[0])).toEqual([
      '150 gr',
      '300 gr',
      undefined,
    ]);
  });

  it('links a product of a box only while it is on sale', async () => {
    const lines = await linesOf(
      [{ qty: 1, product: wine() }],
      [{ qty: 2, product: wine({ sku: 'OFF', frontend_image: '' }) }],
    );
    expect(lines.map((line) => line.querySelector('a') !== null)).toEqual([true, false]);
    expect(lines.map((line) => line.querySelector('img') !== null)).toEqual([true, false]);
    expect(lines[1]?.querySelector('h3')?.textContent).toBe(wine().name_card);
  });

  it('shows the contents of a box', async () => {
    const { document } = await renderPage('/productos/caja-asado?t=b', {
      'read-boxes': { data: boxDetail() },
    });
    expect(document.querySelector('[aria-labelledby=box-contents]')?.textContent).toContain('3 ×');
    expect(document.querySelector('[aria-labelledby=tasting]')).toBeNull();
  });

  it('tells that a wine has no alcohol', async () => {
    const { text } = await renderPage(WINE, { 'read-wines': { data: wineDetail({ abv: 0 }) } });
    expect(text).toContain('0 % vol.');
  });

  it('shows the table of facts only when there are at least two facts', async () => {
    const factsIn = async (rest: Partial<ReturnType<typeof boxDetail>>) => {
      const data = { ...boxDetail(), region: null, valley: null, harvest: null, volume_ml: null, ...rest };
      const answers = { 'read-boxes': { data: { ...data, abv: null, scores: [] } } };
      const { document } = await renderPage('/productos/casa-llena?t=b', answers);
      return document.querySelectorAll('[aria-labelledby=facts] dt').length;
    };
    expect(await factsIn({})).toBe(2);
    expect(await factsIn({ type: null })).toBe(0);
  });

  it.each(['alimento fresco', 'alimento fresco.'])(
    'says that %s has no right of withdrawal, and shows no age note for it',
    async (retracto_excluded) => {
      const { text } = await renderPage('/productos/brie?t=g', {
        'read-gourmets': { data: wineDetail({ ...cheese(), retracto_excluded }) },
      });
      expect(text).toMatch(/Sin derecho a retracto: alimento fresco\. ?Cambios y devoluciones/);
      expect(text).not.toContain('cédula');
    },
  );

  it('answers 404 with a link home for an unknown product', async () => {
    const { status, head, document } = await renderPage('/vinos/nada', { 'read-wines': gone });
    expect(status).toBe(404);
    expect(head.noindex).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe('No encontramos esta página');
    expect(document.querySelector('a')?.textContent).toBe('Ir al inicio');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/');
  });

  it('answers 503 with a retry when the API is down', async () => {
    const { status, document } = await renderPage(WINE, {});
    expect(status).toBe(503);
    expect(document.querySelector('section[aria-label] button')?.textContent).toBe('Reintentar');
  });
});

describe('/productos without a product', () => {
  it.each([
    ['/productos?t=w', '/vinos'],
    ['/productos?t=b&marca=x&marca=y', '/cajas?marca=x&marca=y'],
    ['/productos?t=g', '/gourmet'],
    ['/productos?t=a', '/vinos/alcoholes'],
  ])('redirects %s to %s', async (url, redirect) => {
    expect(await renderPage(url, {})).toMatchObject({ status: 302, redirect });
  });
});
