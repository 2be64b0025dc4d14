import { allSettled, fork } from 'effector';
import { BusError } from 'shared-contracts/bus/bus';
import { type CartUpdate, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { bindTopics, hostProvided } from '../host.ts';
import { createTestHost } from '../test-host.ts';
import { wine } from '../testing/products.ts';
import { $added, $busySkus, $cartQty, $chosenQty, addClicked, qtyChosen } from './add-to-cart.model.ts';
import { cartAdditionOf } from './cart-addition.ts';

const sku = wine().sku;

/**
 * The add-to-cart model with a mock cart: `serve` answers its commands and `updates` records them. `holds`
 * publishes a cart with `qty` units of the wine, `choose` sets its counter to `qty`, and `add` clicks its
 * button.
 */
const shop = async (serve: (update: CartUpdate) => Promise<{ count: number; total: number }>) => {
  const host = createTestHost();
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const updates: CartUpdate[] = [];
  host.bus.serve(cartUpdate, (update) => {
    updates.push(update);
    return serve(update);
  });
  bindTopics(host, scope);
  const holds = async (qty: number) => {
    host.bus.publish(cartState, { count: qty, total: qty * 12990, lines: [{ sku, qty }] });
    await allSettled(scope);
  };
  const choose = (qty: number) => allSettled(qtyChosen, { scope, params: { sku, qty } });
  const add = () => {
    const choices = {
      chosenQty: scope.getState($chosenQty),
      chosenFormat: {},
      cartQty: scope.getState($cartQty),
    };
    return allSettled(addClicked, { scope, params: cartAdditionOf(wine(), choices) });
  };
  return { host, scope, updates, holds, choose, add };
};

const accept = async ({ qty }: CartUpdate) => ({ count: qty, total: qty * 12990 });
const refuse = (error: Error) => async () => {
  throw error;
};

describe('adding to the cart', () => {
  it('sends the chosen and the previous quantity', async () => {
    const { updates, choose, add, holds } = await shop(accept);
    await holds(1);
    await choose(3);
    await add();
    expect(updates).toMatchObject([{ item: { sku, price: 12990 }, qty: 3, previousQty: 1 }]);
  });

  it('tracks an addition with the number of added units and their value in pesos', async () => {
    const { host, choose, add, holds } = await shop(accept);
    await holds(1);
    await choose(3);
    await add();
    expect(host.tracked).toEqual([
      {
        event: 'add_to_cart',
        data: {
          currency: 'CLP',
          value: 25980,
          items: [
            {
              item_id: sku,
              item_name: 'Quebrada Honda Carmenère 2022',
              item_brand: 'Viña Quebrada Honda',
              item_category: 'Wine',
              price: 12990,
              quantity: 2,
            },
          ],
        },
      },
    ]);
  });

  it('tracks a smaller quantity as a removal and does not track an unchanged one', async () => {
    const { host, choose, add, holds } = await shop(accept);
    await holds(5);
    await add();
    expect(host.tracked).toEqual([]);
    await choose(2);
    await add();
    expect(host.tracked).toMatchObject([{ event: 'remove_from_cart', data: { value: 38970 } }]);
  });

  it('confirms the addition until the shopper changes the choice', async () => {
    const { scope, choose, add } = await shop(accept);
    await choose(2);
    await add();
    expect(scope.getState($added)).toEqual({ sku, name: 'Quebrada Honda Carmenère 2022', qty: 2 });
    await choose(1);
    expect(scope.getState($added)).toBeNull();
  });

  it('lists the sku as busy while its cart command is pending', async () => {
    let answer = (_: { count: number; total: number }) => {};
    const { scope, add } = await shop(() => new Promise((done) => (answer = done)));
    const settled = add();
    expect(scope.getState($busySkus)).toEqual([sku]);
    answer({ count: 1, total: 12990 });
    await settled;
    expect(scope.getState($busySkus)).toEqual([]);
  });

  it("shows the server's error texts, one per line, and confirms and tracks no addition", async () => {
    const error = new ApiError({ code: 'OUT_OF_STOCK', message: 'x', errors: ['Quedan 2.', 'Elige menos.'] });
    const { host, scope, add } = await shop(refuse(error));
    await add();
    expect(host.dialogs).toEqual([
      { type: 'error', title: 'Ha ocurrido un error', description: 'Quedan 2.\nElige menos.' },
    ]);
    expect(scope.getState($added)).toBeNull();
    expect(host.tracked).toEqual([]);
  });

  it('shows the text for a server problem when the cart command times out', async () => {
    const { host, add } = await shop(refuse(new BusError('timeout', cartUpdate)));
    await add();
    expect(host.dialogs).toMatchObject([
      { description: 'Hay un problema con el servidor, intenta más tarde' },
    ]);
  });

  it('forgets the choice when the quantity of its sku in the cart changes', async () => {
    const { scope, choose, holds } = await shop(accept);
    await choose(4);
    await holds(2);
    expect(scope.getState($chosenQty)).toEqual({});
    expect(scope.getState($cartQty)).toEqual({ [sku]: 2 });
  });

  it('keeps the choice when the cart reverts an optimistic update', async () => {
    const { host, scope, choose, add } = await shop(async ({ qty }) => {
      for (const held of [qty, 0])
        host.bus.publish(cartState, { count: held, total: 0, lines: held ? [{ sku, qty: held }] : [] });
      throw new BusError('timeout', cartUpdate);
    });
    await choose(3);
    await add();
    expect(scope.getState($chosenQty)).toEqual({ [sku]: 3 });
  });

  it('keeps the choice while other cart lines change', async () => {
    const { host, scope, choose, holds } = await shop(accept);
    await holds(2);
    await choose(4);
    host.bus.publish(cartState, {
      count: 3,
      total: 1,
      lines: [
        { sku, qty: 2 },
        { sku: 'OTHER', qty: 1 },
      ],
    });
    expect(scope.getState($chosenQty)).toEqual({ [sku]: 4 });
  });
});
