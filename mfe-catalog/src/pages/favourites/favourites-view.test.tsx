// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import type { SessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { wine } from '../../fixtures/products.ts';
import { renderPage } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';
import { CHANGE_SHOWN_MS } from '../../lib/favourites/kept.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const NOW = '2026-11-29T10:00:00.000Z';
const ANA: SessionState = { kind: 'customer', id: '1', firstName: 'Ana' };
const saved = (product_id: number, price: number, in_stock = true) => ({
  product_id,
  is_saved: true,
  changed_at: NOW,
  looked_at: NOW,
  price,
  in_stock,
});
const store = (favourites: object[]) =>
  localStorage.setItem(
    STORAGE_KEYS.favourites,
    JSON.stringify({ is_on: true, login: null, favourites, views: [] }),
  );
const card = (id: number, name: string, price: number, stock = 6) =>
  wine({ id, name, name_card: name, sku: `S-${id}`, slug: `vino-${id}`, price, stock });
const account = (rest: object = {}) => ({
  data: { is_on: true, favourites: [saved(1, 9990)], views: [], shared: null, ...rest },
});
const CARDS = { 'list-product-cards': { data: [card(1, 'Maipo', 9990)] } };

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
    store([saved(1, 11_990), saved(2, 5990, false), saved(3, 7990)]);
    const { open } = await showPage('/favoritos', {
      'list-product-cards': {
        data: [card(1, 'Maipo', 9990), card(2, 'Maule', 5990), card(3, 'Itata', 7990, 0)],
      },
    });
    expect(await screen.findByText('Bajó $2.000 desde tu última visita')).toBeTruthy();
    expect(screen.getByText('Volvió desde tu última visita')).toBeTruthy();
    expect(screen.getByText('Se agotó desde tu última visita')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.favourites)).toContain('"price":9990'));
    // A reload shows it again.
    cleanup();
    await open('/favoritos');
    const again = { 'list-product-cards': { data: [card(1, 'Maipo', 9990)] } };
    await showPage('/favoritos', again);
    expect(await screen.findByText('Bajó $2.000 desde tu última visita')).toBeTruthy();
    // A day later it is no news.
    cleanup();
    await open('/favoritos');
    const text = localStorage.getItem(STORAGE_KEYS.favourites) ?? '';
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
    store([saved(1, 9990), saved(2, 9990)]);
    await showPage('/favoritos', CARDS);
    expect(await screen.findByText('Uno de tus favoritos ya no se vende.')).toBeTruthy();
    const heart = screen.getByRole('button', { name: 'Favorito: Maipo' });
    await waitFor(() => expect(heart.ariaPressed).toBe('true'));
  });

  it('reads the account of a customer, and shares the list under a name', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    let shared: object | null = null;
    const { host } = await showPage(
      '/favoritos',
      {
        ...CARDS,
        'merge-favourites': () => account({ shared }),
        'share-favourites': ({ body }: { body: { name: string } }) => {
          shared = { token: 'AAAAAAAAAAAAAAAA', name: body.name };
          return { data: shared };
        },
      },
      ANA,
    );
    const form = await screen.findByRole('form', { name: 'Compartir mi lista' });
    await userEvent.click(within(form).getByRole('button', { name: 'Crear enlace' }));
    expect(await screen.findByText(/Escribe un nombre/)).toBeTruthy();
    await userEvent.type(within(form).getByRole('textbox'), 'Cumpleaños');
    await userEvent.click(within(form).getByRole('button', { name: 'Crear enlace' }));
    const link = await screen.findByRole('link', { name: 'Enlace de tu lista' });
    expect(link.getAttribute('href')).toBe('/favoritos/AAAAAAAAAAAAAAAA');
    expect(host.problems).toEqual([]);
  });

  it('shares what a guest has saved, updates it, and ends the link with the switch', async () => {
    store([saved(1, 9990)]);
    const data = { token: 'BBBBBBBBBBBBBBBB', name: 'Regalos', key: 'k', until: '2027-03-01T12:00:00.000Z' };
    const { host } = await showPage('/favoritos', {
      ...CARDS,
      'share-guest-favourites': { data },
      'unshare-guest-favourites': { ok: true },
    });
    const form = await screen.findByRole('form', { name: 'Compartir mi lista' });
    await userEvent.type(within(form).getByRole('textbox'), 'Regalos');
    await userEvent.click(within(form).getByRole('button', { name: 'Crear enlace' }));
    const link = await screen.findByRole('link', { name: 'Enlace de tu lista' });
    expect(link.getAttribute('href')).toBe('/favoritos/BBBBBBBBBBBBBBBB');
    const update = await screen.findByRole('button', { name: 'Actualizar enlace' });
    await userEvent.click(update);
    const own = { token: data.token, key: 'k' };
    const bodies = () =>
      host.calls
        .filter(({ id }) => id === 'share-guest-favourites')
        .map(({ input }) => (input as { body: object }).body);
    await waitFor(() =>
      expect(bodies()).toEqual([
        { name: 'Regalos', product_ids: [1] },
        { name: 'Regalos', product_ids: [1], of: own },
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Apagar y borrar todo' }));
    expect(await screen.findByText('Los favoritos están apagados')).toBeTruthy();
    expect(host.calls.find(({ id }) => id === 'unshare-guest-favourites')?.input).toEqual({ body: own });
    expect(host.problems).toEqual([]);
  });

  const GUEST_LINK = {
    token: 'BBBBBBBBBBBBBBBB',
    name: 'Regalos',
    key: 'k',
    until: '2099-03-01T12:00:00.000Z',
  };
  const storeWithLink = (favourites: object[], login: string | null = null) =>
    localStorage.setItem(
      STORAGE_KEYS.favourites,
      JSON.stringify({ is_on: true, login, favourites, views: [], link: GUEST_LINK }),
    );

  it('keeps the link of the account when the answer to an earlier request arrives after it', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    const late = Promise.withResolvers<object>();
    let merges = 0;
    await showPage(
      '/favoritos',
      {
        ...CARDS,
        'merge-favourites': () => {
          merges += 1;
          return merges === 1 ? account() : late.promise;
        },
        'share-favourites': { data: { token: 'AAAAAAAAAAAAAAAA', name: 'Cumpleaños' } },
      },
      ANA,
    );
    const form = await screen.findByRole('form', { name: 'Compartir mi lista' });
    await userEvent.click(screen.getByRole('button', { name: 'Favorito: Maipo' }));
    await waitFor(() => expect(merges).toBe(2));
    await userEvent.type(within(form).getByRole('textbox'), 'Cumpleaños');
    await userEvent.click(within(form).getByRole('button', { name: 'Crear enlace' }));
    await screen.findByRole('link', { name: 'Enlace de tu lista' });
    late.resolve(account({ favourites: [saved(1, 9990), saved(2, 9990)] }));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.favourites)).toContain('"product_id":2'));
    expect(screen.getByRole('link', { name: 'Enlace de tu lista' })).toBeTruthy();
  });

  it('ends the link of a guest after a sign-in, and keeps the one of the account', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    storeWithLink([saved(1, 9990)]);
    const shared = { token: 'AAAAAAAAAAAAAAAA', name: 'Cumpleaños' };
    const { host } = await showPage(
      '/favoritos',
      { ...CARDS, 'merge-favourites': account({ shared }), 'unshare-guest-favourites': { ok: true } },
      ANA,
    );
    const ofGuest = within(await screen.findByRole('region', { name: 'Lista que compartiste sin cuenta' }));
    expect(ofGuest.getByText(/Compartiste “Regalos”/)).toBeTruthy();
    await userEvent.click(ofGuest.getByRole('button', { name: 'Dejar de compartir “Regalos”' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Lista que compartiste sin cuenta' })).toBe(null),
    );
    expect(host.calls.find(({ id }) => id === 'unshare-guest-favourites')?.input).toEqual({
      body: { token: GUEST_LINK.token, key: 'k' },
    });
    const link = screen.getByRole('link', { name: 'Enlace de tu lista' });
    expect(link.getAttribute('href')).toBe('/favoritos/AAAAAAAAAAAAAAAA');
  });

  it('keeps the link of a guest when a customer ends the one of the account', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    storeWithLink([saved(1, 9990)]);
    const shared = { token: 'AAAAAAAAAAAAAAAA', name: 'Cumpleaños' };
    await showPage(
      '/favoritos',
      { ...CARDS, 'merge-favourites': account({ shared }), 'unshare-favourites': { ok: true } },
      ANA,
    );
    const ofAccount = within(await screen.findByRole('region', { name: 'Compartir mi lista' }));
    await userEvent.click(await ofAccount.findByRole('button', { name: 'Dejar de compartir' }));
    await waitFor(() => expect(ofAccount.queryByRole('link')).toBe(null));
    expect(localStorage.getItem(STORAGE_KEYS.favourites)).toContain(GUEST_LINK.token);
  });

  it('leaves no favourites of an account in a browser that another tab signed out of it', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    const late = Promise.withResolvers<object>();
    let merges = 0;
    const merge = () => {
      merges += 1;
      return merges === 1 ? account() : late.promise;
    };
    await showPage('/favoritos', { ...CARDS, 'merge-favourites': merge }, ANA);
    await userEvent.click(await screen.findByRole('button', { name: 'Favorito: Maipo' }));
    await waitFor(() => expect(merges).toBe(2));
    localStorage.clear();
    await act(async () => late.resolve(account()));
    expect(localStorage.getItem(STORAGE_KEYS.favourites)).toBeNull();
  });

  it('sends nothing to an account that another tab has signed out of', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    const { host, scope } = await showPage('/favoritos', { ...CARDS, 'merge-favourites': account() }, ANA);
    await userEvent.click(await screen.findByRole('button', { name: 'Favorito: Maipo' }));
    localStorage.clear();
    await act(() => allSettled(scope));
    expect(host.calls.filter(({ id }) => id === 'merge-favourites')).toHaveLength(1);
    expect(localStorage.getItem(STORAGE_KEYS.favourites)).toBeNull();
  });

  it('ends the link of a guest who has removed all favourites', async () => {
    storeWithLink([]);
    await showPage('/favoritos', { 'unshare-guest-favourites': { ok: true } });
    const ofGuest = within(await screen.findByRole('region', { name: 'Lista que compartiste sin cuenta' }));
    await userEvent.click(ofGuest.getByRole('button', { name: 'Dejar de compartir “Regalos”' }));
    await waitFor(() => expect(localStorage.getItem(STORAGE_KEYS.favourites)).toBeNull());
  });

  it('compares with the last visit of a customer on another device', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    localStorage.setItem(
      STORAGE_KEYS.favourites,
      JSON.stringify({
        is_on: true,
        login: 'first',
        favourites: [saved(1, 9990), saved(2, 9990)],
        views: [],
      }),
    );
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
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    let is_on = true;
    const late = Promise.withResolvers<object>();
    let merges = 0;
    const { host } = await showPage(
      '/favoritos',
      {
        ...CARDS,
        'merge-favourites': () => {
          merges += 1;
          return merges === 2 ? late.promise : account({ is_on });
        },
        'switch-favourites': () => {
          is_on = false;
          return account({ is_on });
        },
      },
      ANA,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Favorito: Maipo' }));
    await waitFor(() => expect(merges).toBe(2));
    await userEvent.click(screen.getByRole('button', { name: 'Apagar y borrar todo' }));
    expect(await screen.findByText('Los favoritos están apagados')).toBeTruthy();
    expect(host.calls.find(({ id }) => id === 'switch-favourites')?.input).toEqual({
      body: { is_on: false },
    });
    // The answer to a request before the press.
    await act(async () => late.resolve(account()));
    expect(screen.getByText('Los favoritos están apagados')).toBeTruthy();
    expect(localStorage.getItem(STORAGE_KEYS.favourites)).toContain('"is_on":false');
  });

  it('does not say that all is deleted when the account could not be reached', async () => {
    localStorage.setItem(STORAGE_KEYS.session, 'first');
    await showPage('/favoritos', { ...CARDS, 'merge-favourites': account() }, ANA);
    await screen.findByRole('article', { name: 'Maipo' });
    await userEvent.click(screen.getByRole('button', { name: 'Apagar y borrar todo' }));
    expect(await screen.findByText('No pudimos cambiarlo')).toBeTruthy();
    expect(screen.getByRole('article', { name: 'Maipo' })).toBeTruthy();
  });
});

describe('the page of a shared list', () => {
  it('shows its name and products, and is not indexed', async () => {
    const { html, head, status } = await renderPage('/favoritos/AAAAAAAAAAAAAAAA', {
      'read-shared-favourites': { data: { name: 'Cumpleaños', products: [card(1, 'Maipo', 9990)] } },
    });
    expect(html).toContain('Cumpleaños');
    expect(html).toContain('Maipo');
    expect([status, head.noindex]).toEqual([200, true]);
  });
});
