// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aCard } from '../../lib/testing/card-fixtures.ts';
import { aCart } from '../../lib/testing/cart-fixtures.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import { showPage } from '../../testing/show-page.tsx';
import { pageShown } from './build-case.model.ts';

const LOICA = aCard('W1', 'Loica', 10_000);
const PERQUENCO = aCard('W2', 'Perquenco', 20_000);
const GONE = aCard('W3', 'Quilpo', 8000, 0);
const RULE = { percent_6: 5, percent_12: 10, product_types: ['Wine'], min_different: 2 };
const READY = {
  id: 'winter-reds',
  name: 'Seis tintos para el invierno',
  size: 6,
  bottles: [
    { card: LOICA, count: 3 },
    { card: PERQUENCO, count: 3 },
  ],
};
const show = (url = '/arma-tu-caja', answers: Record<string, unknown> = {}) =>
  showPage(url, {
    answers: {
      'read-cases': { data: { rule: RULE, ready: [READY] } },
      'list-wines': { data: [LOICA, PERQUENCO, GONE], total: 3, current_page: 1, per_page: 12, last_page: 1 },
      'read-case-bottles': { data: [LOICA, PERQUENCO] },
      'read-cart-id': { id: 'cart-0123456789-0123456789' },
      'put-case': { data: aCart([]) },
      'read-cart': { data: aCart([]) },
      ...answers,
    },
  });
const tray = () => within(screen.getByRole('region', { name: 'Tu caja' }));
const add = (name: string) => screen.findByRole('button', { name: `Agregar ${name} a la caja` });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('fills the places, tells what is missing and saved, and puts the full case into the cart', async () => {
  const { user, host } = await show();
  for (let at = 0; at < 4; at += 1) await user.click(await add('Loica'));
  expect(tray().getByRole('status').textContent).toBe(
    'Te faltan 2 de 6 · Elige 1 vino distinto más · ahorras $2.000',
  );
  expect(tray().getByRole('button', { name: 'Agregar al carrito' })).toHaveProperty('disabled', true);
  for (let at = 0; at < 2; at += 1) await user.click(await add('Perquenco'));
  expect(tray().getByRole('status').textContent).toBe('Tu caja está completa · ahorras $4.000');
  expect(tray().getByText('$76.000')).toBeTruthy();
  await user.click(tray().getByRole('button', { name: 'Agregar al carrito' }));
  await waitFor(() => expect(host.visited).toEqual(['/carrito']));
  expect(host.calls.find(({ id }) => id === 'put-case')?.input).toMatchObject({
    params: { id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/) },
    body: {
      size: 6,
      qty: 1,
      bottles: [
        { sku: 'W1', count: 4 },
        { sku: 'W2', count: 2 },
      ],
    },
  });
  expect(localStorage.getItem('case_draft')).toBeNull();
});

it('counts a product once that a link names twice', async () => {
  const { user } = await show('/arma-tu-caja?caja=6&botellas=W1*2,W2*1,W1*3');
  await screen.findByRole('button', { name: 'Sacar una botella de Perquenco' });
  await user.click(await add('Loica'));
  expect(localStorage.getItem('case_draft')).toBe('6:W1*3,W2*1');
});

it('takes no bottle beyond a full case', async () => {
  localStorage.setItem('case_draft', '6:W1*5');
  const { user } = await show();
  await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' });
  await user.click(await add('Loica'));
  expect(await add('Loica')).toHaveProperty('disabled', true);
  expect(await add('Perquenco')).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('radio', { name: /12/ }));
  expect(await add('Loica')).toHaveProperty('disabled', false);
});

it('starts from a ready case, which can be changed bottle by bottle and is kept', async () => {
  const house = { ...READY, id: 'house-1', name: 'Chile de norte a sur', by: 'house' };
  const { user } = await show('/arma-tu-caja', {
    'read-cases': { data: { rule: RULE, ready: [house, { ...READY, by: 'sommelier' }] } },
  });
  const ofHouse = within(await screen.findByRole('region', { name: 'Cajas de la casa' }));
  expect(ofHouse.getByRole('heading', { level: 3 }).textContent).toBe('Chile de norte a sur');
  await user.click(await screen.findByRole('button', { name: 'Usar la caja Seis tintos para el invierno' }));
  const [first] = tray().getAllByRole('button', { name: 'Sacar una botella de Loica' });
  await user.click(first as HTMLElement);
  expect(tray().getByRole('status').textContent).toMatch(/^Te falta 1 de 6/);
  expect(localStorage.getItem('case_draft')).toBe('6:W1*2,W2*3');
  expect(
    tray()
      .getByRole('link', { name: /compartir/ })
      .getAttribute('href'),
  ).toBe('/arma-tu-caja?caja=6&botellas=W1*2%2CW2*3');
});

