// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
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
import { heartPressed } from '../../lib/favourites/favourites.model.ts';

const GUEST_LINK = {
  token: 'BBBBBBBBBBBBBBBB',
  name: 'Regalos',
  key: 'k',
  until: '2099-03-01T12:00:00.000Z',
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const createLink = async () => {
  const form = await screen.findByRole('form', { name: 'Compartir mi lista' });
  await userEvent.type(within(form).getByRole('textbox'), 'Regalos');
  await userEvent.click(within(form).getByRole('button', { name: 'Crear enlace' }));
};

describe('sharing favourites', () => {
  it('reads the account of a customer, and shares the list under a name', async () => {
    keepLogin();
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
    keepFavourites([saved(1, 9990)]);
    const { host } = await showPage('/favoritos', {
      ...CARDS,
      'share-guest-favourites': { data: GUEST_LINK },
      'unshare-guest-favourites': { ok: true },
    });
    await createLink();
    const link = await screen.findByRole('link', { name: 'Enlace de tu lista' });
    expect(link.getAttribute('href')).toBe('/favoritos/BBBBBBBBBBBBBBBB');
    const update = await screen.findByRole('button', { name: 'Actualizar enlace' });
    await userEvent.click(update);
    const own = { token: GUEST_LINK.token, key: 'k' };
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

  it('keeps the focus on the button that created the link', async () => {
    keepFavourites([saved(1, 9990)]);
    await showPage('/favoritos', { ...CARDS, 'share-guest-favourites': { data: GUEST_LINK } });
    await createLink();
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Actualizar enlace' }));
  });

  it('begins with an empty name after its creator has ended the link', async () => {
    keepFavourites([saved(1, 9990)]);
    await showPage('/favoritos', {
      ...CARDS,
      'share-guest-favourites': { data: GUEST_LINK },
      'unshare-guest-favourites': { ok: true },
    });
    await createLink();
    await userEvent.click(await screen.findByRole('button', { name: 'Dejar de compartir' }));
    await screen.findByRole('button', { name: 'Crear enlace' });
    const again = screen.getByRole('form', { name: 'Compartir mi lista' });
    expect(within(again).getByRole<HTMLInputElement>('textbox').value).toBe('');
  });

  it('says which of both failed, until the other one succeeds', async () => {
    keepFavourites([saved(1, 9990)], { link: GUEST_LINK });
    await showPage('/favoritos', { ...CARDS, 'share-guest-favourites': { data: GUEST_LINK } });
    await userEvent.click(await screen.findByRole('button', { name: 'Dejar de compartir' }));
    expect(await screen.findByText('No pudimos dejar de compartir tu lista')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Actualizar enlace' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('keeps the link of the account when the answer to an earlier request arrives after it', async () => {
    keepLogin();
    const late = createLateMerge();
    await showPage(
      '/favoritos',
      {
        ...CARDS,
        'merge-favourites': late.merge,
        'share-favourites': { data: { token: 'AAAAAAAAAAAAAAAA', name: 'Cumpleaños' } },
      },
      ANA,
    );
    const form = await screen.findByRole('form', { name: 'Compartir mi lista' });
    await userEvent.click(screen.getByRole('button', { name: 'Favorito: Maipo' }));
    await waitFor(() => expect(late.count()).toBe(2));
    await userEvent.type(within(form).getByRole('textbox'), 'Cumpleaños');
    await userEvent.click(within(form).getByRole('button', { name: 'Crear enlace' }));
    await screen.findByRole('link', { name: 'Enlace de tu lista' });
    late.answerSecond(account({ favourites: [saved(1, 9990), saved(2, 9990)] }));
    await waitFor(() => expect(keptText()).toContain('"product_id":2'));
    expect(screen.getByRole('link', { name: 'Enlace de tu lista' })).toBeTruthy();
  });

  it('ends the link of a guest after a sign-in, and keeps the one of the account', async () => {
    keepLogin();
    keepFavourites([saved(1, 9990)], { link: GUEST_LINK });
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
    keepLogin();
    keepFavourites([saved(1, 9990)], { link: GUEST_LINK });
    let shared: object | null = { token: 'AAAAAAAAAAAAAAAA', name: 'Cumpleaños' };
    await showPage(
      '/favoritos',
      {
        ...CARDS,
        'merge-favourites': () => account({ shared }),
        'unshare-favourites': () => {
          shared = null;
          return { ok: true };
        },
      },
      ANA,
    );
    const ofAccount = within(await screen.findByRole('region', { name: 'Compartir mi lista' }));
    await userEvent.click(await ofAccount.findByRole('button', { name: 'Dejar de compartir' }));
    await waitFor(() => expect(ofAccount.queryByRole('link')).toBe(null));
    expect(keptText()).toContain(GUEST_LINK.token);
  });

  it('keeps the link of a guest when favourites that another device switched off are switched on', async () => {
    keepLogin();
    keepFavourites([saved(1, 9990)], { link: GUEST_LINK });
    let is_on = false;
    const answer = () => account({ is_on, favourites: [] });
    const { host } = await showPage(
      '/favoritos',
      {
        ...CARDS,
        'merge-favourites': answer,
        'switch-favourites': () => {
          is_on = true;
          return answer();
        },
        'unshare-guest-favourites': { ok: true },
      },
      ANA,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Encender' }));
    expect(await screen.findByText('Encendido.')).toBeTruthy();
    expect(host.calls.some(({ id }) => id === 'unshare-guest-favourites')).toBe(false);
    expect(keptText()).toContain(GUEST_LINK.token);
  });

  it('ends the link of a guest who has removed all favourites', async () => {
    keepFavourites([], { link: GUEST_LINK });
    await showPage('/favoritos', { 'unshare-guest-favourites': { ok: true } });
    const ofGuest = within(await screen.findByRole('region', { name: 'Lista que compartiste sin cuenta' }));
    await userEvent.click(ofGuest.getByRole('button', { name: 'Dejar de compartir “Regalos”' }));
    await waitFor(() => expect(keptText()).toBeNull());
  });

  it('offers no sharing once the last heart is empty, and still ends the link of the guest', async () => {
    keepFavourites([saved(1, 9990)], { link: GUEST_LINK });
    const { scope } = await showPage('/favoritos', CARDS);
    await screen.findByRole('form', { name: 'Compartir mi lista' });
    const params = { product_id: 1, price: 9990, in_stock: true };
    await act(() => allSettled(heartPressed, { scope, params }));
    expect(await screen.findByRole('button', { name: 'Dejar de compartir “Regalos”' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Compartir mi lista' })).toBeNull();
  });

  it('ends the link of a customer who has removed all favourites', async () => {
    keepLogin();
    let shared: object | null = { token: 'AAAAAAAAAAAAAAAA', name: 'Cumpleaños' };
    await showPage(
      '/favoritos',
      {
        'merge-favourites': () => account({ favourites: [], shared }),
        'unshare-favourites': () => {
          shared = null;
          return { ok: true };
        },
      },
      ANA,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Dejar de compartir' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Compartir mi lista' })).toBeNull());
  });

  it.each([true, false])(
    'shows no link of the account before (a guest between: %s)',
    async (isGuestBetween) => {
      keepLogin();
      let isDown = false;
      const { setSession } = await showPage(
        '/favoritos',
        {
          ...CARDS,
          'merge-favourites': () => {
            if (isDown) throw new Error('down');
            return account({ shared: { token: 'AAAAAAAAAAAAAAAA', name: 'Cumpleaños' } });
          },
        },
        ANA,
      );
      await screen.findByRole('link', { name: 'Enlace de tu lista' });
      isDown = true;
      localStorage.clear();
      if (isGuestBetween) await setSession({ kind: 'guest' });
      localStorage.setItem(STORAGE_KEYS.session, 'second');
      keepFavourites([saved(1, 9990)]);
      dispatchEvent(new Event('pageshow'));
      await setSession({ kind: 'customer', id: '2', firstName: 'Eva' });
      expect(await screen.findByRole('form', { name: 'Compartir mi lista' })).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Enlace de tu lista' })).toBeNull();
    },
  );
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
