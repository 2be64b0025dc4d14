// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { es } from '../../messages/es.ts';
import { layout } from '../fixtures/layout.ts';
import { Header, type HeaderProps } from './header.tsx';

afterEach(cleanup);

const base: HeaderProps = {
  layout: layout.navbar,
  shopName: layout.shop.name,
  t: es.header,
  locale: 'es',
  locales: ['es', 'en'],
  path: '/',
  folded: false,
  cartCount: 0,
};

const show = (props: Partial<HeaderProps> = {}) => render(<Header {...base} {...props} />);
/** Queries within the top bar, because the menu panel and the bottom bar of phones repeat its links. */
const bar = () => within(screen.getByRole('banner'));

describe('header', () => {
  it.each([
    [
      'es',
      es,
      ['Iniciar sesión', 'Reservas', 'Sommelier virtual', 'Seguimiento', 'Favoritos'],
      'Buscar',
      'Carrito, 0 artículos',
    ],
    [
      'en',
      en,
      ['Sign in', 'Reservations', 'Virtual sommelier', 'Tracking', 'Favourites'],
      'Search',
      'Cart, 0 items',
    ],
  ] as const)('names its controls in %s', (locale, { header }, links, search, cart) => {
    show({ locale, t: header });
    for (const name of links) expect(bar().getByRole('link', { name })).toBeTruthy();
    expect(bar().getByRole('button', { name: search })).toBeTruthy();
    expect(bar().getByRole('button', { name: cart })).toBeTruthy();
  });

  it.each([
    [1, 'Carrito, 1 artículo'],
    [2, 'Carrito, 2 artículos'],
    [120, 'Carrito, 120 artículos'],
  ])('says %i articles in the accessible name of the cart button', (cartCount, name) => {
    show({ cartCount });
    expect(bar().getByRole('button', { name })).toBeTruthy();
  });

  it('has the account for customers and the login for guests, except on the login page', () => {
    const { rerender } = show();
    const account = bar().getByRole('link', { name: 'Mi cuenta' });
    expect(account.getAttribute('href')).toBe('/cuenta/mi-cuenta');
    expect(account.closest('[data-for]')?.getAttribute('data-for')).toBe('customer');
    const login = bar().getByRole('link', { name: 'Iniciar sesión' });
    expect(login.closest('[data-for]')?.getAttribute('data-for')).toBe('guest');
    rerender(<Header {...base} path="/iniciar-sesion" />);
    expect(bar().queryByRole('link', { name: 'Iniciar sesión' })).toBe(null);
  });

  it('marks the current language and switches to the other', async () => {
    const onLocale = vi.fn();
    show({ onLocale });
    const group = within(screen.getByRole('group', { name: 'Idioma' }));
    expect(group.getByRole('button', { name: 'Es', pressed: true })).toBeTruthy();
    await userEvent.click(group.getByRole('button', { name: 'En', pressed: false }));
    expect(onLocale).toHaveBeenCalledExactlyOnceWith('en');
  });

  it('hides the switch for a single language', () => {
    show({ locales: ['es'] });
    expect(screen.queryByRole('group', { name: 'Idioma' })).toBe(null);
  });

  it('passes clicks on cart and search to the shell', async () => {
    const onCart = vi.fn();
    const onSearch = vi.fn();
    show({ onCart, onSearch });
    await userEvent.click(bar().getByRole('button', { name: 'Carrito, 0 artículos' }));
    await userEvent.click(bar().getByRole('button', { name: 'Buscar' }));
    expect(onCart).toHaveBeenCalledOnce();
    expect(onSearch).toHaveBeenCalledOnce();
  });

  it('links to cart and search without JavaScript', () => {
    document.body.innerHTML = renderToString(<Header {...base} />);
    const formOf = (name: string) =>
      bar().getByRole('button', { name }).closest('form')?.getAttribute('action');
    expect(formOf('Carrito, 0 artículos')).toBe('/carrito');
    expect(formOf('Buscar')).toBe('/vinos/busqueda');
    document.body.replaceChildren();
  });
});

it('hydrates the server markup without changes', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Header {...base} />);
  const onRecoverableError = vi.fn();
  render(<Header {...base} onCart={() => {}} />, { container, hydrate: true, onRecoverableError });
  expect(bar().getByRole('button', { name: 'Buscar' })).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

describe('main menu', () => {
  const sheetMenu = () => screen.getAllByRole('navigation', { name: 'Principal' })[0] as HTMLElement;

  it('links every entry and the options of its layouts', () => {
    show({ path: '/vinos' });
    const menu = within(sheetMenu());
    expect(menu.getByRole('link', { name: 'Vinos', current: 'page' }).getAttribute('href')).toBe('/vinos');
    for (const name of ['Tinto', 'País', 'Maipo', 'Francia', 'Cajas para regalar'])
      expect(menu.getByRole('link', { name })).toBeTruthy();
    expect(menu.getByRole('link', { name: /^Sommelier/ }).getAttribute('href')).toBe('/sommelier-virtual');
    expect(menu.getByText(/viajan refrigerados/)).toBeTruthy();
  });

  it('keeps the cart button and drops the bottom bar on checkout steps', () => {
    show();
    expect(screen.getByRole('navigation', { name: es.header.shortcuts })).toBeTruthy();
    cleanup();
    show({ folded: true, cartCount: 2 });
    expect(screen.queryByRole('navigation', { name: es.header.shortcuts })).toBe(null);
    // The wide bar and the narrow bar have one each. CSS shows one of them.
    expect(bar().getAllByRole('button', { name: 'Carrito, 2 artículos' })).toHaveLength(2);
  });

  it('is hidden on checkout steps', () => {
    show({ folded: true });
    expect(screen.getAllByRole('navigation', { name: 'Principal' })).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Menú' }).contains(sheetMenu())).toBe(true);
  });
});
