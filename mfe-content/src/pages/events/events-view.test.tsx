// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { eventAnswer, eventCard, eventsAnswers } from '../../fixtures/events.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

describe('the events in the browser', () => {
  it('show date, price and seats of each event, also of a full one', async () => {
    const full = eventCard({ id: 2, slug: 'cena', title: 'Cena', seats_left: 0, price: 0 });
    await showPage('/eventos', eventsAnswers([eventCard(), full]));
    const [first, second] = within(screen.getByRole('region', { name: 'Próximos eventos' })).getAllByRole(
      'article',
    );
    expect(first?.textContent).toContain('jueves 26 de noviembre, 19:30');
    expect(first?.textContent).toContain('$24.000 por persona\u00a0· Quedan 14 lugares');
    expect(second?.textContent).toContain('Sin costo\u00a0· Sin lugares');
    expect(screen.queryByRole('region', { name: 'Los que ya fueron' })).toBe(null);
  });

  it('load after a retry of a failed request', async () => {
    let isDown = true;
    const answers = eventsAnswers([eventCard()]);
    await showPage('/eventos', {
      ...answers,
      'list-events': (asked: Parameters<(typeof answers)['list-events']>[0]) => {
        if (isDown) throw new ApiError({ code: 'NETWORK', message: 'down' });
        return answers['list-events'](asked);
      },
    });
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Cata a ciegas' })).toBeTruthy();
  });
});

describe('an event in the browser', () => {
  const show = (changes = {}) => showPage('/eventos/cata-a-ciegas', { 'read-event': eventAnswer(changes) });

  it('links to the reservation and the calendar file', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Reservar' }).getAttribute('href')).toBe(
      '/reserva?evento=cata-a-ciegas',
    );
    const file = screen.getByRole('link', { name: 'Agregar a mi calendario' });
    expect(file.getAttribute('href')).toBe('/api/events/cata-a-ciegas/entry.ics');
    expect(file.hasAttribute('download')).toBe(true);
  });

  it('that is over links to the other events and has no calendar file', async () => {
    await show({ is_past: true, seats_left: 0 });
    expect(screen.queryByRole('link', { name: 'Agregar a mi calendario' })).toBe(null);
    expect(screen.getByRole('link', { name: 'Ver otras fechas' }).getAttribute('href')).toBe('/eventos');
  });
});
