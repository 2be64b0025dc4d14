// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { staff } from './index.ts';

const MEMBER = {
  id: '7',
  version: 'a',
  name: 'Rosa',
  email: 'rosa@casa.example',
  role: 'owner',
  status: 'disabled',
};
const CALL = 'PUT /office/staff/7';

/** Gives access back, with a password and a code. */
const giveAccess = async () => {
  const office = createFakeOffice({ 'GET /office/staff/7': () => json(MEMBER) });
  await showScreen(office, staff, '/staff/7');
  fireEvent.click(await screen.findByLabelText('Quitar el acceso'));
  fireEvent.change(screen.getByLabelText(/¿Por qué\?/), { target: { value: 'volvió' } });
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  const dialog = within(await screen.findByRole('dialog'));
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fill(/Tu contraseña/, 'una frase larga');
  fill(/Código/, '123456');
  const send = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  const sent = () => office.asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { office, dialog, send, sent };
};
const body = {
  version: 'a',
  name: 'Rosa',
  role: 'owner',
  disabled: false,
  reason: 'volvió',
  password: 'una frase larga',
  code: '123456',
};

it('keeps password and code after a failure, and sends them once', async () => {
  const { office, dialog, send, sent } = await giveAccess();
  office.answers[CALL] = () => refused(403, 'WRONG_CODE');
  send();
  await screen.findByText('text of WRONG_CODE');
  const code = dialog.getByLabelText<HTMLInputElement>(/Código/);
  expect([code.isConnected, code.value]).toEqual([true, '123456']);
  const { promise, resolve } = Promise.withResolvers<Response>();
  office.answers[CALL] = () => promise;
  send();
  await waitFor(() => expect(sent()).toHaveLength(2));
  send();
  resolve(json({ ...MEMBER, status: 'active' }));
  await screen.findByText('Guardado');
  expect(sent()).toEqual([body, body]);
});

it('shows at its field why the API refused the reason', async () => {
  const { office, send } = await giveAccess();
  office.answers[CALL] = () => refused(422, 'VALIDATION_FAILED', { reason: 'Tiene un signo raro' });
  send();
  await screen.findByText('Tiene un signo raro');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
