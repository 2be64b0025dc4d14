// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, expect, it } from 'vitest';
import { table } from '../../features/reserve-table/reserve-table.model.ts';
import { NO_COMPANY, NO_PERSON } from '../../features/send-contact/index.ts';
import { contact } from '../../features/send-contact/send-contact.model.ts';
import { contactAnswers } from '../../fixtures/contact.ts';
import { introAnswer, madeAnswer } from '../../fixtures/events.ts';
import { showPage } from '../../fixtures/show.ts';
import { NO_GUEST } from '../../lib/guest/guest.ts';

afterEach(cleanup);

const ANSWERS = {
  ...contactAnswers({ data: { number: 'C-1' } }),
  'send-company-contact': { data: { number: 'E-2' } },
  'read-thank-you-contact-page': introAnswer('Gracias'),
  'read-thank-you-company-contact-page': introAnswer('Gracias, empresa'),
};

it.each([
  ['a person', '/contacto/gracias', 'C-1'],
  ['a company', '/contacto/gracias?tipo=empresa', 'E-2'],
])('shows the number of the message of %s after messages of both kinds', async (_, url, number) => {
  const { scope } = await showPage(url, ANSWERS);
  await act(() => allSettled(contact.company.submitted, { scope, params: NO_COMPANY }));
  await act(() => allSettled(contact.person.submitted, { scope, params: NO_PERSON }));
  expect(screen.getByRole('strong').textContent).toBe(number);
});

it.each([
  ['needs the press of a mailed link', '2026-11-26T21:00:00.000Z', 'Falta un paso: confirma tu reserva', 0],
  ['is confirmed', null, 'Gracias, tu mesa está lista', 1],
])('a table that %s has its own title', async (_, confirm_until, title, calendarLinks) => {
  const answers = {
    'reserve-table': { data: { ...madeAnswer().data, confirm_until } },
    'read-thank-you-table-reservation-page': introAnswer('Gracias, tu mesa está lista'),
  };
  history.replaceState(null, '', '/reserva-mesa/thank-you');
  const { scope } = await showPage('/reserva-mesa/thank-you', answers);
  const params = { ...NO_GUEST, person_quantity: '2', date: '2026-11-26', hour: '19:30' };
  await act(() => allSettled(table.submitted, { scope, params }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryAllByText('Agregar a mi calendario')).toHaveLength(calendarLinks);
  expect(screen.queryAllByText('Párrafo de Gracias, tu mesa está lista.')).toHaveLength(calendarLinks);
  if (confirm_until) screen.getByText(/Plazo: .*18:00/);
  dispatchEvent(new Event('pagehide'));
  cleanup();
  await showPage('/reserva-mesa/thank-you', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  screen.getByText('R-1042');
  expect(sessionStorage).toHaveLength(0);
});

it('thanks for no table that it does not know', async () => {
  const answers = { 'read-thank-you-table-reservation-page': introAnswer('Gracias, tu mesa está lista') };
  await showPage('/reserva-mesa/thank-you', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gracias');
  cleanup();
  // Staff see the shop's text.
  await showPage('/reserva-mesa/thank-you?estado=confirmada', answers);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gracias, tu mesa está lista');
});