it('starts a case with the product of a link, and keeps it', async () => {
  history.replaceState(null, '', '/arma-tu-caja?agrega=W1');
  await show('/arma-tu-caja?agrega=W1');
  await screen.findByRole('button', { name: 'Sacar una botella de Loica' });
  expect(localStorage.getItem('case_draft')).toBe('6:W1*1');
  expect(location.pathname + location.search).toBe('/arma-tu-caja');
});

it('does not add the product of a link to a full case', async () => {
  localStorage.setItem('case_draft', '6:W1*6');
  await show('/arma-tu-caja?agrega=W2');
  expect(await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' })).toHaveLength(6);
  expect(localStorage.getItem('case_draft')).toBe('6:W1*6');
});

it('keeps the bottles of the case while their products cannot be read, and shows them once they can', async () => {
  localStorage.setItem('case_draft', '6:W1*4');
  let isOnline = false;
  const { user } = await show('/arma-tu-caja', {
    'read-case-bottles': () => {
      if (!isOnline) throw hostError({ code: 'NETWORK', message: 'lost' });
      return { data: [LOICA] };
    },
  });
  await user.click(await add('Perquenco'));
  expect(localStorage.getItem('case_draft')).toBe('6:W1*4,W2*1');
  isOnline = true;
  await user.click(await add('Perquenco'));
  expect(await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' })).toHaveLength(4);
  expect(tray().getByRole('status').textContent).toMatch(/^Tu caja está completa/);
});

it('reads the bottles of a full case again at the next press', async () => {
  localStorage.setItem('case_draft', '6:W1*4,W2*2');
  let isOnline = false;
  const { user } = await show('/arma-tu-caja', {
    'read-case-bottles': () => {
      if (!isOnline) throw hostError({ code: 'NETWORK', message: 'lost' });
      return { data: [LOICA] };
    },
  });
  const more = await add('Perquenco');
  isOnline = true;
  await user.click(more);
  expect(await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' })).toHaveLength(4);
  expect(localStorage.getItem('case_draft')).toBe('6:W1*4,W2*2');
});

it('opens a shared case', async () => {
  await show('/arma-tu-caja?caja=12&botellas=W1*5%2CW2*2');
  expect(await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' })).toHaveLength(5);
  expect(tray().getByRole('status').textContent).toMatch(/^Te faltan 5 de 12/);
});

it('shows a changed shared case after Back and a reload', async () => {
  const shared = '/arma-tu-caja?caja=6&botellas=W1*4%2CW2*2&de=correo';
  history.replaceState({ shopId: 'a' }, '', shared);
  const { user } = await show(shared);
  const [first] = await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' });
  expect(location.pathname + location.search).toBe(shared);
  await user.click(first as HTMLElement);
  expect(history.state).toEqual({ shopId: 'a' });
  expect(location.search).toBe('?de=correo');
  cleanup();
  await show(location.pathname + location.search);
  expect(await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' })).toHaveLength(3);
});

it('repeats a case with the same id when the answer was lost', async () => {
  let tries = 0;
  const { user, host } = await show('/arma-tu-caja?caja=6&botellas=W1*4%2CW2*2', {
    'put-case': () => {
      tries += 1;
      if (tries === 1) throw hostError({ code: 'NETWORK', message: 'lost' });
      return { data: aCart([]) };
    },
  });
  await screen.findAllByRole('button', { name: 'Sacar una botella de Perquenco' });
  const send = () => user.click(tray().getByRole('button', { name: 'Agregar al carrito' }));
  await send();
  await waitFor(() => expect(host.dialogs).toHaveLength(1));
  await send();
  await waitFor(() => expect(host.visited).toEqual(['/carrito']));
  const ids = host.calls
    .filter(({ id }) => id === 'put-case')
    .map(({ input }) => (input as { params: { id: string } }).params.id);
  expect(new Set(ids).size).toBe(1);
});

it('keeps a case that the shopper changes while it goes into the cart', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user, host } = await show('/arma-tu-caja?caja=6&botellas=W1*4%2CW2*2', {
    'put-case': () => promise,
  });
  const [bottle] = await screen.findAllByRole('button', { name: 'Sacar una botella de Perquenco' });
  await user.click(tray().getByRole('button', { name: 'Agregar al carrito' }));
  await user.click(bottle as HTMLElement);
  resolve({ data: aCart([]) });
  await waitFor(() => expect(host.visited).toEqual(['/carrito']));
  expect(localStorage.getItem('case_draft')).toBe('6:W1*4,W2*1');
});

it('keeps a case that another tab changes while it goes into the cart', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user, host } = await show('/arma-tu-caja?caja=6&botellas=W1*4%2CW2*2', {
    'put-case': () => promise,
  });
  await screen.findAllByRole('button', { name: 'Sacar una botella de Perquenco' });
  await user.click(tray().getByRole('button', { name: 'Agregar al carrito' }));
  localStorage.setItem('case_draft', '6:W2*1');
  resolve({ data: aCart([]) });
  await waitFor(() => expect(host.visited).toEqual(['/carrito']));
  expect(localStorage.getItem('case_draft')).toBe('6:W2*1');
});

it('does not take a shopper who left the page to the cart', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { user, host, scope } = await show('/arma-tu-caja?caja=6&botellas=W1*4%2CW2*2', {
    'put-case': () => promise,
  });
  await screen.findAllByRole('button', { name: 'Sacar una botella de Perquenco' });
  await user.click(tray().getByRole('button', { name: 'Agregar al carrito' }));
  cleanup();
  resolve({ data: aCart([]) });
  await allSettled(scope);
  expect(localStorage.getItem('case_draft')).toBeNull();
  expect(host.visited).toEqual([]);
});

