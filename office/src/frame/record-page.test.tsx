// @vitest-environment happy-dom
import { focusManager, onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Resource } from 'react-admin';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { OfficeError } from '../api/office-error.ts';
import { showPart } from '../testing/show-in-office.tsx';
import { RecordPage } from './record-page.tsx';

interface Wine {
  id: string;
  name: string;
}

/** Responds to the next read of the record. */
let read: () => Promise<Wine>;
const dataProvider = { getOne: async () => ({ data: await read() }) };
const malbec = async (): Promise<Wine> => ({ id: '7', name: 'Malbec' });
const fail = () => Promise.reject(new OfficeError({ code: 'NETWORK', message: 'office.error.network' }));

const Page = () => (
  <RecordPage<Wine>
    title={({ name }) => name}
    render={({ name }) => <p>Ficha de {name}</p>}
    refetchOnWindowFocus
  />
);

const open = () =>
  showPart(
    <main id="main-content" tabIndex={-1}>
      <p id="react-admin-title" />
      <Routes>
        <Route path="/wines/*" element={<Resource name="wines" show={Page} />} />
      </Routes>
    </main>,
    { dataProvider, address: '/wines/7/show' },
  );

/** The person leaves the window and comes back. */
const comeBack = (): Promise<void> =>
  act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });

const title = () => document.getElementById('react-admin-title')?.textContent;

afterEach(() => {
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
});

it('stays on a record that cannot be read, tells why, and reads it again', async () => {
  read = fail;
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con la oficina');
  expect(title()).toBe('No se pudo leer');
  read = malbec;
  await userEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await screen.findByText('Ficha de Malbec');
  expect(title()).toBe('Malbec');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement?.id).toBe('main-content');
});

it('tells that the network is away, and reads the record when it is back', async () => {
  onlineManager.setOnline(false);
  read = fail;
  await open();
  await screen.findByRole('alert');
  read = malbec;
  act(() => onlineManager.setOnline(true));
  await screen.findByText('Ficha de Malbec');
});

it('keeps a record on the screen that cannot be read again', async () => {
  read = malbec;
  await open();
  await screen.findByText('Ficha de Malbec');
  read = fail;
  await comeBack();
  await screen.findByRole('alert');
  expect(screen.queryByText('Ficha de Malbec')).not.toBeNull();
  read = malbec;
  await comeBack();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByText('Ficha de Malbec')).not.toBeNull();
});

it('has a name while the record loads', async () => {
  read = () => new Promise(() => {});
  await open();
  await waitFor(() => expect(title()).toBe('Cargando'));
});
