// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createTypedTexts } from '../../forms/typed-texts.ts';
import { openI18n } from '../../messages/i18n.ts';
import type { SessionModel } from '../../session/session.ts';
import { ServicesProvider } from '../../session/session-context.tsx';
import { FigurePage } from './figure-page.tsx';
import SearchesPage from './searches-page.tsx';

const error = new Error('office.error.network');

const call = vi.fn(() => Promise.reject(error));

const openPage = async (page: ReactElement) => {
  const i18nProvider = await openI18n(window.localStorage);
  const client = { call } as unknown as SessionModel['client'];
  const services = {
    session: { client } as SessionModel,
    typedTexts: createTypedTexts(window.sessionStorage),
  };
  const element = (
    <ServicesProvider services={services}>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        {page}
      </AdminContext>
    </ServicesProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
};

const open = (data: unknown) =>
  openPage(
    <FigurePage figure="carts" query={{}} result={{ data, error, refetch: () => undefined }} choice={null}>
      <p>No hay ventas</p>
    </FigurePage>,
  );

afterEach(cleanup);

it('shows no figure that could not be read', async () => {
  await open(undefined);
  expect(screen.queryByText('No hay ventas')).toBeNull();
});

it('keeps an earlier figure when the next one cannot be read', async () => {
  await open({});
  expect(screen.queryByText('No hay ventas')).not.toBeNull();
});

it('tells at once that the searches cannot be read', async () => {
  await openPage(<SearchesPage />);
  expect(call).toHaveBeenCalledTimes(1);
});
