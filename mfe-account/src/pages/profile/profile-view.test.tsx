// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { USER } from '../../fixtures/customer.ts';
import { failingWith } from '../../fixtures/failing-with.ts';
import { CUSTOMER, OTHER_CUSTOMER, showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const URL = '/cuenta/mi-cuenta/mis-datos';
const answers = { 'read-profile': { data: USER } };
const data = () => within(screen.getByRole('form', { name: 'Datos personales' }));
const passwords = () => within(screen.getByRole('form', { name: 'Cambiar contraseña' }));
type Shown = Awaited<ReturnType<typeof showPage>>;
const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? null;
const save = () => userEvent.click(data().getByRole('button', { name: 'Guardar datos' }));
const type = async (label: string, text: string) => {
  const field = data().getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('my details', () => {
  it('trims and saves the changed details, and confirms the save', async () => {
    const update = { data: { ...USER, first_name: 'Anita' } };
    const { host } = await showPage(URL, { ...answers, 'update-profile': update }, CUSTOMER);
    await type('Nombre', ' Anita ');
    await save();
    expect(host.calls.at(-1)).toEqual({
      id: 'update-profile',
      input: {
        body: { name: 'Anita', last_name: 'Núñez', rut: '12.345.678-5', phone: '+56 9 8765 4321' },
      },
    });
    expect((await data().findByRole('status')).textContent).toBe('Guardamos tus datos.');
  });

  it('shows no confirmation when the customer returns, or to another customer', async () => {
    const { open, setSession } = await showPage(
      URL,
      { ...answers, 'update-profile': { data: USER } },
      CUSTOMER,
    );
    await save();
    await data().findByText('Guardamos tus datos.');
    await open(URL);
    expect(data().queryByText('Guardamos tus datos.')).toBeNull();
    await save();
    await data().findByText('Guardamos tus datos.');
    await setSession({ kind: 'guest' });
    await setSession(OTHER_CUSTOMER);
    expect(data().queryByText('Guardamos tus datos.')).toBeNull();
  });

  it('shows errors for a wrong RUT and a missing name, and focuses the first', async () => {
    const { host } = await showPage(URL, answers, CUSTOMER);
    await userEvent.clear(data().getByLabelText('Nombre'));
    await type('RUT', '123456784');
    await save();
    expect(descriptionOf(data().getByLabelText('Nombre'))).toBe('El campo nombre es requerido');
    expect(descriptionOf(data().getByLabelText('RUT'))).toBe('Este campo debe ser un RUT valido');
    expect(document.activeElement).toBe(data().getByLabelText('Nombre'));
    expect(host.calls.map(({ id }) => id)).toEqual(['read-profile']);
  });

  it('refuses the tax office’s generic RUT for a company only', async () => {
    const generic = '66.666.666-6';
    await showPage(URL, answers, CUSTOMER);
    await type('RUT', generic);
    await userEvent.tab();
    expect(descriptionOf(data().getByLabelText('RUT'))).toBe('Por ejemplo 12.345.678-5');
    cleanup();
    await showPage(URL, { 'read-profile': { data: { ...USER, type: 'company' } } }, CUSTOMER);
    expect(descriptionOf(data().getByRole('textbox', { name: /RUT/ }))).toBe('Por ejemplo 76.123.456-0');
    await type('RUT de la empresa', generic);
    await save();
    expect(descriptionOf(data().getByLabelText('RUT de la empresa'))).toBe(
      'Este campo debe ser un RUT valido',
    );
  });

  it('formats the RUT with dots and dash while typing', async () => {
    await showPage(URL, answers, CUSTOMER);
    await type('RUT', '111111111');
    expect(data().getByLabelText<HTMLInputElement>('RUT').value).toBe('11.111.111-1');
  });

  it('shows a server error below its field until the value changes', async () => {
    const refused = failingWith('VALIDATION_FAILED', { fields: { phone: 'Ese teléfono no existe' } });
    await showPage(URL, { ...answers, 'update-profile': refused }, CUSTOMER);
    await save();
    const field = data().getByLabelText('Teléfono');
    expect(descriptionOf(field)).toBe('Ese teléfono no existe');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('alert').textContent).toBe('Verifica que la información ingresada sea correcta');
    await userEvent.type(field, '1');
    expect(descriptionOf(field)).not.toBe('Ese teléfono no existe');
  });

  it('shows a general error when the server gives no reason', async () => {
    await showPage(URL, { ...answers, 'update-profile': failingWith('INTERNAL') }, CUSTOMER);
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('Hubo un problema al actualizar los datos');
  });

  it('requires the additional fields of a company', async () => {
    const company = {
      ...USER,
      type: 'company',
      company_name: 'Casona',
      social_reason: 'Casona SpA',
      giro: '',
    };
    await showPage(URL, { 'read-profile': { data: company } }, CUSTOMER);
    await save();
    expect(descriptionOf(data().getByLabelText('Giro'))).toBe('El campo giro es requerido');
  });
});

describe('a session that expires during editing', () => {
  it('shows a password form and keeps typed values', async () => {
    let isSignedIn = false;
    const update = () => (isSignedIn ? { data: USER } : failingWith('UNAUTHORIZED', { statusCode: 401 })());
    const { host, setSession } = await showPage(
      URL,
      { ...answers, 'update-profile': update, login: {} },
      CUSTOMER,
    );
    await type('Nombre', 'Anabella');
    await save();
    await setSession({ kind: 'guest' });
    expect(await screen.findByRole('heading', { name: 'Tu sesión terminó' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: 'Datos personales' })).toBe(null);
    await userEvent.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@vinos.example');
    await userEvent.type(screen.getByLabelText('Contraseña'), 'una frase larga');
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    isSignedIn = true;
    await setSession(CUSTOMER);
    expect(host.visited).toEqual([]);
    expect(data().getByLabelText<HTMLInputElement>('Nombre').value).toBe('Anabella');
    await save();
    expect(host.calls.at(-1)?.input).toMatchObject({ body: { name: 'Anabella' } });
    expect(await screen.findByText('Guardamos tus datos.')).toBeTruthy();
  });
});

describe('changing the e-mail', () => {
  const emails = () => within(screen.getByRole('form', { name: 'Cambiar correo' }));
  const send = async () => {
    await userEvent.type(emails().getByLabelText('Correo nuevo'), ' ana@nueva.example ');
    await userEvent.type(emails().getByLabelText('Contraseña actual'), 'una frase larga');
    await userEvent.click(emails().getByRole('button', { name: 'Cambiar correo' }));
  };

  it('sends a link to the new e-mail and explains which one is valid until then', async () => {
    const { host } = await showPage(URL, { ...answers, 'change-email': { ok: true } }, CUSTOMER);
    expect(screen.getByText(/^Hoy entras con ana@vinos.example/)).toBeTruthy();
    await send();
    expect(host.calls.at(-1)?.input).toEqual({
      body: { email: 'ana@nueva.example', current_password: 'una frase larga' },
    });
    expect(await screen.findByText(/^Enviamos un enlace a ana@nueva.example/)).toBeTruthy();
  });

  it('shows the form again when the customer returns to correct the e-mail', async () => {
    const { open } = await showPage(URL, { ...answers, 'change-email': { ok: true } }, CUSTOMER);
    await send();
    await screen.findByText(/^Enviamos un enlace a ana@nueva.example/);
    await open(URL);
    expect(emails().getByLabelText<HTMLInputElement>('Correo nuevo').value).toBe('');
  });

  it('links to recovery after a wrong password', async () => {
    const wrong = failingWith('WRONG_PASSWORD', {
      fields: { current_password: 'La contraseña no coincide' },
    });
    await showPage(URL, { ...answers, 'change-email': wrong }, CUSTOMER);
    await send();
    expect(descriptionOf(emails().getByLabelText('Contraseña actual'))).toBe('La contraseña no coincide');
    expect(await emails().findByRole('link', { name: 'Recuperar contraseña' })).toBeTruthy();
  });
});

describe('changing the password', () => {
  const fill = async (repeated: string) => {
    await userEvent.type(passwords().getByLabelText('Contraseña actual'), 'la de antes');
    await userEvent.type(passwords().getByLabelText('Contraseña nueva'), 'una frase larga');
    await userEvent.type(passwords().getByLabelText('Repite la contraseña'), repeated);
    await userEvent.click(passwords().getByRole('button', { name: 'Cambiar contraseña' }));
  };

  it('requires the same new password twice', async () => {
    const { host } = await showPage(URL, answers, CUSTOMER);
    await fill('otra frase larga');
    expect(descriptionOf(passwords().getByLabelText('Repite la contraseña'))).toBe(
      'Las contraseñas no coinciden',
    );
    expect(host.calls.map(({ id }) => id)).toEqual(['read-profile']);
  });

  it('confirms the change and clears the password fields', async () => {
    const { host } = await showPage(URL, { ...answers, 'change-password': { ok: true } }, CUSTOMER);
    await fill('una frase larga');
    expect(host.calls.at(-1)?.input).toEqual({
      body: {
        current_password: 'la de antes',
        password: 'una frase larga',
        password_confirmation: 'una frase larga',
      },
    });
    expect(await screen.findByText('Tu contraseña cambió.')).toBeTruthy();
    expect(screen.queryByLabelText('Contraseña nueva')).toBe(null);
  });

  it.each([
    ['when the customer returns', ({ open }: Shown) => open(URL)],
    [
      'to another customer',
      async ({ setSession }: Shown) => {
        await setSession({ kind: 'guest' });
        await setSession(OTHER_CUSTOMER);
      },
    ],
  ])('shows the form again %s', async (_, change) => {
    const shown = await showPage(URL, { ...answers, 'change-password': { ok: true } }, CUSTOMER);
    await fill('una frase larga');
    await screen.findByText('Tu contraseña cambió.');
    await change(shown);
    expect(passwords().getByLabelText<HTMLInputElement>('Contraseña nueva').value).toBe('');
  });

  it('links to recovery after a wrong current password', async () => {
    const wrong = failingWith('WRONG_PASSWORD', {
      message: 'Verifica los datos',
      errors: ['current_password: La contraseña no coincide'],
      fields: { current_password: 'La contraseña no coincide' },
    });
    await showPage(URL, { ...answers, 'change-password': wrong }, CUSTOMER);
    await fill('una frase larga');
    expect(screen.queryByText(/Verifica los datos/)).toBeNull();
    expect(descriptionOf(passwords().getByLabelText('Contraseña actual'))).toBe('La contraseña no coincide');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByRole('link', { name: 'Recuperar contraseña' }).getAttribute('href')).toBe(
      '/recuperar-contrasena',
    );
  });
});
