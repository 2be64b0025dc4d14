// @vitest-environment happy-dom
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { eventAnswer } from '../../fixtures/events.ts';
import { failing, renderPage } from '../../fixtures/render.ts';

const show = (changes = {}, locale: 'es' | 'en' = 'es') =>
  renderPage('/eventos/cata-a-ciegas', { 'read-event': eventAnswer(changes) }, locale);

describe('server render of an event', () => {
  it('shows facts, text and reservation link', async () => {
    const { status, document, host, text } = await show();
    expect(status).toBe(200);
    expect(host.calls).toEqual([{ id: 'read-event', input: { params: { id: 'cata-a-ciegas' } } }]);
    expect(document.querySelector('h1')?.textContent).toBe('Cata a ciegas');
    const facts = document.querySelector('section[aria-label="Datos del evento"]');
    expect([...(facts?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'jueves 26 de noviembre, 19:30 a 21:00',
      'Sala del fondo, Providencia',
      '$24.000 por persona',
      'Quedan 14 lugares',
    ]);
    expect(facts?.querySelector('a')?.getAttribute('href')).toBe('/reserva?evento=cata-a-ciegas');
    expect(text).toContain('Texto de la cata.');
  });

  it.each([
    [
      'to the waiting list when it is full',
      { seats_left: 0 },
      'Sin lugares',
      '/reserva?evento=cata-a-ciegas',
    ],
    ['to the other events when it is over', { is_past: true }, 'Ya se hizo', '/eventos'],
  ])('links %s instead of the reservation', async (_, changes, words, href) => {
    const { document, text } = await show(changes);
    expect(text).toContain(words);
    const facts = document.querySelector('section[aria-label="Datos del evento"]');
    expect(facts?.querySelector('a')?.getAttribute('href')).toBe(href);
  });

  it('has structured data of a full event, and its slug as canonical URL when the URL contains the id', async () => {
    const { head } = await renderPage('/eventos/1', { 'read-event': eventAnswer({ seats_left: 0 }) });
    expect(head.canonical).toBe('/eventos/cata-a-ciegas');
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-26T19:30:00-03:00',
      offers: { price: 24000, priceCurrency: 'CLP', availability: 'https://schema.org/SoldOut' },
    });
  });

  it('preloads the top picture with the srcset of its markup', async () => {
    const { head, document } = await show();
    const source = document.querySelector('picture source');
    expect(head.preloadImage?.[0]?.srcset).toBe(source?.getAttribute('srcset'));
    expect(head.preloadImage?.[0]?.sizes).toBe(source?.getAttribute('sizes'));
  });

  it('answers 404 for an unknown event with a link to the others', async () => {
    const none = failing(new ApiError({ code: 'NOT_FOUND', message: 'none', statusCode: 404 }));
    const { status, head, document } = await renderPage('/eventos/no-existe', { 'read-event': none });
    expect(status).toBe(404);
    expect(head.noindex).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe('Este evento no está en la agenda');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/eventos');
  });

  it('answers 503 when the API is down', async () => {
    expect((await renderPage('/eventos/cata-a-ciegas', {})).status).toBe(503);
  });

  it('renders English texts for the English locale', async () => {
    const { text } = await show({}, 'en');
    expect(text).toContain('14 seats left');
    expect(text).toContain('Reserve');
  });
});
