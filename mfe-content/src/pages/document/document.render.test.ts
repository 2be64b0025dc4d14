// @vitest-environment happy-dom
import { DOCUMENT_PATHS, DOCUMENT_SLUGS } from 'shared-contracts/api/documents';
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { documentAnswer, picture } from '../../fixtures/documents.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const DISPATCH = DOCUMENT_PATHS['dispatch-policies'];
const dispatch = { 'read-dispatch-policies': documentAnswer() };

describe('server render of a document', () => {
  it.each(DOCUMENT_SLUGS.filter((slug) => slug !== 'reservation' && slug !== 'need-help'))(
    'shows the document %s at its URL',
    async (slug) => {
      const { status, document, head, assets } = await renderPage(DOCUMENT_PATHS[slug], {
        [`read-${slug}`]: documentAnswer(),
      });
      expect(status).toBe(200);
      expect(document.querySelector('h1')?.textContent).toBe('Despachos a todo Chile');
      expect(head).toMatchObject({ title: 'Despachos', canonical: DOCUMENT_PATHS[slug] });
      expect(assets).toEqual(['reading', 'messages-es']);
    },
  );

  it('serialises the state of the opened document only', async () => {
    const { state } = await renderPage(DISPATCH, dispatch);
    expect(
      Object.keys(state)
        .filter((sid) => sid.startsWith('reading-'))
        .toSorted(),
    ).toEqual(['reading-dispatch-policies-outcome']);
  });

  it('shows breadcrumb, date and table of contents of a long text', async () => {
    const { document, head } = await renderPage(DISPATCH, dispatch);
    const crumbs = [...document.querySelectorAll('nav[aria-label] li')].map((crumb) => crumb.textContent);
    expect(crumbs).toEqual(['Inicio', 'Acerca de', 'Despachos a todo Chile']);
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [{ name: 'Inicio' }, { name: 'Acerca de' }, { position: 3 }],
      },
    ]);
    expect(document.querySelector('time')?.textContent).toBe('Actualizado el 2 de noviembre de 2026');
    const anchors = [...document.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href'));
    expect(anchors).toEqual(['#precios', '#retiro', '#recibir', '#atrasos', '#viaje', '#nadie']);
    for (const anchor of anchors) expect(document.querySelector(`h2${anchor}`)).toBeTruthy();
  });

  it('has a table of contents only with four or more sections', async () => {
    const { blocks } = documentAnswer().data;
    const anchorsOf = async (sections: typeof blocks) => {
      const answers = { 'read-dispatch-policies': documentAnswer({ blocks: sections }) };
      return (await renderPage(DISPATCH, answers)).document.querySelectorAll('a[href^="#"]').length;
    };
    expect(await anchorsOf(blocks.slice(0, 5))).toBe(4);
    expect(await anchorsOf(blocks.slice(0, 4))).toBe(0);
  });

  it('has no table of contents for a short text, and no date when the text has none', async () => {
    const short = documentAnswer({ updated_at: null, blocks: documentAnswer().data.blocks.slice(0, 2) });
    const { document } = await renderPage(DISPATCH, { 'read-dispatch-policies': short });
    expect(document.querySelector('a[href^="#"]')).toBe(null);
    expect(document.querySelector('time')).toBe(null);
  });

  it('preloads the top picture with the srcset of its markup', async () => {
    const answer = documentAnswer({ picture: picture('wine-bar') });
    const { head, document } = await renderPage('/vino-bar', { 'read-wine-bar': answer });
    const source = document.querySelector('picture source');
    expect(head.preloadImage).toEqual([
      {
        type: source?.getAttribute('type'),
        srcset: source?.getAttribute('srcset'),
        sizes: source?.getAttribute('sizes'),
      },
    ]);
    expect(document.querySelector('img')?.hasAttribute('loading')).toBe(false);
  });

  it('links to the table reservation and a map, and has structured data of the bar', async () => {
    const place = {
      name: 'El bar',
      street: 'Avenida Italia 1439',
      locality: 'Providencia',
      phone: '+56225550143',
      map_url: 'https://www.openstreetmap.org/search?query=bar',
      opening_hours: [{ days: [2, 3], opens: '18:00', closes: '23:30' }],
    };
    const { document, head } = await renderPage('/vino-bar', { 'read-wine-bar': documentAnswer({ place }) });
    expect(document.querySelector('a[href="/reserva-mesa"]')?.textContent).toBe('Reservar una mesa');
    expect(document.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toContain('Avenida Italia');
    expect(document.querySelector(`a[href="${place.map_url}"]`)).toBeTruthy();
    expect(head.jsonLd?.[1]).toMatchObject({
      '@type': 'BarOrPub',
      telephone: '+56225550143',
      openingHoursSpecification: [{ dayOfWeek: ['Tuesday', 'Wednesday'], opens: '18:00', closes: '23:30' }],
    });
    expect((await renderPage(DISPATCH, dispatch)).head.jsonLd).toHaveLength(1);
  });

  it('has no style attribute, which the CSP would block', async () => {
    expect((await renderPage(DISPATCH, dispatch)).html).not.toContain('style=');
  });

  it('answers 503 with an error region and a retry when the API is down', async () => {
    const down = failing(new ApiError({ code: 'NETWORK', message: 'ECONNREFUSED' }));
    const { status, document, head, text } = await renderPage(DISPATCH, { 'read-dispatch-policies': down });
    expect(status).toBe(503);
    expect(head.noindex).toBe(true);
    expect(document.querySelector('section')?.getAttribute('aria-label')).toBe(
      'No pudimos mostrar esta página',
    );
    expect(document.querySelector('button')?.textContent).toBe('Reintentar');
    expect(text).not.toContain('ECONNREFUSED');
  });

  it('renders English texts for the English locale', async () => {
    const { document, assets } = await renderPage(DISPATCH, dispatch, 'en');
    expect(document.querySelector('time')?.textContent).toBe('Updated on 2 November 2026');
    expect(assets).toEqual(['reading', 'messages-en']);
  });
});
