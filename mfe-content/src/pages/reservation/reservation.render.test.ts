// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { introAnswer, reservationAnswers } from '../../fixtures/events.ts';
import { renderPage } from '../../fixtures/render.ts';

describe('server render of the reservation', () => {
  it('shows the form with the event of the URL, and the text about other reservations below', async () => {
    const { status, document, head, assets, html } = await renderPage(
      '/reserva?evento=cata-a-ciegas',
      reservationAnswers(),
    );
    expect(status).toBe(200);
    expect(head.canonical).toBe('/reserva');
    // HTML requires that a required select starts with an empty option with a label ("placeholder label
    // option").
    for (const list of document.querySelectorAll('select')) {
      const [first] = list.options;
      expect(first?.getAttribute('value')).toBe('');
      expect(first?.textContent).not.toBe('');
    }
    expect(assets).toEqual(['reservation', 'messages-es']);
    expect(document.querySelector('form')?.getAttribute('method')).toBe('post');
    expect(document.querySelector('option[selected]')?.textContent).toContain('Cata a ciegas');
    expect(document.querySelector('h2#precios')).toBeTruthy();
    expect(html).not.toContain('style=');
  });

  it('explains that the event of the URL accepts no reservations', async () => {
    const { text } = await renderPage('/reserva?evento=otra', reservationAnswers());
    expect(text).toContain('Este evento ya no recibe reservas');
  });

  it('answers 503 when the API is down', async () => {
    expect((await renderPage('/reserva', {})).status).toBe(503);
  });

  it('renders English texts for the English locale', async () => {
    const { text } = await renderPage('/reserva', reservationAnswers(), 'en');
    expect(text).toContain('Reserve your seat at an event');
  });

  it.each([
    ['/reserva/gracias', 'thank-you-reservation', 'Gracias'],
    ['/reserva/fallida', 'failed-reservation', 'Cómo terminó'],
  ])('%s shows the content %s and is not indexed', async (path, slug, title) => {
    const actions = [{ text: 'Ver los vinos', link: '/vinos' }];
    const { status, head, document } = await renderPage(path, {
      [`read-${slug}-page`]: introAnswer('Cómo terminó', { actions }),
    });
    expect(status).toBe(200);
    expect(head.noindex).toBe(true);
    expect(document.querySelector('h1')?.textContent).toBe(title);
    expect(document.body.textContent).toContain('Párrafo de Cómo terminó.');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/vinos');
  });
});
