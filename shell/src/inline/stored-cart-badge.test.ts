// @vitest-environment happy-dom
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { es } from '../messages/es.ts';
import { showStoredCart } from './stored-cart-badge.ts';

const header = () => document.getElementById('header') as HTMLElement;
const button = () => header().querySelector('button') as HTMLElement;
const badge = () => button().querySelector('[data-badge]') as HTMLElement;
const keep = (quantities: readonly number[]) =>
  localStorage.setItem(STORAGE_KEYS.cart, JSON.stringify(quantities.map((qty) => ({ qty }))));
const changeInOtherTab = (quantities: readonly number[]) => {
  keep(quantities);
  dispatchEvent(new Event('storage'));
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <div id="header"><button data-opens="cart" aria-label="Carrito, 0 artículos">
      <span data-badge data-empty>0</span></button></div>
    <script type="application/json" id="boot">${JSON.stringify({ header: { t: es.header } })}</script>`;
});
afterEach(() => {
  header().dispatchEvent(new Event('shop:live', { bubbles: true }));
  document.body.replaceChildren();
});

it('keeps the server’s badge without a stored cart', () => {
  const before = header().innerHTML;
  showStoredCart();
  expect(header().innerHTML).toBe(before);
});

it('counts the stored cart in badge and name, before any module is loaded', () => {
  keep([2, 1]);
  showStoredCart();
  expect(badge().textContent).toBe('3');
  expect(badge().hasAttribute('data-empty')).toBe(false);
  expect(button().getAttribute('aria-label')).toBe('Carrito, 3 artículos');
});

it('follows changes in other tabs until the header is hydrated', () => {
  showStoredCart();
  changeInOtherTab([1]);
  expect(button().getAttribute('aria-label')).toBe('Carrito, 1 artículo');
  changeInOtherTab([]);
  expect(badge().hasAttribute('data-empty')).toBe(true);
  header().dispatchEvent(new Event('shop:live', { bubbles: true }));
  changeInOtherTab([5]);
  expect(badge().textContent).toBe('0');
});

it('restores the server’s markup at the hydration, because React renders only what differs from it', () => {
  keep([2]);
  showStoredCart();
  header().dispatchEvent(new Event('shop:live', { bubbles: true }));
  expect(button().getAttribute('aria-label')).toBe('Carrito, 0 artículos');
  expect(badge().hasAttribute('data-empty')).toBe(true);
});
