// @vitest-environment happy-dom
import { catalogue } from 'shared-contracts/api/catalogue';
import { cartState, type DialogOpen } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { createStubHost } from 'shared-stubs/host/stub-host';
import { expect, it, vi } from 'vitest';
import { hostError } from '../../lib/testing/host-error.ts';
import { fillCart } from './fill-cart.ts';

const open = async (confirmed: boolean) => {
  const host = createStubHost({ cart: 'empty', route: '/carrito?agregar=x*1' });
  const { data } = await host.api.call(catalogue.wines.list, { query: {} });
  const [wine] = data.filter(({ stock }) => stock > 2);
  if (!wine) throw new Error('no wine in stock');
  const asked: DialogOpen[] = [];
  const openDialog = vi.fn(async (dialog: DialogOpen) => {
    asked.push(dialog);
    return { confirmed };
  });
  const navigate = vi.fn();
  return { host: Object.assign(host, { openDialog, navigate }), wine, asked, navigate };
};

/** Opens the cart with this query. */
const fill = (search: string, host: HostServices) => {
  history.replaceState(null, '', `/carrito${search}`);
  return fillCart(location.search, host);
};

it('asks with product and quantity, adds them, and goes to the plain address', async () => {
  const { host, wine, asked, navigate } = await open(true);
  await fill(`?agregar=${wine.slug}*2,gone-wine*1`, host);
  expect(asked[0]?.description).toContain(`2 × ${wine.name}`);
  expect(asked[0]?.description).toContain('No se pueden agregar: 1.');
  expect(host.bus.read(cartState)?.lines).toEqual([{ sku: wine.sku, qty: 2 }]);
  expect(navigate).toHaveBeenCalledWith('/carrito', { replace: true });
});

it('counts everything in a link that it cannot add', async () => {
  const { host, wine, asked } = await open(true);
  const parts = [
    `${wine.slug}*1`,
    'x*-1',
    `${wine.slug}*1`,
    ...Array.from({ length: 497 }, (_, n) => `gone-${n}*1`),
  ];
  await fill(`?agregar=${parts.join(',')}`, host);
  expect(asked[0]?.description).toContain(`2 × ${wine.name}`);
  expect(asked[0]?.description).toContain('No se pueden agregar: 498.');
  expect(host.bus.read(cartState)?.lines).toEqual([{ sku: wine.sku, qty: 2 }]);
});

it('adds to a cart that is there, and says how much it has', async () => {
  const { host, wine, asked } = await open(true);
  await fill(`?agregar=${wine.slug}*1`, host);
  await fill(`?agregar=${wine.slug}*1`, host);
  expect(asked[1]?.description).toContain('Tu carrito ya tiene 1');
  expect(host.bus.read(cartState)?.lines).toEqual([{ sku: wine.sku, qty: 2 }]);
});

it('changes nothing without a yes', async () => {
  const { host, wine, navigate } = await open(false);
  await fill(`?agregar=${wine.slug}*2`, host);
  expect(host.bus.read(cartState)?.count ?? 0).toBe(0);
  expect(navigate).toHaveBeenCalledWith('/carrito', { replace: true });
});

it('does not call a product sold out that could not be read, and keeps the link for another try', async () => {
  const { host, wine, asked, navigate } = await open(true);
  const lost = vi.spyOn(host.api, 'call').mockRejectedValue(hostError({ code: 'NETWORK', message: 'lost' }));
  await fill(`?agregar=${wine.slug}*2`, host);
  expect(asked).toEqual([expect.objectContaining({ type: 'error' })]);
  expect(navigate).not.toHaveBeenCalled();
  lost.mockRestore();
});

it('says which products it could not read, and keeps the link when the shopper cancels', async () => {
  const { host, wine, asked, navigate } = await open(false);
  const { call } = host.api;
  vi.spyOn(host.api, 'call').mockImplementation((endpoint, input) =>
    JSON.stringify(input).includes('another-wine')
      ? Promise.reject(hostError({ code: 'NETWORK', message: 'lost' }))
      : call.call(host.api, endpoint, input as never),
  );
  await fill(`?agregar=${wine.slug}*2,another-wine*1`, host);
  expect(asked[0]?.description).toContain('No pudimos leer: 1.');
  expect(asked[0]?.description).not.toContain('No se pueden agregar');
  expect(navigate).not.toHaveBeenCalled();
});

it('asks nothing when the shopper left the cart before the products were read', async () => {
  const { host, wine, asked, navigate } = await open(true);
  const filled = fill(`?agregar=${wine.slug}*2`, host);
  history.replaceState(null, '', '/vinos');
  await filled;
  expect(asked).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});

it.each(['', 'gone-wine*1', '<script>*1'])('says that there is nothing to add: %j', async (link) => {
  const { host, asked } = await open(true);
  await fill(`?agregar=${link}`, host);
  expect(asked[0]).toMatchObject({ type: 'warning', title: 'No hay nada que agregar' });
});

it('asks nothing for another query', async () => {
  const { host, asked, navigate } = await open(true);
  await fill('?lang=en', host);
  expect(asked).toEqual([]);
  expect(navigate).not.toHaveBeenCalled();
});
