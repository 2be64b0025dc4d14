// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Order } from 'shared-contracts/api/orders.schema';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostError } from '../../lib/testing/host-error.ts';
import { anOrder } from '../../lib/testing/order-fixtures.ts';
import { showPage } from '../../testing/show-page.tsx';

let order: Order;
beforeEach(() => {
  localStorage.clear();
  order = anOrder({ cancellation: { money: 'card' } });
});
afterEach(cleanup);

const cancelled = () => {
  order = { ...order, status: 'cancelled', cancellation: null };
  return { data: order };
};
const show = (cancel: unknown = cancelled) =>
  showPage('/orden/order-0123456789', {
    answers: { 'read-order': () => ({ data: order }), 'cancel-order': cancel },
  });
const ask = async ({ user }: Awaited<ReturnType<typeof show>>) => {
  await user.click(await screen.findByRole('button', { name: 'Anular el pedido' }));
  return within(await screen.findByRole('region', { name: '¿Anulamos tu pedido?' }));
};
type Panel = Awaited<ReturnType<typeof ask>>;
const confirm = { name: 'Sí, anular el pedido' };

describe('cancelling an order', () => {
  it('says how the money comes back, and does it after a confirmation', async () => {
    const shown = await show();
    const panel = await ask(shown);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('¿Anulamos tu pedido?'));
    expect(panel.getByText(/^Te devolvemos \$29\.970 a tu tarjeta/)).toBeTruthy();
    expect(shown.host.calls.some(({ id }) => id === 'cancel-order')).toBe(false);
    await shown.user.click(panel.getByRole('button', confirm));
    expect(await screen.findByText('Este pedido fue anulado.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Anular el pedido' })).toBeNull();
  });

  it('asks at once on the link of the account, and only once', async () => {
    history.replaceState(null, '', '/orden/order-0123456789#anular');
    const shown = await show();
    const panel = within(await screen.findByRole('region', { name: '¿Anulamos tu pedido?' }));
    await shown.user.click(panel.getByRole('button', { name: 'No, lo quiero' }));
    expect(await screen.findByRole('button', { name: 'Anular el pedido' })).toBeTruthy();
    expect(shown.host.calls.some(({ id }) => id === 'cancel-order')).toBe(false);
    history.replaceState(null, '', '/');
  });

  it('says that a paid difference comes back too', async () => {
    order = anOrder({ cancellation: { money: 'card', differences: 3000 } });
    const panel = await ask(await show());
    expect(panel.getByText('También te devolvemos $3.000 que pagaste de diferencia.')).toBeTruthy();
  });

  it('does nothing when the buyer wants the order after all', async () => {
    const shown = await show();
    const panel = await ask(shown);
    await shown.user.click(panel.getByRole('button', { name: 'No, lo quiero' }));
    expect(await screen.findByRole('button', { name: 'Anular el pedido' })).toBeTruthy();
    expect(shown.host.calls.some(({ id }) => id === 'cancel-order')).toBe(false);
  });

  const sendAccount = async ({ user }: Awaited<ReturnType<typeof show>>, panel: Panel) => {
    await user.type(panel.getByRole('textbox', { name: 'Nombre del titular' }), 'Ana Soto');
    await user.type(panel.getByRole('textbox', { name: 'RUT del titular' }), '12345678-5');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Banco' }), 'BancoEstado');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Tipo de cuenta' }), 'sight');
    await user.type(panel.getByRole('textbox', { name: 'Número de cuenta' }), '12345678');
    await user.click(panel.getByRole('button', confirm));
  };

  it('asks for an account when the money cannot go back to the card', async () => {
    order = anOrder({ cancellation: { money: 'account' } });
    const shown = await show();
    const panel = await ask(shown);
    await shown.user.click(panel.getByRole('button', confirm));
    expect(shown.host.calls.some(({ id }) => id === 'cancel-order')).toBe(false);
    await sendAccount(shown, panel);
    expect(await screen.findByText('Este pedido fue anulado.')).toBeTruthy();
    expect(shown.host.calls.find(({ id }) => id === 'cancel-order')?.input).toMatchObject({
      body: {
        account: { holder: 'Ana Soto', bank: 'BancoEstado', account_type: 'sight', account: '12345678' },
      },
    });
  });

  it('is told that staff sent the order meanwhile', async () => {
    const shown = await show(() => {
      order = { ...order, status: 'on_the_way', cancellation: null };
      throw hostError({ code: 'CONFLICT', message: 'no', statusCode: 409 });
    });
    const panel = await ask(shown);
    await shown.user.click(panel.getByRole('button', confirm));
    expect(await screen.findByRole('heading', { name: 'Este pedido ya no se puede anular' })).toBeTruthy();
    expect(await screen.findByText('En camino')).toBeTruthy();
  });

  it('asks for the account that the money needs since the transfer came meanwhile', async () => {
    order = anOrder({ cancellation: { money: 'none' } });
    const shown = await show(() => {
      order = { ...order, cancellation: { money: 'account' } };
      throw hostError({
        code: 'VALIDATION_FAILED',
        message: 'no',
        statusCode: 400,
        fields: { account: 'account' },
      });
    });
    const panel = await ask(shown);
    await shown.user.click(panel.getByRole('button', confirm));
    expect(await screen.findByRole('textbox', { name: 'Número de cuenta' })).toBeTruthy();
  });

  it('does not read the order again for a wrong account, so that the form stays', async () => {
    order = anOrder({ cancellation: { money: 'account' } });
    const shown = await show(() => {
      const message = 'no';
      throw hostError({
        code: 'VALIDATION_FAILED',
        message,
        statusCode: 400,
        fields: { account: 'account' },
      });
    });
    const panel = await ask(shown);
    await sendAccount(shown, panel);
    expect(await panel.findByText(/^No pudimos anular tu pedido/)).toBeTruthy();
    expect(shown.host.calls.filter(({ id }) => id === 'read-order')).toHaveLength(1);
    expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Número de cuenta' }).value).toBe('12345678');
  });

  it('can be tried again after a lost answer', async () => {
    let isLost = true;
    const shown = await show(() => {
      if (!isLost) return cancelled();
      isLost = false;
      throw hostError({ code: 'NETWORK', message: 'no' });
    });
    const panel = await ask(shown);
    await shown.user.click(panel.getByRole('button', confirm));
    expect(await screen.findByText(/^No pudimos anular tu pedido/)).toBeTruthy();
    await shown.user.click(panel.getByRole('button', confirm));
    expect(await screen.findByText('Este pedido fue anulado.')).toBeTruthy();
  });

  it('is not offered for an order that is sent', async () => {
    order = anOrder({ status: 'on_the_way', cancellation: null });
    await show();
    await screen.findByText('En camino');
    expect(screen.queryByRole('button', { name: 'Anular el pedido' })).toBeNull();
  });
});
