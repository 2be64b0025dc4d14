// @vitest-environment happy-dom
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { failing, renderPage } from '../../fixtures/render.ts';
import { sommelierAnswers, wineList } from '../../fixtures/sommelier.ts';

const linksOf = (document: Document, within: string) =>
  [...document.querySelectorAll(`${within} a`)].map((link) => link.getAttribute('href'));

describe('the sommelier from the server', () => {
  it('asks first for what its title asks, with text and picture of the shop', async () => {
    const { status, document, head, text } = await renderPage('/sommelier-virtual', sommelierAnswers);
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe('¿Qué hay en la mesa?');
    expect(document.querySelector('h2')?.textContent).toBe('Qué plato');
    expect(document.querySelector('img')?.getAttribute('alt')).toBe('Cuatro copas');
    expect(text).toContain('18 vinos');
    expect(linksOf(document, 'main, section')).toContain(
      '/sommelier-virtual?comida=mariscos&paso=continente',
    );
    expect(head).toMatchObject({ title: 'Qué abrir hoy', canonical: '/sommelier-virtual' });
  });

  it('renders the wines of a shared URL, each with its reason', async () => {
    const url = '/sommelier-virtual?continente=america&pais=chile&comida=mariscos';
    const { document, head, text } = await renderPage(url, sommelierAnswers);
    expect(document.querySelector('h2')?.textContent).toBe('Vinos para mariscos');
    expect(document.querySelectorAll('article')).toHaveLength(1);
    expect(text).toContain('Hace en el marisco lo que hace el limón.');
    expect(head.title).toBe('Vinos para mariscos');
    expect(head.jsonLd).toMatchObject([{ '@type': 'BreadcrumbList' }, { '@type': 'ItemList' }]);
    expect(linksOf(document, 'nav[aria-label="Pasos del sommelier"]')).toEqual([
      `${url}&paso=comida`,
      `${url}&paso=continente`,
      `${url}&paso=pais`,
      '/sommelier-virtual',
    ]);
  });

  it('preloads the first bottle with the srcset of its markup', async () => {
    const { head, document } = await renderPage('/sommelier-virtual?comida=mariscos', sommelierAnswers);
    const source = document.querySelector('article source');
    expect(head.preloadImage).toEqual([
      { type: 'image/avif', srcset: source?.getAttribute('srcset'), sizes: source?.getAttribute('sizes') },
    ]);
  });

  it('explains an empty result and links to the guide with fewer answers', async () => {
    const { document, status, head } = await renderPage('/sommelier-virtual?pais=chile&comida=caza', {
      ...sommelierAnswers,
      'list-sommelier-wines': wineList([]),
    });
    expect(status).toBe(200);
    expect(head.noindex).toBe(true);
    const empty = [...document.querySelectorAll('h2')].find(
      (one) => one.textContent === 'No hay un vino así',
    );
    expect(
      [...(empty?.parentElement?.querySelectorAll('a') ?? [])].map((a) => a.getAttribute('href')),
    ).toEqual([
      '/sommelier-virtual?comida=caza',
      '/sommelier-virtual?pais=chile',
      '/sommelier-virtual',
      '/contacto',
    ]);
  });

  it('answers 503 with an error region and a retry when the API is down', async () => {
    const down = failing(new ApiError({ code: 'UNAVAILABLE', statusCode: 503, message: 'down' }));
    const { document, status, head } = await renderPage('/sommelier-virtual', {
      'read-sommelier-page-filters': down,
    });
    expect(status).toBe(503);
    expect(head.noindex).toBe(true);
    const region = document.querySelector('section[aria-label="El sommelier no alcanzó a responder"]');
    expect(region?.querySelector('button')?.textContent).toBe('Reintentar');
  });

  it('renders English texts for the English locale', async () => {
    const answers = { ...sommelierAnswers, 'read-sommelier-page': undefined };
    const { text, head } = await renderPage('/sommelier-virtual?comida=mariscos', answers, 'en');
    expect(head.title).toBe('Wines for mariscos');
    expect(text).toContain('Virtual sommelier');
    expect(text).toContain('Start again');
  });

  it('has no style attribute, which the CSP would block, and serialises data for hydration', async () => {
    const { document, state } = await renderPage('/sommelier-virtual?comida=mariscos', sommelierAnswers);
    expect(document.querySelectorAll('[style]')).toHaveLength(0);
    expect(Object.keys(state)).toEqual(expect.arrayContaining(['sommelier-outcome', 'sommelier-content']));
  });
});
