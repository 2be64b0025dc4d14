// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { easyTask } from 'shared-contracts/bot-check/easy-task';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { $isEntering } from '../../features/register-account/register-account.model.ts';
import { authAnswer } from '../../fixtures/auth.ts';
import { failingWith } from '../../fixtures/failing-with.ts';
import { renderPage } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
  sessionStorage.clear();
});

const answers = { 'read-auth': authAnswer, 'create-bot-check': easyTask, register: {}, login: {} };
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const companyFields = ['Nombre de la empresa', 'Razón social', 'Giro', 'RUT de la empresa'];
const send = () => userEvent.click(screen.getByRole('button', { name: 'Crear cuenta' }));
const fillPerson = async () => {
  await userEvent.type(field('Nombre'), 'Ana');
  await userEvent.type(field('Apellido'), 'Núñez');
  await userEvent.type(field('RUT'), '123456785');
  await userEvent.type(field('Teléfono'), '9 8765 4321');
  await userEvent.type(field('Correo electrónico'), ' ana@vinos.example ');
  await userEvent.type(field('Contraseña'), 'una frase larga');
  await userEvent.type(field('Repite la contraseña'), 'una frase larga');
  await userEvent.click(field('Acepto los términos y condiciones'));
};

describe('opening an account', () => {
  it('lists the benefits of an account from the content', async () => {
    const benefits = ['Tus direcciones guardadas', 'Tus pedidos en un lugar'];
    const register = { ...authAnswer.data.login, benefits };
    const { document: page } = await renderPage('/registro', {
      'read-auth': { data: { ...authAnswer.data, register } },
    });
    const items = [...page.querySelectorAll('[aria-labelledby=auth-title] li')];
    expect(items.map((item) => item.textContent)).toEqual(benefits);
  });

  it('keeps the typed values over a reload, but no password', async () => {
    await showPage('/registro', answers);
    await fillPerson();
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('una frase larga');
    cleanup();
    await showPage('/registro', answers);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Empresa' }).checked).toBe(true);
    expect(['Nombre', 'RUT de la empresa', 'Contraseña'].map((name) => field(name).value)).toEqual([
      'Ana',
      '12.345.678-5',
      '',
    ]);
    expect(field('Acepto los términos y condiciones').checked).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });

  it('solves the bot check, registers, signs in and navigates to the account', async () => {
    const { host } = await showPage('/registro', answers);
    await fillPerson();
    await send();
    await waitFor(() => expect(host.visited).toEqual(['/cuenta/mi-cuenta']));
    const [, task, register, login] = host.calls;
    expect(task).toEqual({ id: 'create-bot-check', input: { query: { form: 'register' } } });
    expect(register).toEqual({
      id: 'register',
      input: {
        body: {
          type: 'person',
          name: 'Ana',
          last_name: 'Núñez',
          rut: '12.345.678-5',
          email: 'ana@vinos.example',
          phone: '9 8765 4321',
          password: 'una frase larga',
          password_confirmation: 'una frase larga',
          terms: true,
          newsletter: false,
          altcha: expect.stringMatching(/^[\w+/=]{100,}$/),
        },
      },
    });
    expect(login?.input).toEqual({ body: { email: 'ana@vinos.example', password: 'una frase larga' } });
  });

  it('navigates to the path requested before', async () => {
    sessionStorage.setItem('returnPath', '/cuenta/compras');
    const { host } = await showPage('/registro', answers);
    await fillPerson();
    await send();
    await waitFor(() => expect(host.visited).toEqual(['/cuenta/compras']));
  });

  it('navigates to the account when storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { host } = await showPage('/registro', answers);
    await fillPerson();
    await send();
    await waitFor(() => expect(host.visited).toEqual(['/cuenta/mi-cuenta']));
  });

  it('shows no earlier error when the shopper returns', async () => {
    const { open } = await showPage('/registro', { ...answers, register: failingWith('INTERNAL') });
    await fillPerson();
    await send();
    await screen.findByRole('alert');
    await open('/registro');
    expect(screen.queryByRole('alert')).toBe(null);
  });

  it('navigates to the login page when the automatic login fails', async () => {
    const { host } = await showPage('/registro', { ...answers, login: failingWith('NETWORK') });
    await fillPerson();
    await send();
    await waitFor(() => expect(host.visited).toEqual(['/iniciar-sesion']));
  });

  it('leaves a shopper alone who went to another page before the automatic login failed', async () => {
    const login = Promise.withResolvers<object>();
    const { host, scope } = await showPage('/registro', { ...answers, login: () => login.promise });
    await fillPerson();
    await send();
    await waitFor(() => expect(scope.getState($isEntering)).toBe(true));
    cleanup();
    login.reject(new Error('lost'));
    await waitFor(() => expect(scope.getState($isEntering)).toBe(false));
    expect(host.visited).toEqual([]);
  });

  it('keeps company values when switching to person and back', async () => {
    await showPage('/registro', answers);
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    await userEvent.type(field('Razón social'), 'Viñas del Sur SpA');
    await userEvent.click(screen.getByRole('radio', { name: 'Persona' }));
    expect(screen.queryByLabelText('Razón social')).toBe(null);
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    expect(field('Razón social').value).toBe('Viñas del Sur SpA');
  });

  it('asks for one RUT: that of the company among its data, or that of the person', async () => {
    await showPage('/registro', answers);
    const asked = () =>
      screen.getAllByRole('textbox', { name: /RUT/ }).map((input) => input.closest('fieldset')?.textContent);
    expect(asked()).toEqual([expect.stringMatching(/^Tus datos.*RUTPor ejemplo 12\.345\.678-5/)]);
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    expect(asked()).toEqual([
      expect.stringMatching(/^Datos de la empresa.*RUT de la empresaPor ejemplo 76\.123\.456-0/),
    ]);
  });

  it('shows an error at each missing field of a company and sends no request', async () => {
    const { host } = await showPage('/registro', answers);
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    await send();
    expect(companyFields.map(field).map(descriptionOf)).toEqual([
      'El campo nombre de la empresa es requerido',
      'El campo razón social es requerido',
      'El campo giro es requerido',
      'El campo RUT es requerido',
    ]);
    expect(descriptionOf(field('Acepto los términos y condiciones'))).toBe(
      'El campo términos y condiciones es requerido',
    );
    expect(document.activeElement).toBe(field('Nombre de la empresa'));
    expect(host.calls.map(({ id }) => id)).toEqual(['read-auth']);
  });

  it('refuses the tax office’s generic RUT for a company only', async () => {
    await showPage('/registro', answers);
    await userEvent.type(field('RUT'), '666666666');
    await userEvent.tab();
    expect(descriptionOf(field('RUT'))).toBe('Por ejemplo 12.345.678-5');
    await userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));
    await send();
    expect(descriptionOf(field('RUT de la empresa'))).toBe('Este campo debe ser un RUT valido');
  });

  it('requires a password of ten characters, twice', async () => {
    await showPage('/registro', answers);
    await userEvent.type(field('Contraseña'), 'corta');
    await userEvent.type(field('Repite la contraseña'), 'larga');
    await userEvent.tab();
    expect(descriptionOf(field('Contraseña'))).toBe('Este campo debe ser mayor a 10 caracteres');
    expect(descriptionOf(field('Repite la contraseña'))).toBe('Las contraseñas no coinciden');
  });

  it.each([
    ['REGISTRATION_FAILED', 'Hay un problema con el registro, por favor intente nuevamente'],
    ['TOO_MANY_REQUESTS', 'Hubo muchos intentos seguidos. Espera un momento e intenta nuevamente.'],
    ['BOT_CHECK_FAILED', 'No pudimos comprobar que eres una persona. Intenta nuevamente.'],
  ] as const)('shows the text of %s and keeps the input', async (code, words) => {
    const { host } = await showPage('/registro', { ...answers, register: failingWith(code) });
    await fillPerson();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(field('Nombre').value).toBe('Ana');
    expect(host.visited).toEqual([]);
  });

  it('shows general server errors one per line, and a field’s error only at the field', async () => {
    const refused = failingWith('VALIDATION_FAILED', {
      errors: ['email: Ese correo no recibe mensajes.', 'Falta un dato.', 'Espera un día.'],
      fields: { email: 'Ese correo no recibe mensajes.' },
      message: 'Verifica los datos',
    });
    await showPage('/registro', { ...answers, register: refused });
    await fillPerson();
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe('Falta un dato.\nEspera un día.');
    expect(descriptionOf(field('Correo electrónico'))).toBe('Ese correo no recibe mensajes.');
  });

  it('shows a refused password below its field', async () => {
    const refused = failingWith('PASSWORD_TOO_COMMON', {
      fields: { password: 'Esa contraseña es muy común.' },
    });
    await showPage('/registro', { ...answers, register: refused });
    await fillPerson();
    await send();
    await screen.findByRole('alert');
    expect(descriptionOf(field('Contraseña'))).toBe('Esa contraseña es muy común.');
    expect(document.activeElement).toBe(field('Contraseña'));
  });
});

describe('server render of the registration', () => {
  it('contains the form, which sends its values by POST', async () => {
    const { status, document, head } = await renderPage('/registro', { 'read-auth': authAnswer }, 'en');
    expect([status, head.noindex]).toEqual([200, true]);
    const form = document.querySelector('form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(within(form as HTMLFormElement).getByRole('button', { name: 'Create account' })).toBeTruthy();
  });
});
