// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hostError } from '../../lib/testing/host-error.ts';
import { aTransferOrder, aTransferPage } from '../../lib/testing/transfer-fixtures.ts';
import { showPage } from '../../testing/show-page.tsx';

const show = (order?: unknown, answers: object = {}) =>
  showPage(`/datos-de-transferencia${order ? '?pedido=order-0123456789' : ''}`, {
    answers: { 'read-transfer-page': { data: aTransferPage() }, 'read-order': order, ...answers },
  });
const account = () => screen.getByRole('region', { name: 'Cuenta de la tienda' });

describe('the transfer page', () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it('shows amount, deadline and bank account', async () => {
    const { host } = await show({ data: aTransferOrder() });
    const heading = await screen.findByRole('heading', { level: 1, name: /Pedido N.º 1001/ });
    expect(heading.parentElement?.textContent).toContain(
      'Transfiere $29.970 antes del martes 24 de noviembre, 12:05.',
    );
    const rows = Object.fromEntries(
      within(account())
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextSibling?.textContent]),
    );
    expect(rows).toMatchObject({
      Nombre: 'Casa de prueba SpA',
      RUT: '76.418.530-7',
      'Número de cuenta': '00-143-05501-08',
      Monto: '$29.970',
      Mensaje: 'Pedido N.º 1001',
    });
    expect(within(account()).getByText('Pon el número de tu pedido.')).toBeTruthy();
    // Analytics counts a transfer order when the browser first shows it.
    expect(host.tracked.map(({ event }) => event)).toEqual(['purchase']);
  });

  it('hides the deadline, and how to transfer, after the proof was sent', async () => {
    const proof_at = '2026-11-22T12:00:00Z';
    await show({ data: aTransferOrder({ proof_at, expires_at: '2026-11-28T15:05:00Z' }) });
    const heading = await screen.findByRole('heading', { level: 1, name: /Pedido N.º 1001/ });
    const text = heading.parentElement?.textContent ?? '';
    expect(text).toContain('Estamos revisando tu transferencia de $29.970.');
    expect(text).toContain('Guardamos tus productos hasta el sábado 28 de noviembre, 12:05');
    expect(text).not.toContain('se anula');
    expect(text).not.toContain('antes del');
    expect(within(account()).queryByText('Pon el número de tu pedido.')).toBeNull();
  });

  it('tells why staff refused the proof, beside the form for another one', async () => {
    await show({ data: aTransferOrder({ proof_refusal: 'Es de otro monto' }) });
    const form = await screen.findByRole('region', { name: 'Envía tu comprobante' });
    expect(form.textContent).toContain('No pudimos aceptar tu comprobante');
    expect(within(form).getByText('Es de otro monto')).toBeTruthy();
    expect(within(form).getByLabelText('Comprobante de la transferencia')).toBeTruthy();
  });

  it('copies a line in the format of a bank’s form and confirms it', async () => {
    const { user } = await show({ data: aTransferOrder() });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copiar Monto' }));
    expect(write).toHaveBeenCalledWith('29970');
    expect(await screen.findByText('Monto: copiado')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copiar Número de cuenta' }));
    expect(write).toHaveBeenLastCalledWith('001430550108');
    await user.click(screen.getByRole('button', { name: 'Copiar todo' }));
    expect(write.mock.lastCall?.[0].split('\n')).toHaveLength(8);
  });

  it('shows an error when copying fails', async () => {
    const { user } = await show();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    await user.click(await screen.findByRole('button', { name: 'Copiar Banco' }));
    expect(await screen.findByText(/No se pudo copiar/)).toBeTruthy();
  });

  it('shows the account without an order and requests none', async () => {
    const { host } = await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Datos para tu transferencia' })).toBeTruthy();
    expect(within(account()).queryByText('Monto')).toBeNull();
    expect(host.calls.map(({ id }) => id)).toEqual(['read-transfer-page']);
  });

  it('shows "not found" and the bank account when the API does not find the order', async () => {
    await show(() => {
      throw hostError({ code: 'NOT_FOUND', message: 'no', statusCode: 404 });
    });
    expect(await screen.findByText('Pedido no encontrado')).toBeTruthy();
    expect(account()).toBeTruthy();
  });

  it.each([
    [{ payment_status: 'success', status: 'confirmed' }, 'Este pedido no espera una transferencia'],
    [{ payment_status: 'failed', status: 'cancelled' }, 'El pedido se anuló'],
  ] as const)('shows no bank account when the order is %j', async (over, title) => {
    await show({ data: aTransferOrder(over) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Cuenta de la tienda' })).toBeNull();
  });

  it('offers a retry when the account fails to load', async () => {
    let isDown = true;
    const { user } = await show(undefined, {
      'read-transfer-page': () => {
        if (isDown) throw hostError({ code: 'NETWORK', message: 'no' });
        return { data: aTransferPage() };
      },
    });
    isDown = false;
    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(account()).toBeTruthy();
  });
});
