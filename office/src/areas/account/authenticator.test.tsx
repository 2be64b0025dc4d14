// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { Authenticator } from './authenticator.tsx';

it('says that the new app may be connected already, after the answer to its code was lost', async () => {
  const office = createFakeOffice({
    'POST /office/account/authenticator': () =>
      json({ secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: { path: 'M0 0', size: 20 } }),
  });
  await showSignedIn(office, <Authenticator />);
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  type('Tu contraseña', 'una clave larga');
  type('Código de tu aplicación', '111111');
  press('Conectar otra aplicación');
  await screen.findByRole('button', { name: 'Usar la aplicación nueva' });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '222222' } });
  press('Usar la aplicación nueva');
  await screen.findByText(/No hay conexión/);
  office.answers['PUT /office/account/authenticator'] = () => refused(409, 'CONFLICT');
  press('Usar la aplicación nueva');
  await screen.findByText(/ya quedó conectada/);
  expect(screen.getByRole('button', { name: 'Conectar otra aplicación' })).toBeDefined();
});
