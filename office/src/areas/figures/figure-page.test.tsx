// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { readAbandonedCarts } from 'shared-contracts/office/figures';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { FigurePage } from './figure-page.tsx';
import SalesPage from './sales-page.tsx';
import SearchesPage from './searches-page.tsx';
import { SumCard } from './sum-card.tsx';

const page = (
  <FigurePage figure="carts" endpoint={readAbandonedCarts}>
    {({ bought }) => <p>{bought.orders} pedidos</p>}
  </FigurePage>
);
const saysWhy = async () =>
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');

it('shows no figure that could not be read', async () => {
  await showSignedIn(createFakeOffice({}), page);
  await saysWhy();
  expect(screen.queryByText(/pedidos/)).toBeNull();
});

it('keeps a figure that cannot be read again', async () => {
  const office = createFakeOffice({
    'GET /office/figures/carts': () => json({ steps: [], bought: { orders: 3, clp: 1 } }),
  });
  await showSignedIn(office, page);
  await screen.findByText('3 pedidos');
  delete office.answers['GET /office/figures/carts'];
  // A person comes back to the tab.
  fireEvent(window, new Event('visibilitychange'));
  await saysWhy();
  expect(screen.queryByText('3 pedidos')).not.toBeNull();
});

it('shows no figure of other days under days that cannot be read, until they can', async () => {
  const answer = () => json({ steps: [], bought: { orders: 3, clp: 1 } });
  const office = createFakeOffice({ 'GET /office/figures/carts': answer });
  await showSignedIn(office, page);
  await screen.findByText('3 pedidos');
  delete office.answers['GET /office/figures/carts'];
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2030-01-05' } });
  await saysWhy();
  expect(screen.queryByText('3 pedidos')).toBeNull();
  office.answers['GET /office/figures/carts'] = answer;
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await screen.findByText('3 pedidos');
  expect(office.asked.at(-1)?.url).toContain('from=2030-01-05');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tells at once that the searches cannot be read', async () => {
  const office = createFakeOffice({});
  await showSignedIn(office, <SearchesPage />);
  await saysWhy();
  expect(office.asked).toHaveLength(1);
});

it('says that an order which was cancelled later is a sale, because its refund counts too', async () => {
  await showSignedIn(createFakeOffice({}), <SalesPage />);
  await screen.findByText(/también los que se anularon después/);
});

it.each([
  [150, '50 % más'],
  [75, '25 % menos'],
  [100, 'casi igual'],
])('says how %i compares with the 100 before', async (now, words) => {
  const card = <SumCard label="figures.sales.title" value={String(now)} change={{ now, before: 100 }} />;
  await showSignedIn(createFakeOffice({}), card);
  expect(await screen.findByText(words)).toBeTruthy();
});
