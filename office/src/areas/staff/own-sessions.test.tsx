// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
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
