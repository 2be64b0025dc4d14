// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json } from '../testing/fake-office.ts';
import { sessionOf, showInOffice } from '../testing/show-in-office.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import type { SessionModel } from './session.ts';
import { useSessionState } from './session-context.tsx';

const ANA = {
  staff: { id: 'ana', name: 'Ana', email: 'ana@casa.example', role: 'owner' },
  permissions: [],
  expires_at: '2026-11-24T00:00:00Z',
  shop_url: 'http://localhost:3000',
};

let office: ReturnType<typeof createFakeOffice>;
let session: SessionModel;
const asked = (method: string) => office.asked.filter((one) => one.method === method).length;

const Page = () => {
  const state = useSessionState();
  return state.kind === 'signed-in' ? <ExpiredDialog /> : <p>{state.kind}</p>;
};

beforeEach(async () => {
  office = createFakeOffice({
    'GET /office/session': () => json(ANA),
    'POST /office/session': () => json({ step: 'done' }),
  });
  session = sessionOf(office);
  await session.open();
  office.asked.length = 0;
  await showInOffice(session, <Page />);
});

const retry = async () => {
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
};

it('reads the session again after a failure, without a second sign-in', async () => {
  delete office.answers['GET /office/session'];
  fireEvent.change(await screen.findByLabelText(/Contraseña/), { target: { value: 'secreto' } });
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await screen.findByRole('alert');
  office.answers['GET /office/session'] = () => json(ANA);
  await retry();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect([asked('POST'), asked('GET')]).toEqual([1, 2]);
});

it('signs out again after a failure', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Salir y perder lo escrito' }));
  await screen.findByRole('alert');
  office.answers['DELETE /office/session'] = () => json({});
  await retry();
  await screen.findByText('signed-out');
  expect([asked('DELETE'), asked('GET')]).toEqual([2, 0]);
});