it('gives a saved case an id of its own after the answer for another case was lost', async () => {
  localStorage.setItem('saved_cases', JSON.stringify([{ text: '6:W1*2,W2*4', name: 'saved' }]));
  let tries = 0;
  const { user, host } = await show('/arma-tu-caja?caja=6&botellas=W1*4%2CW2*2', {
    'put-case': () => {
      tries += 1;
      if (tries === 1) throw hostError({ code: 'NETWORK', message: 'lost' });
      return { data: aCart([]) };
    },
  });
  await screen.findAllByRole('button', { name: 'Sacar una botella de Perquenco' });
  const send = () => user.click(tray().getByRole('button', { name: 'Agregar al carrito' }));
  await send();
  await waitFor(() => expect(host.dialogs).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Usar la caja saved' }));
  await send();
  await waitFor(() => expect(host.visited).toEqual(['/carrito']));
  const ids = host.calls
    .filter(({ id }) => id === 'put-case')
    .map(({ input }) => (input as { params: { id: string } }).params.id);
  expect(new Set(ids).size).toBe(2);
});

it('keeps the case on screen when a later visit cannot read the rule', async () => {
  let isOnline = true;
  const { scope } = await show('/arma-tu-caja', {
    'read-cases': () => {
      if (!isOnline) throw hostError({ code: 'NETWORK', message: 'lost' });
      return { data: { rule: RULE, ready: [READY] } };
    },
  });
  await add('Loica');
  isOnline = false;
  await act(() => allSettled(pageShown, { scope }));
  expect(screen.getByRole('region', { name: 'Tu caja' })).toBeTruthy();
});

const aPage = (cards: object[], current_page: number, last_page = 3) => ({
  data: cards,
  total: 30,
  current_page,
  per_page: 12,
  last_page,
});
type Asked = { query: { page: number; q?: string } };

it('reads the page again that could not be read, and skips none', async () => {
  let isOnline = true;
  const { user, host } = await show('/arma-tu-caja', {
    'list-wines': ({ query: { page } }: Asked) => {
      if (!isOnline) throw hostError({ code: 'NETWORK', message: 'lost' });
      return aPage([aCard(`P${page}`, `Page ${page}`, 9000)], page);
    },
  });
  await add('Page 1');
  isOnline = false;
  await user.click(screen.getByRole('button', { name: 'Ver más vinos' }));
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Ver más vinos' }));
  await add('Page 2');
  const pages = host.calls
    .filter(({ id }) => id === 'list-wines')
    .map(({ input }) => (input as Asked).query.page);
  expect(pages).toEqual([1, 2, 2]);
});

it('shows more wines of the search on screen, also when other words are typed', async () => {
  const { user, host } = await show('/arma-tu-caja', {
    'list-wines': ({ query: { page } }: Asked) => aPage([aCard(`P${page}`, `Page ${page}`, 9000)], page),
  });
  await add('Page 1');
  await user.type(screen.getByRole('searchbox', { name: 'Busca un vino' }), 'malbec');
  await user.click(screen.getByRole('button', { name: 'Ver más vinos' }));
  await add('Page 2');
  expect(host.calls.findLast(({ id }) => id === 'list-wines')?.input).toEqual({
    query: { page: 2, per_page: 12 },
  });
});

it('drops the late answer of an earlier search', async () => {
  const first = Promise.withResolvers<object>();
  const { user, scope } = await show('/arma-tu-caja', {
    'list-wines': ({ query: { q } }: Asked) => (q ? aPage([PERQUENCO], 1, 1) : first.promise),
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Busca un vino' }), 'per');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await add('Perquenco');
  first.resolve(aPage([LOICA], 1));
  await act(() => allSettled(scope));
  expect(screen.getAllByRole('button', { name: /a la caja$/ })).toEqual([await add('Perquenco')]);
});

/** Stores a case as another tab does. */
const storeInOtherTab = (text: string | null) => {
  if (text === null) localStorage.removeItem('case_draft');
  else localStorage.setItem('case_draft', text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'case_draft', newValue: text })));
};

