// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { contactAnswers } from '../../fixtures/contact.ts';
import { failing } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Enviar mensaje' }));
const fill = async () => {
  await userEvent.type(field('Nombre'), 'Ana');
  await userEvent.type(field('Correo electrónico'), 'ana@vinos.cl');
  await userEvent.type(field('Mensaje'), '¿Abren el domingo?');
};

describe('writing as a person', () => {
  it('shows error texts and focuses the first invalid field', async () => {
    const { host } = await showPage('/contacto', contactAnswers());
    await userEvent.type(field('Teléfono'), '12');
    await send();
    expect(descriptionOf(field('Nombre'))).toBe('El campo nombre es requerido');
    expect(descriptionOf(field('Correo electrónico'))).toBe('El campo email es requerido');
    expect(descriptionOf(field('Teléfono'))).toBe(
      'Este campo debe ser un teléfono, como +56 9 1234 5678, con + y código si es de otro país',
    );
    expect(descriptionOf(field('Mensaje'))).toBe('El campo mensaje es requerido');
    expect(document.activeElement).toBe(field('Nombre'));
    expect(host.calls.some(({ id }) => id === 'send-contact')).toBe(false);
  });

  it('sends the message and navigates to the thank-you page', async () => {
    const { host } = await showPage('/contacto', contactAnswers());
    await fill();
    await send();
    await waitFor(() => expect(host.visited).toEqual(['/contacto/gracias']));
  });

  it('shows a server error at its field until the value changes', async () => {
    const refused = new ApiError({
      code: 'VALIDATION_FAILED',
      message: '',
      statusCode: 422,
      fields: { email: 'Ese correo no recibe mensajes' },
    });
    await showPage('/contacto', contactAnswers(failing(refused)));
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Verifica que la información ingresada sea correcta',
    );
    expect(descriptionOf(field('Correo electrónico'))).toBe('Ese correo no recibe mensajes');
    expect(document.activeElement).toBe(field('Correo electrónico'));
    await userEvent.type(field('Correo electrónico'), '.cl');
    expect(descriptionOf(field('Correo electrónico'))).toBeUndefined();
  });

  it('shows all server errors, one per line', async () => {
    const refused = new ApiError({
      code: 'INTERNAL',
      message: 'Hay un problema.',
      statusCode: 500,
      errors: ['El correo está en pausa.', 'Vuelve a las nueve.'],
    });
    await showPage('/contacto', contactAnswers(failing(refused)));
    await fill();
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'El correo está en pausa.\nVuelve a las nueve.',
    );
  });

  it('shows a connection error and keeps the text', async () => {
    await showPage('/contacto', contactAnswers(failing(new ApiError({ code: 'NETWORK', message: '' }))));
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('No pudimos enviar tu mensaje');
    expect(alert.textContent).toContain('No hay conexión');
    expect(field('Mensaje').value).toBe('¿Abren el domingo?');
  });
});

describe('a half-written message', () => {
  /** Simulates the page reload of a language change. */
  const reload = async (url: string) => {
    dispatchEvent(new Event('pagehide'));
    cleanup();
    return showPage(url, contactAnswers());
  };

  it('survives a reload and leaves nothing in storage', async () => {
    await showPage('/contacto', contactAnswers());
    await fill();
    await reload('/contacto');
    expect(field('Nombre').value).toBe('Ana');
    expect(field('Mensaje').value).toBe('¿Abren el domingo?');
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves no typed text after it was sent', async () => {
    await showPage('/contacto', contactAnswers());
    await fill();
    const { host } = await reload('/contacto');
    await send();
    await waitFor(() => expect(host.visited).toEqual(['/contacto/gracias']));
    dispatchEvent(new Event('pagehide'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('is not kept when empty, and not restored when expired, of another page or invalid', async () => {
    await showPage('/contacto', contactAnswers());
    await reload('/contacto');
    expect(sessionStorage).toHaveLength(0);
    const old = { path: location.pathname, at: Date.now() - 3_600_000, values: { name: 'Otra' } };
    const other = { path: '/reserva', at: Date.now(), values: { name: 'Otra' } };
    for (const typed of [old, other, 'no typed text']) {
      sessionStorage.setItem('formDraft', JSON.stringify(typed));
      cleanup();
      await showPage('/contacto', contactAnswers());
      expect(field('Nombre').value).toBe('');
      expect(sessionStorage).toHaveLength(0);
    }
  });
});

describe('writing as a company', () => {
  it('requires company and phone, and validates the RUT', async () => {
    await showPage('/contacto/empresa', contactAnswers());
    await userEvent.type(field('RUT de la empresa'), '764185301');
    await send();
    expect(descriptionOf(field('Empresa'))).toBe('El campo empresa es requerido');
    expect(descriptionOf(field('Teléfono'))).toBe('El campo teléfono es requerido');
    expect(field('RUT de la empresa').value).toBe('76.418.530-1');
    expect(descriptionOf(field('RUT de la empresa'))).toBe('Este campo debe ser un RUT valido');
  });
});

describe('the questions', () => {
  it('are grouped by topic and open to show their answer', async () => {
    await showPage('/acerca-de/contacto/preguntas', contactAnswers());
    const orders = within(screen.getByRole('region', { name: 'Pedidos y despacho' }));
    expect(orders.getAllByRole('group')).toHaveLength(2);
    const answer = orders.getByText('De uno a ocho días hábiles.');
    expect(answer.closest('details')?.open).toBe(false);
    await userEvent.click(orders.getByText('¿Cuánto demora mi pedido?'));
    expect(answer.closest('details')?.open).toBe(true);
    expect(answer.closest('#cuanto-demora')).toBeTruthy();
  });
});
