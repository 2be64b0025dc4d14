// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import OwnSessions from './own-sessions.tsx';

it('says that the sessions could not be read, and reads them again', async () => {
  const office = createFakeOffice({});
  await showSignedIn(office, <OwnSessions />);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  office.answers['GET /office/session/list'] = () => json({ data: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await screen.findByText('No hay sesiones abiertas.');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows what is left when a session has ended already', async () => {
  const at = '2030-08-14T14:00:00.000Z';
  const session = { user_agent: null, created_at: at, last_used_at: at };
  const office = createFakeOffice({
    'GET /office/session/list': () => json({ data: [{ ...session, id: '7', current: false }] }),
    'DELETE /office/session/list/7': () => refused(404, 'NOT_FOUND'),
  });
  await showSignedIn(office, <OwnSessions />);
  const end = await screen.findByRole('button', { name: 'Cerrar' });
  office.answers['GET /office/session/list'] = () => json({ data: [] });
  fireEvent.click(end);
  await screen.findByText('No hay sesiones abiertas.');
});
