// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { madeAnswer, reservationAnswers } from '../../fixtures/events.ts';
import { failing } from '../../fixtures/render.ts';
import { showPage } from '../../fixtures/show.ts';

afterEach(cleanup);

const show = (answer: unknown = madeAnswer(), path = '/reserva?evento=cata-a-ciegas') =>
  showPage(path, { ...reservationAnswers(), 'reserve-event': answer });

const descriptionOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const send = (name = 'Reservar') => userEvent.click(screen.getByRole('button', { name }));

const fill = async () => {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personas' }), '2 personas');
  await userEvent.type(field('Nombre'), 'Ana');
  await userEvent.type(field('Correo electrónico'), 'ana@vinos.cl');
  await userEvent.type(field('Teléfono'), '912345678');
  await userEvent.type(field('Mensaje'), 'Sin nueces');
  await userEvent.click(screen.getByRole('checkbox'));
};

describe('the reservation form', () => {
  it('shows date, time and seats left of the event in the URL, and accepts no more people', async () => {
    await show();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Evento' }).value).toBe('cata-a-ciegas');
    const facts = [...document.querySelectorAll('form dl > div')].map((fact) => fact.textContent);
    expect(facts).toEqual(['Fechajueves 26 de noviembre', 'Hora19:30']);
    expect(screen.queryByRole('textbox', { name: 'Fecha' })).toBeNull();
    const seats = await screen.findByText('Quedan 3 lugares');
    expect(seats.parentElement?.textContent).toMatch(/^\$24\.000 por persona\s·\sQuedan 3 lugares$/);
    expect(screen.queryByRole('option', { name: '4 personas' })).toBe(null);
  });

  it('lowers the number of people, and says so, when the chosen event allows fewer', async () => {
    await show(madeAnswer(), '/reserva');
    const [event, persons] = ['Evento', 'Personas'].map((name) => screen.getByRole('combobox', { name })) as [
      HTMLSelectElement,
      HTMLSelectElement,
    ];
    await userEvent.selectOptions(persons, '8 personas');
    await userEvent.selectOptions(event, 'cata-a-ciegas');
    const { parentElement: status } = await screen.findByText('Quedan 3 lugares');
    const lowered = 'Puedes reservar para 3 personas como máximo: cambiamos el número.';
    expect(persons.value).toBe('3');
    expect(status?.textContent).toContain(lowered);
    await userEvent.selectOptions(persons, '2 personas');
    expect(status?.textContent).not.toContain(lowered);
  });

  it('shows error texts, focuses the first invalid field and sends nothing', async () => {
    const { host } = await show();
    await userEvent.type(field('Correo electrónico'), 'ana@');
    await send();
    expect(descriptionOf(field('Nombre'))).toBe('El campo nombre es requerido');
    expect(descriptionOf(field('Correo electrónico'))).toBe(
      'Este campo debe ser un correo electrónico valido',
    );
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Personas' }));
    expect(host.calls.some(({ id }) => id === 'reserve-event')).toBe(false);
  });

  it('reserves and navigates to the thank-you page', async () => {
    const { host } = await show();
    await fill();
    await send();
    expect(host.visited).toEqual(['/reserva/gracias']);
    // The thank-you page is still loading.
    await send();
    expect(host.calls.filter(({ id }) => id === 'reserve-event')).toHaveLength(1);
  });

  it('asks for a place on the waiting list of a full event, and says so before', async () => {
    const answers = reservationAnswers();
    const [event] = answers['read-event-selects'].data.events;
    const full = event ? [{ ...event, max_persons: 4 }] : [];
    const { host } = await showPage('/reserva?evento=cata-a-ciegas', {
      ...answers,
      'read-event-selects': { data: { events: [], full } },
      'reserve-event': madeAnswer(),
    });
    expect(await screen.findByText(/^Está completo\. Al enviar quedas en la lista de espera/)).toBeTruthy();
    await fill();
    await send('Entrar a la lista de espera');
    expect(host.calls.find(({ id }) => id === 'reserve-event')?.input).toMatchObject({
      body: { event: 'cata-a-ciegas', person_quantity: 2, wait: true },
    });
  });

  it('turns into the waiting list when the last seats go meanwhile', async () => {
    const answers = reservationAnswers();
    const [event] = answers['read-event-selects'].data.events;
    let reads = 0;
    const selects = () => {
      reads += 1;
      return { data: reads === 1 ? { events: [event], full: [] } : { events: [], full: [event] } };
    };
    await showPage('/reserva?evento=cata-a-ciegas', {
      ...answers,
      'read-event-selects': selects,
      'read-event-availability': { data: { capacity: 14, seats_left: 0, is_open: false, max_persons: 0 } },
    });
    expect(await screen.findByRole('button', { name: 'Entrar a la lista de espera' })).toBeTruthy();
    expect(screen.queryByText('Este evento ya no recibe reservas')).toBe(null);
  });

  it('chooses the event of the URL, also after a failed reservation of another one', async () => {
    const { open } = await show(failing(new ApiError({ code: 'RESERVATION_CLOSED', message: '' })));
    await fill();
    await send();
    await open('/reserva?evento=cena-de-primavera');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Evento' }).value).toBe(
      'cena-de-primavera',
    );
    expect(field('Mensaje').value).toBe('Sin nueces');
  });

  it('asks for another event when the chosen one is no longer offered', async () => {
    const answers = reservationAnswers();
    let reads = 0;
    const selects = () => {
      reads += 1;
      return reads === 1
        ? answers['read-event-selects']
        : { data: { events: answers['read-event-selects'].data.events.slice(1) } };
    };
    await showPage('/reserva?evento=cata-a-ciegas', {
      ...answers,
      'read-event-selects': selects,
      'reserve-event': failing(new ApiError({ code: 'EVENT_MOVED', message: '' })),
    });
    await fill();
    await send();
    const event = screen.getByRole('combobox', { name: 'Evento' });
    await waitFor(() => expect(event.textContent).not.toContain('Cata a ciegas'));
    await send();
    expect(descriptionOf(event)).toBe('El campo evento es requerido');
  });

  it('shows each server error at its field and focuses the first of these fields', async () => {
    const refused = new ApiError({
      code: 'VALIDATION_FAILED',
      message: '',
      statusCode: 422,
      fields: { person_quantity: 'Elige menos personas', phone: 'Ese teléfono no existe' },
    });
    await show(failing(refused));
    await fill();
    await send();
    await screen.findByRole('alert');
    expect(descriptionOf(screen.getByRole('combobox', { name: 'Personas' }))).toBe('Elige menos personas');
    expect(descriptionOf(field('Teléfono'))).toBe('Ese teléfono no existe');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Personas' }));
  });

  it('does not blame the server when a field shows the only reason', async () => {
    const text = 'Ya se reservaron muchos cupos';
    const refused = new ApiError({
      code: 'TOO_MANY_SEATS',
      message: text,
      statusCode: 409,
      errors: [text],
      fields: { person_quantity: text },
    });
    await show(failing(refused));
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(descriptionOf(screen.getByRole('combobox', { name: 'Personas' }))).toBe(text);
    expect(alert.textContent).toContain('Verifica que la información ingresada sea correcta');
  });

  it('shows a connection error and keeps the text', async () => {
    await show(failing(new ApiError({ code: 'NETWORK', message: '' })));
    await fill();
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Sucedió un problema al reservar el evento');
    expect(alert.textContent).toContain('No hay conexión');
    expect(field('Mensaje').value).toBe('Sin nueces');
  });
});
