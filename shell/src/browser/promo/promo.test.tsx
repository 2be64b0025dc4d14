// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROMO_DELAY_MS } from '../limits.ts';
import { startPromo } from './start-promo.ts';

const promo = {
  title: 'Despacho a todo Chile',
  description: 'Con seguimiento.',
  button: { text: 'Ver vinos', link: '/vinos' },
  header_image: '/storage/hero',
  logo: null,
};
/** Cookie name → attributes of the cookie. */
const cookies = new Map<string, readonly string[]>();
const report = vi.fn();

const start = () => startPromo({ promo, locale: 'es' }, report);
const dialog = () => screen.queryByRole('dialog', { name: promo.title });
/** Advances the clock and waits for pending requests. */
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await vi.dynamicImportSettled();
  });
const gate = () => {
  const element = document.body.appendChild(document.createElement('dialog'));
  element.id = 'age-gate';
  element.open = true;
  return () => {
    element.open = false;
    document.dispatchEvent(new Event('shop:age-accepted'));
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/');
  // The Cookie Store API is missing in older Safari and Firefox and on plain http.
  vi.stubGlobal('cookieStore', undefined);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [pair = '', ...attributes] = text.split('; ');
    cookies.set(pair.split('=')[0] ?? '', attributes);
  });
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    [...cookies.keys()].map((name) => `${name}=1`).join('; '),
  );
});
afterEach(async () => {
  await act(async () => screen.queryByRole('button', { name: 'Cerrar' })?.click());
  cookies.clear();
  document.body.replaceChildren();
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(report).not.toHaveBeenCalled();
});

describe('promotional modal', () => {
  it('appears three seconds after the age gate', async () => {
    const accept = gate();
    start();
    await wait(10 * PROMO_DELAY_MS);
    expect(dialog()).toBe(null);
    accept();
    await wait(PROMO_DELAY_MS - 1);
    expect(dialog()).toBe(null);
    await wait(1);
    expect(dialog()).not.toBe(null);
    expect(screen.getByRole('link', { name: 'Ver vinos' }).getAttribute('href')).toBe('/vinos');
    expect(screen.getByText('Advertencia')).toBeTruthy();
  });

  it.each([
    ['its button', () => screen.getByRole('button', { name: 'Cerrar' })],
    ['its link', () => screen.getByRole('link', { name: 'Ver vinos' })],
  ])('does not appear for a day after it was closed by %s', async (_, control) => {
    start();
    await wait(PROMO_DELAY_MS);
    await act(async () => control().click());
    expect(dialog()).toBe(null);
    expect(cookies.get('despacho-a-todo-chile')).toEqual(['Path=/', 'Max-Age=86400', 'SameSite=Lax']);
    start();
    await wait(PROMO_DELAY_MS);
    expect(dialog()).toBe(null);
  });

  it('waits while the shopper buys, types or has a layer open', async () => {
    history.replaceState(null, '', '/metodo-de-pago');
    start();
    await wait(PROMO_DELAY_MS);
    expect(dialog()).toBe(null);
    // The transfer page and the thank-you page count as buying.
    history.replaceState(null, '', '/datos-de-transferencia?pedido=1');
    await wait(PROMO_DELAY_MS);
    expect(dialog()).toBe(null);
    history.replaceState(null, '', '/vinos');
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await wait(PROMO_DELAY_MS);
    expect(dialog()).toBe(null);
    field.blur();
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    await wait(PROMO_DELAY_MS);
    expect(dialog()).toBe(null);
    other.open = false;
    await wait(PROMO_DELAY_MS);
    expect(dialog()).not.toBe(null);
  });

  it('does not open in the cart that the shopper reached while its code was loading', async () => {
    start();
    vi.advanceTimersByTime(PROMO_DELAY_MS);
    history.replaceState(null, '', '/carrito');
    await wait(0);
    expect(dialog()).toBe(null);
    history.replaceState(null, '', '/vinos');
    await wait(PROMO_DELAY_MS);
    expect(dialog()).not.toBe(null);
  });
});
