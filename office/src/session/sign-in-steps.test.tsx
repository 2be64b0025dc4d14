// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../testing/fake-office.ts';
import { sessionOf, showInOffice } from '../testing/show-in-office.tsx';
import { InvitationPage } from './invitation-page.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

let office: ReturnType<typeof createFakeOffice>;
beforeEach(() => {
  office = createFakeOffice({});
});

const open = (page: ReactNode) => showInOffice(sessionOf(office), page, { start: <p>inicio</p> });
const alertText = async () => (await screen.findByRole('alert')).textContent;
const enrol = async (code: 'UNAUTHORIZED' | 'WRONG_CODE') => {
  office.answers['GET /office/session/enrolment'] = () =>
    json({ qr: { size: 1, path: '' }, uri: 'otpauth://x', secret: 'ABCD' });
  office.answers['POST /office/session/enrolment'] = () => refused(401, code);
  await open(<SignInSteps start="enrol" onDone={() => undefined} />);
  fireEvent.change(await screen.findByLabelText(/Código de seis/), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }));
};
const choosePassword = async (code: 'LINK_EXPIRED' | 'PASSWORD_TOO_COMMON') => {
  office.answers['POST /office/session/link'] = () => refused(400, code);
  await open(<InvitationPage token="t" />);
  fireEvent.change(await screen.findByLabelText(/Contraseña nueva/), {
    target: { value: 'una frase larga' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar la contraseña' }));
  expect(await alertText()).toContain(`text of ${code}`);
};

it('starts the sign-in again when the connection of an authenticator app took too long', async () => {
  await enrol('UNAUTHORIZED');
  expect(await alertText()).toContain('Pasó mucho tiempo');
  screen.getByLabelText(/Correo/);
});

it('stays at the connection of an authenticator app after a wrong code', async () => {
  await enrol('WRONG_CODE');
  expect(await alertText()).toContain('text of WRONG_CODE');
  screen.getByLabelText(/Código de seis/);
});

it('leads from a used link to the sign-in', async () => {
  await choosePassword('LINK_EXPIRED');
  fireEvent.click(screen.getByRole('link', { name: '¿Ya elegiste una contraseña? Entra aquí' }));
  await screen.findByText('inicio');
});

it('shows no link to the sign-in when the password is refused', async () => {
  await choosePassword('PASSWORD_TOO_COMMON');
  expect(screen.queryByRole('link')).toBeNull();
});

it.each(['code', 'enrol'] as const)('goes back from the step %s to e-mail and password', async (start) => {
  office.answers['GET /office/session/enrolment'] = () =>
    json({ qr: { size: 1, path: '' }, uri: 'otpauth://x', secret: 'ABCD' });
  await open(<SignInSteps start={start} onDone={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Volver al correo y la contraseña' }));
  await screen.findByLabelText(/Contraseña/);
  expect(screen.queryByRole('alert')).toBeNull();
});
