// @vitest-environment happy-dom
import HomeIcon from '@mui/icons-material/HomeOutlined';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Title } from 'react-admin';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { showPart } from '../testing/show-in-office.tsx';
import { OfficeLayout } from './layout.tsx';

const ENTRIES = [
  { to: '/orders', label: 'Pedidos', icon: HomeIcon },
  { to: '/products', label: 'Productos', icon: HomeIcon },
];

const Broken = (): never => {
  throw new Error('no record');
};
const Products = () => (
  <>
    <Title title="Productos" />
    <p>Todos los vinos</p>
  </>
);

const open = (address: string) =>
  showPart(
    <OfficeLayout entries={ENTRIES}>
      <Routes>
        <Route path="/orders" element={<Broken />} />
        <Route path="/products" element={<Products />} />
      </Routes>
    </OfficeLayout>,
    { address },
  );
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

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
