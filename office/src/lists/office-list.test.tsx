// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { RefreshButton } from 'react-admin';
import { expect, it } from 'vitest';
import { ActionButton } from '../actions/action-button.tsx';
import { OfficeError } from '../api/office-error.ts';
import { showPart } from '../testing/show-in-office.tsx';
import { UnlessEmpty } from './empty-rows.tsx';
import { OfficeList } from './office-list.tsx';
import { Rows } from './rows.tsx';

interface Wine {
  id: string;
  name: string;
}

/** Responds to the next read of the list. */
let read: () => Promise<Wine[]>;
const malbec = async () => [{ id: '7', name: 'Malbec' }];
const fail = () => Promise.reject(new OfficeError({ code: 'NETWORK', message: 'office.error.network' }));
const dataProvider = {
  getList: async () => {
    const data = await read();
    return { data, total: data.length };
  },
};

const create = <button type="button">Crear vino</button>;
const Actions = () => (
  <>
    <RefreshButton label="Leer" />
    <UnlessEmpty>{create}</UnlessEmpty>
  </>
);

const open = () =>
  showPart(
    <OfficeList<Wine> resource="wines" actions={<Actions />} disableSyncWithLocation>
      <Rows<Wine>
        columns={[{ label: 'Nombre', isTitle: true, render: ({ name }) => name }]}
        create={create}
      />
    </OfficeList>,
    { dataProvider },
  );

it('says that the list could not be read, and reads it again', async () => {
  read = fail;
  await open();
  const again = await screen.findByRole('button', { name: 'Probar otra vez' });
  expect(screen.queryByText(/no hay nada/)).toBeNull();
  expect(screen.queryByText(/^1-25 de /)).toBeNull();
  read = malbec;
  fireEvent.click(again);
  await screen.findByText('Malbec');
  expect(again.isConnected).toBe(false);
});

it('keeps its rows when they cannot be read again', async () => {
  read = malbec;
  await open();
  await screen.findByText('Malbec');
  screen.getByRole('button', { name: 'Crear vino' });
  read = fail;
  fireEvent.click(screen.getByRole('button', { name: 'Leer' }));
  await screen.findByText('No hay conexión con la oficina. Revisa la red y prueba otra vez.');
  expect(screen.queryByText('Malbec')).not.toBeNull();
});

it('offers once to create the first row of an empty list', async () => {
  read = async () => [];
  await open();
  await screen.findByText('Todavía no hay nada aquí.');
  screen.getByRole('button', { name: 'Crear vino' });
});

it('stays on the list when a button of a row, or of its dialog, is pressed', async () => {
  read = malbec;
  const { router } = await showPart(
    <OfficeList<Wine> resource="wines" disableSyncWithLocation>
      <Rows<Wine>
        columns={[{ label: 'Nombre', isTitle: true, render: ({ name }) => name }]}
        to={({ id }) => `/wines/${id}`}
        rowActions={() => (
          <ActionButton
            label="Quitar"
            done="Quitado"
            title="¿Quitar?"
            consequence="Ya no se vende"
            onAct={fail}
          />
        )}
      />
    </OfficeList>,
    { dataProvider },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByText('Ya no se vende'));
  fireEvent.click(dialog.getByRole('button', { name: 'Quitar' }));
  await screen.findByText(/No hay conexión/);
  expect(router.state.location.pathname).toBe('/page');
  fireEvent.click(screen.getByText('Malbec').closest('tr') as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/wines/7'));
});
