// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, memoryStore, ShowBase } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import { AddressDialog } from './address-dialog.tsx';

const commune = (id: string, name: string) => ({ id, name, price: 4990 });
const REGIONS = [
  { id: '05', name: 'Valparaíso', communes: [commune('05502', 'Calera'), commune('05504', 'La Cruz')] },
];
const services = {
  session: { client: { call: async () => ({ data: REGIONS }) } } as unknown as SessionModel,
  typedTexts: createTypedTexts(window.sessionStorage),
};
const order = { id: '7', version: 'a', delivery: { commune_id: '05504' }, price_delivery: 4990 };
const dataProvider = { getOne: async () => ({ data: order }) } as unknown as DataProvider;

afterEach(cleanup);

it('finds a commune by the name that people use', async () => {
  const i18nProvider = await openI18n(window.localStorage);
  render(
    <ServicesProvider services={services}>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <ShowBase
          resource="orders"
          id="7"
          render={({ record }) =>
            record && (
              <AddressDialog name="change-address" label="Dirección" step={undefined} onClose={() => {}} />
            )
          }
        />
      </AdminContext>
    </ServicesProvider>,
  );
  const field = await screen.findByRole('combobox', { name: 'Comuna' });
  await waitFor(() => expect(field).toHaveProperty('value', 'La Cruz'));
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: 'la calera' } });
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual(['Calera (La Calera), Valparaíso · $4.990']);
});
