// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { articlesAnswer } from '../../fixtures/documents.ts';
import { renderPage } from '../../fixtures/render.ts';

const filters = {
  data: [
    {
      key: 'tema',
      label: 'Tema',
      options: [
        { value: 'servir', label: 'Servir', count: 3, selected: true },
        { value: 'vinas', label: 'Viñas', count: 1, selected: false },
      ],
    },
    {
      key: 'ano',
      label: 'Año',
      options: [{ value: '2026', label: '2026', count: 4, selected: false }],
    },
  ],
  total: 4,
};
const journal = (answer = articlesAnswer()) => ({ 'list-articles': answer, 'read-article-filters': filters });
const NOTHING = { tema: [], ano: [] };

describe('server render of the journal', () => {
  it('lists articles with date, reading time and link', async () => {
    const { status, document, head, text } = await renderPage('/blog', journal());
    expect(status).toBe(200);
    expect([...document.querySelectorAll('h2 a')].map((link) => link.getAttribute('href'))).toEqual([
      '/blog/articulo-1-0',
      '/blog/articulo-1-1',
      '/blog/articulo-1-2',
    ]);
    expect(text).toContain('6 de noviembre de 2026\u00a0· 4 minutos de lectura');
    expect(head).toMatchObject({ title: 'Bitácora', canonical: '/blog' });
    expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'Blog', blogPost: [{}, {}, {}] });
  });

  it('links to its other pages', async () => {
    const answer = articlesAnswer({ count: 9, total: 20, page: 2 });
    const { document, head, host } = await renderPage('/blog?page=2', journal(answer));
    expect(host.calls[0]?.input).toEqual({ query: { page: 2, per_page: 9, ...NOTHING } });
    expect(head).toMatchObject({ title: 'Bitácora, página 2', canonical: '/blog?page=2' });
    expect(document.querySelector('a[rel="prev"]')?.getAttribute('href')).toBe('/blog');
    expect(document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/blog?page=3');
  });

  it('filters by the topic in the URL, and links an active filter to the list without it', async () => {
    const answer = articlesAnswer({ count: 9, total: 20 });
    const { document, head, host } = await renderPage('/blog?tema=servir', journal(answer));
    expect(host.calls).toEqual([
      { id: 'list-articles', input: { query: { page: 1, per_page: 9, tema: ['servir'], ano: [] } } },
      { id: 'read-article-filters', input: { query: { tema: ['servir'], ano: [] } } },
    ]);
    const choices = [...document.querySelectorAll('nav[aria-label="Elegir artículos"] a')];
    // The two topics, then the link that clears all filters. A group with one option (the year) is hidden.
    expect(choices.map((link) => link.getAttribute('href'))).toEqual([
      '/blog',
      '/blog?tema=servir&tema=vinas',
      '/blog',
    ]);
    expect(choices[0]?.getAttribute('aria-current')).toBe('true');
    expect(document.querySelector('a[rel="next"]')?.getAttribute('href')).toBe('/blog?tema=servir&page=2');
    expect(head.canonical).toBe('/blog');
  });

  it('explains an empty filter result', async () => {
    const { status, text } = await renderPage(
      '/blog?ano=1999',
      journal(articlesAnswer({ count: 0, total: 0 })),
    );
    expect(status).toBe(200);
    expect(text).toContain('No hay artículos con eso.');
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e3'])('treats %s as the first page', async (query) => {
    const { host } = await renderPage(`/blog?${query}`, journal());
    expect(host.calls[0]?.input).toEqual({ query: { page: 1, per_page: 9, ...NOTHING } });
  });

  it('answers 404 beyond its last page', async () => {
    const beyond = articlesAnswer({ count: 0, total: 3, page: 9 });
    const { status, head, text } = await renderPage('/blog?page=9', journal(beyond));
    expect(status).toBe(404);
    expect(head).toMatchObject({ noindex: true, title: 'La bitácora no llega hasta aquí' });
    expect(text).toContain('La lista de artículos tiene menos páginas.');
    expect(text).not.toContain('cambiado de dirección');
  });

  it('explains an empty journal', async () => {
    const { status, text } = await renderPage('/blog', journal(articlesAnswer({ count: 0, total: 0 })));
    expect(status).toBe(200);
    expect(text).toContain('Todavía no hay artículos.');
  });

  it('answers 503 when the API is down', async () => {
    expect((await renderPage('/blog', {})).status).toBe(503);
  });
});
