// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCasePanel } from './case-panel.ts';

const ended = vi.fn();
const mountWidget = vi.fn((_id: string, _place: HTMLElement, _props: { onClosed(): void }) => ended);
// One panel for all tests: it listens on the window as long as the page lives.
startCasePanel({ mountWidget } as never);

const open = (path: string, draft: string | null) => {
  history.replaceState(null, '', path);
  if (draft === null) localStorage.removeItem('case_draft');
  else localStorage.setItem('case_draft', draft);
  dispatchEvent(new Event('shop:live'));
};

beforeEach(() => {
  document.body.innerHTML = '<main></main><footer></footer>';
});
afterEach(() => {
  open('/', null);
  mountWidget.mockClear();
  ended.mockClear();
});

it('shows the panel before the footer on pages of products, once', () => {
  for (const path of ['/vinos', '/vinos/loica', '/vinos/busqueda?q=x', '/sommelier-virtual'])
    open(path, '6:W1*2');
  expect(mountWidget).toHaveBeenCalledTimes(1);
  expect(mountWidget.mock.lastCall?.[0]).toBe('checkout/case-panel');
  expect(document.querySelector('main')?.nextElementSibling).toBe(mountWidget.mock.lastCall?.[1]);
});

it('loads nothing for a shopper without a case, and on other pages', () => {
  open('/vinos', null);
  for (const path of ['/', '/carrito', '/arma-tu-caja', '/cuenta/compras']) open(path, '6:W1*2');
  expect(mountWidget).not.toHaveBeenCalled();
});

it('ends the panel on another page and without a case', () => {
  open('/vinos', '6:W1*2');
  open('/carrito', '6:W1*2');
  expect(ended).toHaveBeenCalledTimes(1);
  open('/vinos', '6:W1*2');
  open('/vinos', null);
  expect(ended).toHaveBeenCalledTimes(2);
});

it('stays closed until the case changes', () => {
  open('/vinos', '6:W1*2');
  mountWidget.mock.lastCall?.[2].onClosed();
  expect(ended).toHaveBeenCalledTimes(1);
  open('/vinos/loica', '6:W1*2');
  expect(mountWidget).toHaveBeenCalledTimes(1);
  open('/vinos', '6:W1*3');
  expect(mountWidget).toHaveBeenCalledTimes(2);
});
