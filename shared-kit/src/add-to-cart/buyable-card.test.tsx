// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { afterEach, describe, expect, it } from 'vitest';
import { hostProvided } from '../host.ts';
import { createTestHost } from '../test-host.ts';
import { cheese, wine } from '../testing/products.ts';
import { BuyableCard } from './views.ts';

afterEach(cleanup);

const WORDS = {
  quantity: 'Cantidad',
  less: 'Formato anterior',
  more: 'Formato siguiente',
  format: 'Formato',
  unit: 'unidad',
  added: () => '',
};

/** Shows the card. @returns the quantities that it sent to the cart */
const show = async (product = wine()) => {
  const host = createTestHost();
  const sent: number[] = [];
  host.bus.serve(cartUpdate, ({ qty }) => {
    sent.push(qty);
    return { count: qty, total: 0 };
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  render(
    <Provider value={scope}>
      <BuyableCard product={product} words={WORDS} sizes="280px" />
    </Provider>,
  );
  return sent;
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Agregar al carrito' }));

describe('buyable card', () => {
  it('adds the quantity to which the shopper stepped', async () => {
    const sent = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar cantidad' }));
    await userEvent.click(screen.getByRole('button', { name: 'Aumentar cantidad' }));
    await add();
    expect(sent).toEqual([3]);
  });

  it('shows the label of the chosen format, or else that of the product', async () => {
    await show({
      ...cheese([
        { label: true, label_text: 'Para dos' },
        { sku: 'BRIE-300', format: 300 },
      ]),
      label: true,
      label_text: 'Oferta',
    });
    expect([screen.queryByText('Para dos'), screen.queryByText('Oferta')]).toEqual([expect.anything(), null]);
    await userEvent.click(screen.getByRole('button', { name: 'Formato siguiente' }));
    expect([screen.queryByText('Para dos'), screen.queryByText('Oferta')]).toEqual([null, expect.anything()]);
  });

  it('adds the typed quantity when the shopper clicks the add button right after typing', async () => {
    const sent = await show();
    const field = screen.getByRole('spinbutton', { name: 'Cantidad' });
    await userEvent.clear(field);
    await userEvent.type(field, '5');
    await add();
    expect(sent).toEqual([5]);
  });
});
