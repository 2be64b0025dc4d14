// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { easyTask } from 'shared-contracts/bot-check/easy-task';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { authAnswer } from '../../fixtures/auth.ts';
import { renderPage } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';
const failing = (code: ApiError['code']) => () => {
  throw new ApiError({ code, message: '' });
};

describe('recovering a password', () => {
  const show = (recover: unknown) =>
    showPage('/recuperar-contrasena', { 'read-auth': authAnswer, 'create-bot-check': easyTask, recover });
  const send = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@vinos.example');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  };

  it('sends the address with the bot check and promises nothing about an account', async () => {
    const { host } = await show({ ok: true });
    await send();
    expect(await screen.findByText('Revisa tu correo')).toBeTruthy();
    expect(screen.getByText(/^Si hay una cuenta con ese correo/)).toBeTruthy();
    expect(host.calls.at(-1)).toEqual({
      id: 'recover',
      input: { body: { email: 'ana@vinos.example', altcha: expect.any(String) } },
    });
  });

  it('says when it could not be sent', async () => {
    await show(failing('INTERNAL'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Hay un problema con el servidor, intenta más tarde',
    );
  });
});

describe('a new password by a mailed link', () => {
  const show = async (search: string, reset: unknown = { ok: true }) => {
    history.replaceState(null, '', `/reiniciar-contrasena${search}`);
    return showPage(`/reiniciar-contrasena${search}`, { 'read-auth': authAnswer, reset });
  };
  const send = async () => {
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'una frase larga');
    await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'una frase larga');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  };

  it('is set with the token of the address; then the way in is open', async () => {
    const { host } = await show(`?token=${TOKEN}`);
    await send();
    expect(host.calls.at(-1)).toEqual({
      id: 'reset',
      input: {
        body: {
          token: TOKEN,
          password: 'una frase larga',
          password_confirmation: 'una frase larga',
        },
      },
    });
    expect(await screen.findByText('Tu contraseña cambió')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Iniciar sesión' }).getAttribute('href')).toBe('/iniciar-sesion');
    expect(screen.queryByLabelText('Contraseña nueva')).toBe(null);
  });

  it('loses its token from the address and keeps the rest, so that no script and no copy of the address shows it', async () => {
    history.replaceState({ shopId: 'a' }, '');
    await show(`?token=${TOKEN}&lang=en#x`);
    expect(location.pathname + location.search + location.hash).toBe('/reiniciar-contrasena?lang=en#x');
    expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  });

  it('survives a reload of the page, until the password is changed', async () => {
    await show(`?token=${TOKEN}`);
    // A reload runs no clean-up of the form.
    const kept = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, kept);
    const { host } = await show('');
    await send();
    expect(host.calls.at(-1)).toMatchObject({ id: 'reset', input: { body: { token: TOKEN } } });
    await screen.findByText('Tu contraseña cambió');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN);
  });

  it('leaves no token behind when it is over, or when the shopper leaves the form', async () => {
    await show(`?token=${TOKEN}`, failing('LINK_EXPIRED'));
    await send();
    await screen.findByRole('alert');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN);
    cleanup();
    await show(`?token=${TOKEN}`);
    expect(JSON.stringify({ ...sessionStorage })).toContain(TOKEN);
    cleanup();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN);
  });

  it.each([
    ['without a token', '', undefined],
    ['that was used before', `?token=${TOKEN}`, failing('LINK_EXPIRED')],
  ])('leads to another link from one %s', async (_, search, reset) => {
    await show(search, reset);
    if (search) await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Este enlace ya no es válido');
    expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' }).getAttribute('href')).toBe(
      '/recuperar-contrasena',
    );
    expect(screen.queryByRole('button', { name: 'Guardar contraseña' })).toBe(null);
  });

  it('says that the change failed when the server did not say why', async () => {
    await show(`?token=${TOKEN}`, failing('INTERNAL'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Hay un problema con el cambio de contraseña, por favor intente nuevamente',
    );
  });

  it('keeps the token out of what the server renders', async () => {
    const { html, state } = await renderPage(`/reiniciar-contrasena?token=${TOKEN}`, {
      'read-auth': authAnswer,
    });
    expect(html + JSON.stringify(state)).not.toContain(TOKEN);
  });
});
