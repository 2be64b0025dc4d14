// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ANA,
  account,
  CARDS,
  card,
  createLateMerge,
  keepFavourites,
  keepLogin,
  keptText,
  saved,
} from '../../fixtures/favourites.ts';
import { renderPage } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';
import { heartPressed, keptStored } from '../../lib/favourites/favourites.model.ts';
import { CHANGE_SHOWN_MS } from '../../lib/favourites/kept.ts';
import { visitStarted } from './favourites.model.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the page of favourites', () => {
  it('is the same for all at server render: a skeleton that search engines do not index', async () => {
    const [es, en] = [await renderPage('/favoritos', {}), await renderPage('/favoritos', {}, 'en')];
    expect(es.html).toContain('Cargando tus favoritos');
    expect(en.html).toContain('Loading your favourites');
    expect(es.head.noindex).toBe(true);
  });

  it('says how to begin when nothing is saved', async () => {
    await showPage('/favoritos', {});
    expect(await screen.findByText('Aún no guardas ningún producto')).toBeTruthy();
  });

  it('shows what changed since the last visit, and shows it again for a day', async () => {
    keepFavourites([saved(1, 11_990), saved(2, 5990, false), saved(3, 7990)]);
    const { open } = await showPage('/favoritos', {
      'list-product-cards': {
        data: [card(1, 'Maipo', 9990), card(2, 'Maule', 5990), card(3, 'Itata', 7990, 0)],
      },
    });
    expect(await screen.findByText('Bajó $2.000 desde tu última visita')).toBeTruthy();
    expect(screen.getByText('Volvió desde tu última visita')).toBeTruthy();
    expect(screen.getByText('Se agotó desde tu última visita')).toBeTruthy();
    await waitFor(() => expect(keptText()).toContain('"price":9990'));
    // A reload shows it again.
    cleanup();
    await open('/favoritos');
    const again = { 'list-product-cards': { data: [card(1, 'Maipo', 9990)] } };
    await showPage('/favoritos', again);
    expect(await screen.findByText('Bajó $2.000 desde tu última visita')).toBeTruthy();
    // A day later it is no news.
    cleanup();
    await open('/favoritos');
    const text = keptText() ?? '';
    const yesterday = new Date(Date.now() - CHANGE_SHOWN_MS - 1).toISOString();
    localStorage.setItem(
      STORAGE_KEYS.favourites,
      text.replaceAll(/"looked_at":"[^"]+"/g, `"looked_at":"${yesterday}"`),
    );
    await showPage('/favoritos', again);
    expect(await screen.findByRole('article', { name: 'Maipo' })).toBeTruthy();
    expect(screen.queryByText(/desde tu última visita/)).toBe(null);
  });

  it('counts the products that are no longer sold', async () => {
    keepFavourites([saved(1, 9990), saved(2, 9990)]);
    await showPage('/favoritos', CARDS);
    expect(await screen.findByText('Uno de tus favoritos ya no se vende.')).toBeTruthy();
    const heart = screen.getByRole('button', { name: 'Favorito: Maipo' });
    await waitFor(() => expect(heart.ariaPressed).toBe('true'));
  });

  it('leaves no favourites of an account in a browser that another tab signed out of it', async () => {
    keepLogin();
    const late = createLateMerge();
    await showPage('/favoritos', { ...CARDS, 'merge-favourites': late.merge }, ANA);
    await userEvent.click(await screen.findByRole('button', { name: 'Favorito: Maipo' }));
    await waitFor(() => expect(late.count()).toBe(2));
    localStorage.clear();
    await act(async () => late.answerSecond(account()));
    expect(keptText()).toBeNull();
  });

  it('sends nothing to an account that another tab has signed out of', async () => {
    keepLogin();
    const { host, scope } = await showPage('/favoritos', { ...CARDS, 'merge-favourites': account() }, ANA);
    const heart = await screen.findByRole('button', { name: 'Favorito: Maipo' });
    // Both in one task: the change is sent later, by a timer.
    fireEvent.click(heart);
    localStorage.clear();
    await act(() => allSettled(scope));
    expect(host.calls.filter(({ id }) => id === 'merge-favourites')).toHaveLength(1);
    expect(keptText()).toBeNull();
  });

  it('sends a change without a connection when the connection is back', async () => {
    keepLogin();
    let isDown = false;
    const merge = () => {
      if (isDown) throw new ApiError({ code: 'NETWORK', message: 'down' });
      return account();
    };
    const { host, scope } = await showPage('/favoritos', { ...CARDS, 'merge-favourites': merge }, ANA);
    const merges = () => host.calls.filter(({ id }) => id === 'merge-favourites').length;
    isDown = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Favorito: Maipo' }));
    await act(() => allSettled(scope));
    expect(merges()).toBe(2);
    isDown = false;
    dispatchEvent(new Event('online'));
    await act(() => allSettled(scope));
    expect(merges()).toBe(3);
    expect(keptText()).not.toContain('is_unsent');
  });

  it('says nothing of the last switch when the page opens again', async () => {
    const { scope } = await showPage('/favoritos', {});
    await userEvent.click(await screen.findByRole('button', { name: 'Apagar y borrar todo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Encender' }));
    expect(await screen.findByText('Encendido.')).toBeTruthy();
    await act(() => allSettled(visitStarted, { scope, params: new Date().toISOString() }));
    await waitFor(() => expect(screen.queryByText('Encendido.')).toBeNull());
  });

  it('shows nothing of what the switch has deleted', async () => {
    keepFavourites([saved(1, 9990)]);
    await showPage('/favoritos', CARDS);
    await screen.findByRole('article', { name: 'Maipo' });
    await userEvent.click(screen.getByRole('button', { name: 'Apagar y borrar todo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Encender' }));
    expect(await screen.findByText('Aún no guardas ningún producto')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('shows no failure of products that the switch has deleted', async () => {
    keepFavourites([saved(1, 9990)]);
    await showPage('/favoritos', {});
    await screen.findByText('No pudimos mostrar tus favoritos');
    await userEvent.click(screen.getByRole('button', { name: 'Apagar y borrar todo' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Encender' }));
    expect(await screen.findByText('Aún no guardas ningún producto')).toBeTruthy();
  });

  it('shows nothing of an account that another tab has signed out of', async () => {
    keepLogin();
    const { setSession } = await showPage('/favoritos', { ...CARDS, 'merge-favourites': account() }, ANA);
    await screen.findByRole('article', { name: 'Maipo' });
    localStorage.removeItem(STORAGE_KEYS.session);
    await setSession({ kind: 'guest' });
    expect(await screen.findByText('Aún no guardas ningún producto')).toBeTruthy();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('reads price and stock again at each visit', async () => {
    keepFavourites([saved(1, 9990)]);
    let price = 9990;
    const { scope } = await showPage('/favoritos', {
      'list-product-cards': () => ({ data: [card(1, 'Maipo', price)] }),
    });
    await screen.findByRole('article', { name: 'Maipo' });
    price = 7990;
    await act(() => allSettled(visitStarted, { scope, params: new Date().toISOString() }));
    expect(await screen.findByText('Bajó $2.000 desde tu última visita')).toBeTruthy();
  });

  it('looks at no product once the page is left', async () => {
    keepFavourites([saved(1, 9990)]);
    const { host, scope } = await showPage('/favoritos', CARDS);
    await screen.findByRole('article', { name: 'Maipo' });
    cleanup();
    const params = { product_id: 2, price: 5990, in_stock: true };
    await act(() => allSettled(heartPressed, { scope, params }));
    // The favourites service of all pages hears the change.
    await act(() => allSettled(keptStored, { scope }));
    expect(keptText()).toContain('"product_id":2');
    expect(host.calls.filter(({ id }) => id === 'list-product-cards')).toHaveLength(1);
  });

  it('compares with the last visit of a customer on another device', async () => {
    keepLogin();
    keepFavourites([saved(1, 9990), saved(2, 9990)], { login: 'first' });
    await showPage(
      '/favoritos',
      {
        'list-product-cards': { data: [card(1, 'Maipo', 9990), card(2, 'Maule', 9990)] },
        'merge-favourites': account({ favourites: [saved(1, 11_990)] }),
      },
      ANA,
    );
    expect(await screen.findByText('Bajó $2.000 desde tu última visita')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('deletes all in the account when switched off, and says so', async () => {
    keepLogin();
    let is_on = true;
    const late = createLateMerge(() => account({ is_on }));
    const { host } = await showPage(
      '/favoritos',
      {
        ...CARDS,
        'merge-favourites': late.merge,
        'switch-favourites': () => {
          is_on = false;
          return account({ is_on });
        },
      },
      ANA,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Favorito: Maipo' }));
    await waitFor(() => expect(late.count()).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar y borrar todo' }));
    expect(await screen.findByText('Los favoritos están apagados')).toBeTruthy();
    expect(host.calls.find(({ id }) => id === 'switch-favourites')?.input).toEqual({
      body: { is_on: false },
    });
    // The answer to a request before the press.
    await act(async () => late.answerSecond(account()));
    expect(screen.getByText('Los favoritos están apagados')).toBeTruthy();
    expect(keptText()).toContain('"is_on":false');
  });

  it('does not say that all is deleted when the account could not be reached', async () => {
    keepLogin();
    await showPage('/favoritos', { ...CARDS, 'merge-favourites': account() }, ANA);
    await screen.findByRole('article', { name: 'Maipo' });
    await userEvent.click(screen.getByRole('button', { name: 'Apagar y borrar todo' }));
    expect(await screen.findByText('No pudimos cambiarlo')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Maipo' })).toBeTruthy();
  });
});
