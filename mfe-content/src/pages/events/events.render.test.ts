// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { eventCard, eventsAnswers } from '../../fixtures/events.ts';
import { renderPage } from '../../fixtures/render.ts';

const past = eventCard({ id: 2, slug: 'vendimia', title: 'Vendimia', is_past: true, seats_left: 0 });

describe('server render of the events', () => {
  it('lists upcoming events, then past events', async () => {
    const { status, document, host, head } = await renderPage(
      '/eventos',
      eventsAnswers([eventCard()], [past]),
    );
    expect(status).toBe(200);
    expect(head).toMatchObject({ title: 'Eventos', canonical: '/eventos' });
    expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
      'Próximos eventos',
      'Los que ya fueron',
    ]);
    expect([...document.querySelectorAll('h3 a')].map((link) => link.getAttribute('href'))).toEqual([
      '/eventos/cata-a-ciegas',
      '/eventos/vendimia',
    ]);
    expect(host.calls.map(({ input }) => input)).toContainEqual({ query: { when: 'past', per_page: 6 } });
  });

  it('shows local date and time, price and seats; past events show only that they are over', async () => {
    const { document } = await renderPage('/eventos', eventsAnswers([eventCard()], [past]));
    const [next, gone] = [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
    expect(next).toContain('jueves 26 de noviembre, 19:30 a 21:00');
    expect(next).toContain('$24.000 por persona\u00a0· Quedan 14 lugares');
    expect(gone).toContain('Ya se hizo');
    expect(gone).not.toContain('$');
  });

  it.each([
    [{ seats_left: 1 }, 'Queda 1 lugar'],
    [{ seats_left: 0 }, 'Sin lugares'],
    [{ price: 0 }, 'Sin costo'],
  ])('shows seats and price in text for %j', async (changes, words) => {
    expect((await renderPage('/eventos', eventsAnswers([eventCard(changes)]))).text).toContain(words);
  });

  it('explains an empty list', async () => {
    const { status, text, document } = await renderPage('/eventos', eventsAnswers([]));
    expect(status).toBe(200);
    expect(text).toContain('Por ahora no hay fechas nuevas.');
    expect(document.querySelector('#past')).toBe(null);
  });

  it('has no style attribute, which the CSP would block', async () => {
    expect((await renderPage('/eventos', eventsAnswers([eventCard()]))).html).not.toContain('style=');
  });

  it('answers 503 with a retry when the API is down', async () => {
    const { status, document } = await renderPage('/eventos', {});
    expect(status).toBe(503);
    expect(document.querySelector('button')?.textContent).toBe('Reintentar');
  });

  it('renders English texts for the English locale', async () => {
    const { text } = await renderPage('/eventos', eventsAnswers([eventCard()], [past]), 'en');
    expect(text).toContain('Coming events');
    expect(text).toContain('Thursday 26 November, 19:30 to 21:00');
    expect(text).toContain('$24.000 a person\u00a0· 14 seats left');
  });
});
