// @vitest-environment happy-dom
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { articleAnswer } from '../../fixtures/documents.ts';
import { wineCard } from '../../fixtures/home.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const article = { 'read-article': articleAnswer() };

describe('server render of an article', () => {
  it('shows the article of the URL', async () => {
    const { status, document, host, text } = await renderPage('/blog/parras-viejas', article);
    expect(status).toBe(200);
    expect(host.calls).toEqual([{ id: 'read-article', input: { params: { id: 'parras-viejas' } } }]);
    expect(document.querySelector('h1')?.textContent).toBe('Sobre parras-viejas');
    expect(text).toContain('Texto de parras-viejas.');
    expect(text).toContain('6 de noviembre de 2026\u00a0· 4 minutos de lectura');
  });

  it('ends with mentioned products and related articles', async () => {
    const { data } = articleAnswer();
    const { seo: _seo, blocks: _blocks, ...next } = articleAnswer('la-siguiente').data;
    const answer = { data: { ...data, products: [wineCard()], related: [next] } };
    const { document } = await renderPage('/blog/parras-viejas', { 'read-article': answer });
    const linksOf = (id: string) =>
      [...document.querySelectorAll(`section[aria-labelledby="${id}"] a`)].map((link) =>
        link.getAttribute('href'),
      );
    expect(linksOf('article-products')).toContain('/vinos/quebrada-honda-carmenere');
    expect(linksOf('article-related')).toEqual(['/blog/la-siguiente']);
  });

  it('has a copy button and share links that contain its URL', async () => {
    const { document } = await renderPage('/blog/parras-viejas', article);
    const share = document.querySelector('section[aria-label="Compartir"]');
    expect(share?.querySelector('button')?.textContent).toBe('Copiar enlace');
    const address = encodeURIComponent('http://localhost:3000/blog/parras-viejas');
    const links = [...(share?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toHaveLength(3);
    expect(links.every((link) => link?.includes(address))).toBe(true);
  });

  it('shares the page in its language', async () => {
    const { document } = await renderPage('/blog/parras-viejas', article, 'en');
    const url = encodeURIComponent('http://localhost:3000/blog/parras-viejas?lang=en');
    expect(document.querySelectorAll(`section[aria-label="Share"] a[href*="${url}"]`)).toHaveLength(3);
  });

  it('has a canonical URL and structured data with its slug, also when the URL contains the id', async () => {
    const { head } = await renderPage('/blog/7', article);
    const url = 'http://localhost:3000/blog/parras-viejas';
    expect(head).toMatchObject({
      type: 'article',
      canonical: '/blog/parras-viejas',
      image: '/storage/scenes/old-vines.1a2b3c4d.jpg?w=1280',
    });
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'Sobre parras-viejas',
        datePublished: '2026-11-06',
        inLanguage: 'es',
        publisher: { name: 'Casa de prueba' },
        mainEntityOfPage: url,
      },
      { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Bitácora' }, { item: url }] },
    ]);
  });

  it('answers 404 for an unknown article with a link to the journal', async () => {
    const none = failing(new ApiError({ code: 'NOT_FOUND', message: 'none', statusCode: 404 }));
    const { status, head, document } = await renderPage('/blog/no-existe', { 'read-article': none });
    expect(status).toBe(404);
    expect(head.noindex).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe('Aquí no hay nada escrito');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/blog');
  });

  it('answers 503 with a retry button when the API is down', async () => {
    const { status, document } = await renderPage('/blog/parras-viejas', {});
    expect(status).toBe(503);
    expect(document.querySelector('button')?.textContent).toBe('Reintentar');
  });
});
