// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createApp } from './app.tsx';
import { ownSessions } from './areas/staff/index.ts';
import { openI18n } from './messages/i18n.ts';
import { createFakeOffice, json } from './testing/fake-office.ts';
import { sessionOf, typedTexts } from './testing/show-in-office.tsx';

const staff = (id: string) => () =>
  json({
    staff: { id, name: id, email: `${id}@example.cl`, role: 'manager' },
    permissions: [],
    shop_url: 'http://shop',
  });
const AT = '2030-08-01T14:00:00Z';
const OF_ANA = {
  id: '1',
  user_agent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0',
  created_at: AT,
  last_used_at: AT,
  current: true,
};

it('shows the next person nothing that the one before has read', async () => {
  window.history.pushState(null, '', '/sessions');
  const office = createFakeOffice({
    'GET /office/session': staff('ana'),
    'GET /office/session/list': () => json({ data: [OF_ANA] }),
    'DELETE /office/session': () => json({}),
  });
  const session = sessionOf(office);
  await session.open();
  const i18nProvider = await openI18n(window.localStorage);
  render(createApp({ areas: [ownSessions], services: { session, typedTexts }, i18nProvider }));
  await screen.findByText(/Firefox/);
  await act(session.signOut);
  await screen.findByLabelText(/Contraseña/);
  office.answers['GET /office/session'] = staff('luis');
  office.answers['GET /office/session/list'] = () => new Promise(() => undefined);
  await act(session.open);
  await screen.findByRole('heading', { name: 'Tus sesiones' });
  expect(screen.queryByText(/Firefox/)).toBeNull();
});

it('tells a person who is signed in that a link is for choosing a password, and takes it after a sign-out', async () => {
  window.history.pushState(null, '', '/enlace#token=t');
  const office = createFakeOffice({
    'GET /office/session': staff('ana'),
    'DELETE /office/session': () => json({}),
  });
  const session = sessionOf(office);
  await session.open();
  const i18nProvider = await openI18n(window.localStorage);
  render(createApp({ areas: [ownSessions], services: { session, typedTexts }, i18nProvider }));
  await screen.findByText(/Ahora está abierta la sesión de ana/);
  expect(screen.getByRole('link', { name: 'Seguir como ana' }).getAttribute('href')).toBe('/');
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar la sesión y seguir' }));
  await screen.findByLabelText(/Contraseña nueva/);
  expect(window.location.hash).toBe('#token=t');
});

it('shows the session that a link has opened at once, without asking to sign out', async () => {
  window.history.pushState(null, '', '/enlace#token=t');
  const office = createFakeOffice({
    'GET /office/session': () => json({ code: 'UNAUTHORIZED' }, 401),
    'POST /office/session/link': () => json({ step: 'done' }),
    'GET /office/session/list': () => json({ data: [OF_ANA] }),
  });
  const session = sessionOf(office);
  await session.open();
  const i18nProvider = await openI18n(window.localStorage);
  render(createApp({ areas: [ownSessions], services: { session, typedTexts }, i18nProvider }));
  const asked: string[] = [];
  new MutationObserver(() => {
    const button = screen.queryByRole('button', { name: 'Cerrar la sesión y seguir' });
    if (button) asked.push(button.textContent);
  }).observe(document.body, { childList: true, subtree: true });
  fireEvent.change(await screen.findByLabelText(/Contraseña nueva/), {
    target: { value: 'una clave larga' },
  });
  office.answers['GET /office/session'] = staff('ana');
  fireEvent.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByLabelText(/Contraseña nueva/)).toBeNull());
  expect(asked).toEqual([]);
});
