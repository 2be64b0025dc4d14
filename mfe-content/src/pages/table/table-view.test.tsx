// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../fixtures/show.ts';
import { madeTableAnswer, tableAnswers } from '../../fixtures/tables.ts';

afterEach(cleanup);

const show = () => showPage('/reserva-mesa', { ...tableAnswers(), 'reserve-table': madeTableAnswer() });
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Reservar mesa' }));

describe('the table form', () => {
  it('shows closed days with their reason and disables them', async () => {
    await show();
    expect(radio(/^domingo 29 de noviembre, Cerrado los domingos y lunes/).disabled).toBe(true);
    expect(radio(/^sábado 28 de noviembre/).disabled).toBe(false);
  });

  it('skips closed days on an arrow key and focuses the next open day, also in the next month', async () => {
    await show();
    await userEvent.click(radio(/^sábado 28 de noviembre/));
    await userEvent.keyboard('{ArrowRight}');
    const next = radio(/^martes 1 de diciembre/);
    expect(next.checked).toBe(true);
    expect(document.activeElement).toBe(next);
    expect(screen.getByText('diciembre de 2026')).toBeTruthy();
  });

  it('disables hours with too few seats, and says so when it clears a chosen hour', async () => {
    await show();
    expect(screen.getByText('Elige un día y te mostramos las horas con lugar.')).toBeTruthy();
    await userEvent.click(radio(/^sábado 28 de noviembre/));
    await waitFor(() => expect(radio(/^19:00/).disabled).toBe(true));
    await userEvent.click(radio('20:00'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personas' }), '6 personas');
    await waitFor(() => expect(radio(/^20:00/).disabled).toBe(true));
    expect(radio(/^20:00/).checked).toBe(false);
    expect(screen.getByText('A las 20:00 ya no hay lugar: elige otra hora.')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personas' }), '8 personas');
    await waitFor(() => expect(radio(/^21:00/).disabled).toBe(true));
    expect(screen.getByText(/no queda lugar para tantos/)).toBeTruthy();
  });

  it.each([
    ['2 personas', 'Hay 2 horas con lugar'],
    ['6 personas', 'Hay 1 hora con lugar'],
  ])('tells the free hours of a chosen day for %s', async (persons, told) => {
    await show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personas' }), persons);
    await userEvent.click(radio(/^sábado 28 de noviembre/));
    expect((await screen.findByText(told)).closest('[role="status"]')).toBeTruthy();
  });

  it('asks for no hours while the number of people is missing', async () => {
    const { host } = await show();
    await userEvent.click(radio(/^sábado 28 de noviembre/));
    await waitFor(() => expect(radio(/^19:00/).disabled).toBe(true));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Personas' }), '');
    expect(host.calls.at(-1)?.input).toEqual({ query: { date: '2026-11-28', person_quantity: 2 } });
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBe(null);
    expect(screen.queryByRole('radio', { name: /^20:00/ })).toBe(null);
  });

  it('shows error texts for a missing day and hour, and focuses the first open day', async () => {
    await show();
    await send();
    expect(screen.getByText('El campo fecha es requerido')).toBeTruthy();
    expect(screen.getByText('El campo hora es requerido')).toBeTruthy();
    expect(document.activeElement).toBe(radio(/^sábado 28 de noviembre/));
  });

  it('reserves and navigates to the thank-you page', async () => {
    const { host } = await show();
    await userEvent.click(radio(/^sábado 28 de noviembre/));
    await waitFor(() => expect(radio('20:00').disabled).toBe(false));
    await userEvent.click(radio('20:00'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Nombre' }), 'Ana');
    await userEvent.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@vinos.cl');
    await userEvent.type(screen.getByRole('textbox', { name: 'Teléfono' }), '912345678');
    await userEvent.click(screen.getByRole('checkbox'));
    await send();
    expect(host.visited).toEqual(['/reserva-mesa/thank-you']);
    expect(host.calls.find(({ id }) => id === 'reserve-table')?.input).toMatchObject({
      body: { date: '2026-11-28', hour: '20:00', person_quantity: 2 },
    });
  });
});
