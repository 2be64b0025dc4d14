// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { createBus } from 'shared-contracts/bus/create-bus';
import { cartState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BootData } from '../../boot-data.ts';
import { layout } from '../../frame/fixtures/layout.ts';
import { Header } from '../../frame/header/header.tsx';
import { es } from '../../messages/es.ts';
import { startHeader } from './start-header.tsx';

vi.mock('../remotes/load.ts', () => ({ loadExposed: vi.fn() }));

const header = { layout: layout.navbar, shopName: layout.shop.name, t: es.header };
const boot = { header, locale: 'es', config: { locales: ['es', 'en'] } } as unknown as BootData;
const store = (qty: number): void =>
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify(qty > 0 ? [{ qty }] : []));
const cartButton = () => document.querySelector('[data-opens="cart"]')?.getAttribute('aria-label');

let bus: ReturnType<typeof createBus>;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  bus = createBus({
    onProblem: (error) => {
      throw error;
    },
  });
  const html = renderToString(
    <Header {...header} locale="es" locales={['es', 'en']} path="/" folded={false} cartCount={0} />,
  );
  document.body.innerHTML = `<div id="header" data-rendered>${html}</div>
    <main><div id="slot"><button data-adds>Agregar</button></div></main>`;
  store(2);
  await act(async () => startHeader({ boot, bus }));
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('counts the stored cart, and follows other tabs until the cart service runs', async () => {
  expect(cartButton()).toBe('Carrito, 2 artículos');
  store(0);
  await act(async () => dispatchEvent(new Event('storage')));
  expect(cartButton()).toBe('Carrito, 0 artículos');
});

it('counts what the cart service says', async () => {
  await act(async () => bus.publish(cartState, { count: 3, total: 9_990, lines: [] }));
  expect(cartButton()).toBe('Carrito, 3 artículos');
  await act(async () => dispatchEvent(new Event('storage')));
  expect(cartButton()).toBe('Carrito, 3 artículos');
});

// The test must notice this fault in shell/src/browser/layout/start-header.tsx
// - (isPageLive ? 0 : readEarlyUnits())
// + readEarlyUnits()
it('counts a press on the server’s page, until the page is hydrated and sends it', async () => {
  await act(async () => {
    document.querySelector('[data-adds]')?.setAttribute('aria-busy', 'true');
    dispatchEvent(new Event('storage'));
  });
  expect(cartButton()).toBe('Carrito, 3 artículos');
  await act(async () => {
    document.getElementById('slot')?.dispatchEvent(new Event('shop:live', { bubbles: true }));
  });
  // The button is busy with its own command, which the cart counts.
  expect(cartButton()).toBe('Carrito, 2 artículos');
});
