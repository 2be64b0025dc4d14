// @vitest-environment happy-dom
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { eventCard } from '../../fixtures/events.ts';
import { homeAnswer } from '../../fixtures/home.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const answers = { 'read-home': homeAnswer };

describe('server render of the home page', () => {
  it('returns markup, state and chunks', async () => {
    const { status, document, state, assets } = await renderPage('/', answers);
    expect(status).toBe(200);
    expect(document.querySelector('h1')?.textContent).toBe('Del viñedo a tu mesa');
    expect(document.querySelectorAll('article')).toHaveLength(8);
    expect(JSON.stringify(state)).toContain('Elegidos del mes');
    expect(assets).toEqual(['home', 'messages-es']);
  });

  it('shows the next events between bar and journal, and no section without events', async () => {
    const row = { title: 'Lo que viene', link: { text: 'Ver los eventos', link: '/eventos' } };
    const withEvents = (events: ReturnType<typeof eventCard>[]) =>
      renderPage('/', { 'read-home': { data: { ...homeAnswer.data, events: { ...row, events } } } });
    const { document, text } = await withEvents([eventCard()]);
    const titles = [...document.querySelectorAll('h2')].map(({ id }) => id);
    expect(titles.slice(-3)).toEqual(['home-wine-bar', 'home-events', 'home-journal']);
    expect(document.querySelector('a[href="/eventos/cata-a-ciegas"]')).toBeTruthy();
    expect(text).toContain('Cata\u00a0· jueves 26 de noviembre, 19:30');
    expect((await withEvents([])).document.querySelector('#home-events')).toBe(null);
  });

  it('preloads the hero with the sources of its markup: one crop for phones, one for wider', async () => {
    const { head, document } = await renderPage('/', answers);
    const sources = [...document.querySelectorAll('section picture')][0]?.querySelectorAll(
      'source[type="image/avif"]',
    );
    const inMarkup = [...(sources ?? [])].map((source) => ({
      media: source.getAttribute('media'),
      type: source.getAttribute('type'),
      srcset: source.getAttribute('srcset'),
      sizes: source.getAttribute('sizes'),
    }));
    expect(head.preloadImage).toEqual(inMarkup);
    expect(inMarkup.map(({ media }) => media)).toEqual(['(width < 640px)', '(width >= 640px)']);
    expect(inMarkup[0]?.srcset).toContain('/storage/scenes/andes-portrait.1a2b3c.avif?w=640 640w');
  });

  it('sets the size of every picture and loads all except the hero lazily', async () => {
    const { document } = await renderPage('/', answers);
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures.every((picture) => picture.hasAttribute('width') && picture.hasAttribute('height'))).toBe(
      true,
    );
    expect(pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy')).toHaveLength(1);
  });

  it('has no style attribute, which the CSP would block', async () => {
    const { html } = await renderPage('/', answers);
    expect(html).not.toContain('style=');
  });

  it('answers 503 with an error region and a retry when the API is down', async () => {
    const down = failing(new ApiError({ code: 'NETWORK', message: 'ECONNREFUSED' }));
    const { status, document, text } = await renderPage('/', { 'read-home': down });
    expect(status).toBe(503);
    expect(document.querySelector('section')?.getAttribute('aria-label')).toBe(
      'No pudimos mostrar el inicio',
    );
    expect(document.querySelector('button')?.textContent).toBe('Reintentar');
    expect(text).not.toContain('ECONNREFUSED');
  });

  it('renders English texts for the English locale', async () => {
    const { document, assets } = await renderPage('/', answers, 'en');
    expect(document.querySelector('#home-areas')?.textContent).toBe('What you find here');
    expect(document.querySelector('time')?.textContent).toBe('Saturday 14 November');
    expect(assets).toEqual(['home', 'messages-en']);
  });
});
