// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { signingIn } from '../../features/sign-in/sign-in.model.ts';
import { authAnswer } from '../../fixtures/auth.ts';
import { failingWith } from '../../fixtures/failing-with.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const showLogin = (login: unknown = {}) => showPage('/iniciar-sesion', { 'read-auth': authAnswer, login });

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
const password = () => screen.getByLabelText<HTMLInputElement>('Contraseña');
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
const fill = async () => {
  await userEvent.type(email(), 'ana@vinos.cl');
  await userEvent.type(password(), 'secreta');
};

describe('the login form', () => {
  it('shows an error at each missing field and focuses the first', async () => {
    const { host } = await showLogin();
    await submit();
    expect(descriptionOf(email())).toBe('El campo email es requerido');
    expect(descriptionOf(password())).toBe('El campo contraseña es requerido');
    expect(document.activeElement).toBe(email());
    expect(host.calls.map(({ id }) => id)).toEqual(['read-auth']);
  });

  it('focuses the password when only that is missing', async () => {
    await showLogin();
    await userEvent.type(email(), 'ana@vinos.cl');
    await submit();
    expect(descriptionOf(email())).toBe(null);
    expect(document.activeElement).toBe(password());
  });

  it('keeps the focus on the password field after a wrong password', async () => {
    await showLogin(failingWith('INVALID_CREDENTIALS'));
    await fill();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('La contraseña no coincide');
    expect(document.activeElement).toBe(password());
  });

  it('shows an invalid e-mail on blur', async () => {
    await showLogin();
    await userEvent.type(email(), 'ana@vinos');
    expect(descriptionOf(email())).toBe(null);
    await userEvent.tab();
    expect(descriptionOf(email())).toBe('Este campo debe ser un correo electrónico valido');
  });

  it('supports password managers and paste', async () => {
    const { host } = await showLogin();
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    await userEvent.type(email(), 'ana@vinos.cl');
    await userEvent.click(password());
    await userEvent.paste('una frase larga');
    await submit();
    expect(host.calls.at(-1)?.input).toEqual({
      body: { email: 'ana@vinos.cl', password: 'una frase larga' },
    });
  });

  it('sends values that the browser filled in without events', async () => {
    const { host } = await showLogin();
    email().setAttribute('value', 'ana@vinos.cl');
    Object.defineProperty(password(), 'value', { value: 'rellenada', configurable: true });
    await submit();
    expect(host.calls.at(-1)?.input).toEqual({ body: { email: 'ana@vinos.cl', password: 'rellenada' } });
  });

  it('shows and hides the password', async () => {
    await showLogin();
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
    expect(password().type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
    expect(password().type).toBe('password');
  });

  it('submits on Enter and navigates to the home page', async () => {
    const { host } = await showLogin();
    await fill();
    await userEvent.keyboard('{Enter}');
    expect(host.visited).toEqual(['/']);
  });

  it('signs in a shopper who has left the page meanwhile, and navigates nowhere', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { host, scope } = await showLogin(() => promise);
    await fill();
    await submit();
    cleanup();
    resolve({});
    await waitFor(() => expect(scope.getState(signingIn.$isDone)).toBe(true));
    expect(host.visited).toEqual([]);
  });

  it.each([
    ['VALIDATION_FAILED', {}, 'Verifica que la información ingresada sea correcta'],
    ['TOO_MANY_REQUESTS', {}, 'Hubo muchos intentos seguidos. Espera un momento e intenta nuevamente.'],
    [
      'TOO_MANY_REQUESTS',
      { retryAfter: 61 },
      'Hubo muchos intentos seguidos. Espera 2 minutos e intenta nuevamente.',
    ],
    ['NETWORK', {}, 'No pudimos conectarnos. Revisa tu conexión e intenta nuevamente.'],
    [
      'NETWORK',
      { message: 'for engineers' },
      'No pudimos conectarnos. Revisa tu conexión e intenta nuevamente.',
    ],
    ['INTERNAL', {}, 'Hay un problema con el servidor, intenta más tarde'],
    ['INTERNAL', { message: 'Estamos en mantención.' }, 'Estamos en mantención.'],
  ] as const)('shows the error text for %s %j and keeps the typed values', async (code, extra, words) => {
    await showLogin(failingWith(code, extra));
    await fill();
    await submit();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect([email().value, password().value]).toEqual(['ana@vinos.cl', 'secreta']);
    expect(password().disabled).toBe(false);
  });

  it('shows no earlier error when the shopper returns', async () => {
    const { open } = await showLogin(failingWith('INVALID_CREDENTIALS'));
    await fill();
    await submit();
    await screen.findByRole('alert');
    await open('/iniciar-sesion');
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('links to recovery after a wrong password', async () => {
    await showLogin(failingWith('INVALID_CREDENTIALS'));
    await fill();
    await submit();
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('La contraseña no coincide');
    expect(notice.querySelector('a')?.getAttribute('href')).toBe('/recuperar-contrasena');
  });
});
