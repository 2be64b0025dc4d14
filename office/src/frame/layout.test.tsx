// @vitest-environment happy-dom
import HomeIcon from '@mui/icons-material/HomeOutlined';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, memoryStore, Title } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTypedTexts } from '../forms/typed-texts.ts';
import { openI18n } from '../messages/i18n.ts';
import type { SessionModel } from '../session/session.ts';
import { ServicesProvider } from '../session/session-context.tsx';
import { OfficeLayout } from './layout.tsx';

const ENTRIES = [
  { to: '/orders', label: 'Pedidos', icon: HomeIcon },
  { to: '/products', label: 'Productos', icon: HomeIcon },
];
const state = {
  kind: 'signed-in',
  session: { permissions: [], staff: { id: '1', name: 'Inés', role: 'owner' }, shop_url: 'http://shop' },
};
const session = { state: () => state, subscribe: () => () => undefined } as unknown as SessionModel;
const services = { session, typedTexts: createTypedTexts(window.sessionStorage) };

const Broken = (): never => {
  throw new Error('no record');
};
const Products = () => (
  <>
    <Title title="Productos" />
    <p>Todos los vinos</p>
  </>
);

const open = async (address: string) => {
  const i18nProvider = await openI18n(window.localStorage);
  render(
    <MemoryRouter initialEntries={[address]}>
      <ServicesProvider services={services}>
        <AdminContext i18nProvider={i18nProvider} store={memoryStore()}>
          <OfficeLayout entries={ENTRIES}>
            <Routes>
              <Route path="/orders" element={<Broken />} />
              <Route path="/products" element={<Products />} />
            </Routes>
          </OfficeLayout>
        </AdminContext>
      </ServicesProvider>
    </MemoryRouter>,
  );
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

// React reports the error of the page.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('keeps the menu when a page throws, and shows the next page', async () => {
  await open('/orders');
  expect((await screen.findByRole('alert')).textContent).toContain('Algo falló. Prueba otra vez.');
  expect(heading()).toBe('Algo falló');
  fireEvent.click(screen.getAllByRole('link', { name: 'Productos' })[0] as HTMLElement);
  await screen.findByText('Todos los vinos');
  await waitFor(() => expect(heading()).toBe('Productos'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads a page again that threw', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  await open('/orders');
  fireEvent.click(await screen.findByRole('button', { name: 'Probar otra vez' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