it('shows and keeps the bottles that another tab adds, and none once that tab put the case into the cart', async () => {
  const { user } = await show();
  await user.click(await add('Loica'));
  storeInOtherTab('6:W1*1,W2*2');
  expect(await screen.findAllByRole('button', { name: 'Sacar una botella de Perquenco' })).toHaveLength(2);
  await user.click(await add('Loica'));
  expect(localStorage.getItem('case_draft')).toBe('6:W1*2,W2*2');
  storeInOtherTab(null);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Sacar una botella/ })).toBe(null));
});

it('leaves the case of a link as it is when another tab changes the kept one', async () => {
  await show('/arma-tu-caja?caja=12&botellas=W1*5');
  await screen.findAllByRole('button', { name: 'Sacar una botella de Loica' });
  storeInOtherTab('6:W2*2');
  expect(screen.getAllByRole('button', { name: 'Sacar una botella de Loica' })).toHaveLength(5);
});

it('saves a case in the browser, uses it again, and forgets it', async () => {
  const { user } = await show('/arma-tu-caja?caja=6&botellas=W1*4%2CW2*1');
  await screen.findByRole('button', { name: 'Sacar una botella de Perquenco' });
  await user.click(tray().getByRole('button', { name: 'Guardar esta caja' }));
  expect(tray().getByText('Caja guardada en este navegador')).toBeTruthy();
  for (let at = 0; at < 4; at += 1)
    await user.click(tray().getAllByRole('button', { name: 'Sacar una botella de Loica' })[0] as HTMLElement);
  const saved = within(await screen.findByRole('region', { name: 'Tus cajas guardadas' }));
  await user.click(saved.getByRole('button', { name: 'Usar la caja 4 × Loica, 1 × Perquenco' }));
  expect(await tray().findAllByRole('button', { name: 'Sacar una botella de Loica' })).toHaveLength(4);
  await user.click(saved.getByRole('button', { name: 'Olvidar la caja 4 × Loica, 1 × Perquenco' }));
  expect(screen.queryByRole('region', { name: 'Tus cajas guardadas' })).toBe(null);
  expect(localStorage.getItem('saved_cases')).toBeNull();
});

it('tells the price of the delivery to the remembered commune', async () => {
  localStorage.setItem('commune', '13120');
  const options = { commune: 'Ñuñoa', price_delivery: 3990, free_from: 60_000 };
  const { user } = await show('/arma-tu-caja?caja=6&botellas=W1*4%2CW2*1', {
    'read-delivery-options': { data: options },
  });
  await screen.findByRole('button', { name: 'Sacar una botella de Perquenco' });
  expect(await tray().findByText(/Despacho a Ñuñoa: \$3\.990\./)).toBeTruthy();
  await user.click(await add('Perquenco'));
  expect(await tray().findByText(/Despacho a Ñuñoa: gratis\./)).toBeTruthy();
});

it('says so when no cases are sold, and offers the wines', async () => {
  await show('/arma-tu-caja', { 'read-cases': { data: { rule: null, ready: [] } } });
  expect(await screen.findByRole('heading', { name: 'Hoy no hay cajas armadas' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver vinos' }).getAttribute('href')).toBe('/vinos');
});
