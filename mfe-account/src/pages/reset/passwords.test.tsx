// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { easyTask } from 'shared-contracts/bot-check/easy-task';
import type { SessionState } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { authAnswer } from '../../fixtures/auth.ts';
import { failingWith } from '../../fixtures/failing-with.ts';
import { renderPage } from '../../fixtures/render.ts';
import { CUSTOMER, showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const TOKEN = 'abcdefghijklmnopqrstuvwxyz';

describe('recovering a password', () => {
  const show = (recover: unknown) =>
    showPage('/recuperar-contrasena', { 'read-auth': authAnswer, 'create-bot-check': easyTask, recover });
  const send = async () => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@vinos.example');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar enlace' }));
  };

  it('sends the e-mail with the bot check and does not reveal whether an account exists', async () => {
    const { host } = await show({ ok: true });
    await send();
    expect(await screen.findByText('Revisa tu correo')).toBeTruthy();
    expect(screen.getByText(/^Si hay una cuenta con ese correo/)).toBeTruthy();
    expect(host.calls.at(-1)).toEqual({
      id: 'recover',
      input: { body: { email: 'ana@vinos.example', altcha: expect.any(String) } },
    });
  });

  it('does not say that a mail was sent when the shopper returns', async () => {
    const { open } = await show({ ok: true });
    await send();
    await screen.findByText('Revisa tu correo');
    await open('/recuperar-contrasena');
    expect(screen.queryByText('Revisa tu correo')).toBe(null);
  });

  it('shows an error when sending fails', async () => {
    await show(failingWith('INTERNAL'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Hay un problema con el servidor, intenta más tarde',
    );
  });
});

describe('a new password by a mailed link', () => {
  const show = async (search: string, reset: unknown = { ok: true }, session?: SessionState) => {
    history.replaceState(null, '', `/reiniciar-contrasena${search}`);
    const answers = { 'read-auth': authAnswer, reset, 'verify-session': failingWith('UNAUTHORIZED') };
    return showPage(`/reiniciar-contrasena${search}`, answers, session);
  };
  const send = async () => {
    await userEvent.type(screen.getByLabelText('Contraseña nueva'), 'una frase larga');
    await userEvent.type(screen.getByLabelText('Repite la contraseña'), 'una frase larga');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar contraseña' }));
  };

  it('is set with the token of the URL, then links to login', async () => {
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

  it('asks whether the customer of this browser is still signed in', async () => {
    const { host, setSession } = await show(`?token=${TOKEN}`, { ok: true }, CUSTOMER);
    await send();
    await screen.findByText('Tu contraseña cambió');
    expect(host.calls.at(-1)?.id).toBe('verify-session');
    // Until the shell knows, the page for signing in would only lead to the home page.
    expect(screen.queryByRole('link', { name: 'Iniciar sesión' })).toBe(null);
    await setSession({ kind: 'guest' });
    screen.getByRole('link', { name: 'Iniciar sesión' });
  });

  it('removes only the token from the URL, so that scripts and copied URLs do not contain it', async () => {
    history.replaceState({ shopId: 'a' }, '');
    await show(`?token=${TOKEN}&lang=en#x`);
    expect(location.pathname + location.search + location.hash).toBe('/reiniciar-contrasena?lang=en#x');
    expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  });

  it('is possible after a reload, which keeps the token until the password is changed', async () => {
    await show(`?token=${TOKEN}`);
    // A reload does not run the form's clean-up.
    const kept = { ...sessionStorage };
    cleanup();
    Object.assign(sessionStorage, kept);
    const { host } = await show('');
    await send();
    expect(host.calls.at(-1)).toMatchObject({ id: 'reset', input: { body: { token: TOKEN } } });
    await screen.findByText('Tu contraseña cambió');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(TOKEN);
  });

  it('removes the stored token when the link has expired and when the shopper leaves the form', async () => {
    await show(`?token=${TOKEN}`, failingWith('LINK_EXPIRED'));
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
    ['has no token', '', undefined],
    ['was used before', `?token=${TOKEN}`, failingWith('LINK_EXPIRED')],
    [
      'was cut by the mail program',
      '?token=x',
      failingWith('VALIDATION_FAILED', { fields: { token: 'El valor no es válido.' } }),
    ],
  ])('offers to request a new link when the link %s', async (_, search, reset) => {
    await show(search, reset);
    if (search) await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Este enlace ya no es válido');
    expect(screen.getByRole('link', { name: 'Pedir un enlace nuevo' }).getAttribute('href')).toBe(
      '/recuperar-contrasena',
    );
    expect(screen.queryByRole('button', { name: 'Guardar contraseña' })).toBe(null);
  });

  it('shows a general error when the server gives no reason', async () => {
    await show(`?token=${TOKEN}`, failingWith('INTERNAL'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Hay un problema con el cambio de contraseña, por favor intente nuevamente',
    );
  });

  it('does not render the token on the server', async () => {
    const { html, state } = await renderPage(`/reiniciar-contrasena?token=${TOKEN}`, {
      'read-auth': authAnswer,
    });
    expect(html + JSON.stringify(state)).not.toContain(TOKEN);
  });
});
