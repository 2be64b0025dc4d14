import { allSettled, fork } from 'effector';
import { BusError } from 'shared-contracts/bus/bus';
import { type CartUpdate, cartState, cartUpdate } from 'shared-contracts/bus/topics';
import { ApiError } from 'shared-contracts/errors';
import { describe, expect, it } from 'vitest';
import { bindTopics, hostProvided } from '../host.ts';
import { createTestHost } from '../test-host.ts';
import { wine } from '../testing/products.ts';
import { $added, $busySkus, $cartQty, $counters, addClicked, counterUsed } from './add-to-cart.model.ts';
import { type CounterChoice, cartAdditionOf, withoutSeenCart } from './cart-addition.ts';

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
  const holds = async (qty: number, isUnread = false) => {
    const lines = qty > 0 ? [{ sku, qty }] : [];
    host.bus.publish(cartState, { count: qty, total: qty * 12990, lines, ...(isUnread && { isUnread }) });
    await allSettled(scope);
  };
  const use = (choice: CounterChoice) => allSettled(counterUsed, { scope, params: { sku, choice } });
  const choose = (qty: number) => use({ units: qty });
  const more = () => use({ more: 1 });
  const addition = () =>
    cartAdditionOf(wine(), {
      counters: scope.getState($counters),
      chosenFormat: {},
      cartQty: scope.getState($cartQty),
    });
  const add = () => allSettled(addClicked, { scope, params: addition() });
  /** A click from before hydration, which the shell replays. */
  const addEarly = () => allSettled(addClicked, { scope, params: withoutSeenCart(addition()) });
  return { host, scope, updates, holds, choose, more, add, addEarly, counter: () => addition().qty };
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

  it('forgets the choice when the quantity of its sku in the known cart changes', async () => {
    const { scope, choose, holds } = await shop(accept);
    await holds(1);
    await choose(4);
    await holds(2);
    expect(scope.getState($counters)).toEqual({});
    expect(scope.getState($cartQty)).toEqual({ [sku]: 2 });
  });

  it('keeps the choice when the cart reverts an optimistic update', async () => {
    const { host, scope, choose, add, holds } = await shop(async ({ qty }) => {
      for (const held of [qty, 0])
        host.bus.publish(cartState, { count: held, total: 0, lines: held ? [{ sku, qty: held }] : [] });
      throw new BusError('timeout', cartUpdate);
    });
    await holds(0);
    await choose(3);
    await add();
    expect(scope.getState($counters)).toEqual({ [sku]: { units: 3 } });
  });

  for (const moment of ['before', 'after'] as const)
    for (const outcome of ['accepted', 'refused'] as const)
      it(`keeps a step at the counter ${moment} the cart shows an update that is then ${outcome}`, async () => {
        const answer = Promise.withResolvers<{ count: number; total: number }>();
        const { host, updates, add, more, holds, counter } = await shop(() => answer.promise);
        const show = (qty: number) =>
          host.bus.publish(cartState, { count: qty, total: 0, lines: qty ? [{ sku, qty }] : [] });
        await holds(0);
        await more();
        const added = add();
        if (moment === 'after') show(2);
        const stepped = more();
        if (moment === 'before') show(2);
        expect(counter()).toBe(3);
        if (outcome === 'refused') {
          show(0);
          answer.reject(new BusError('timeout', cartUpdate));
        } else answer.resolve({ count: 2, total: 0 });
        await Promise.all([added, stepped]);
        expect(counter()).toBe(3);
        await add();
        expect(updates.map(({ qty }) => qty)).toEqual([2, 3]);
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
    expect(scope.getState($counters)).toEqual({ [sku]: { units: 4 } });
  });
});

/** The real cart answers an addition to a cart that it has not read yet. */
const HELD = 6;
type Shop = Awaited<ReturnType<typeof shop>>;

/** The shopper's clicks, with the cart after them. The cart holds six bottles, or none. */
const CLICKS: readonly {
  title: string;
  clicks: (keyof Shop & ('more' | 'addEarly' | 'add'))[];
  adds: number;
}[] = [
  { title: 'the button', clicks: ['addEarly'], adds: 1 },
  { title: 'plus and the button', clicks: ['more', 'addEarly'], adds: 2 },
];

describe('clicks before the cart is known', () => {
  /** Quantity in the cart after the commands. `add` counts from the quantity before. */
  const unitsAfter = (held: number, updates: readonly CartUpdate[]): number =>
    updates.reduce((units, { qty, add }) => (add === undefined ? qty : units + add), held);

  // The moments: before the first click, after each, and never.
  for (const held of [0, HELD])
    for (const { title, clicks, adds } of CLICKS)
      for (const moment of [0, 1, 2, 3])
        for (const stages of [['read'], ['stored', 'read'], ['empty', 'read'], ['stored']] as const)
          it(`${title} add ${adds} to ${held}, with the cart (${stages.join(', ')}) before click ${moment}`, async () => {
            const { updates, holds, ...shopper } = await shop(accept);
            const arrive = async () => {
              for (const stage of stages) await holds(stage === 'empty' ? 0 : held, stage !== 'read');
            };
            for (const [at, click] of clicks.entries()) {
              if (at === moment) await arrive();
              await shopper[click]();
            }
            if (moment >= clicks.length) await arrive();
            expect(unitsAfter(held, updates)).toBe(held + adds);
          });

  it('shows a replayed step of the counter, whenever the cart arrives', async () => {
    const before = await shop(accept);
    await before.holds(HELD);
    await before.more();
    expect(before.counter()).toBe(HELD + 1);
    const after = await shop(accept);
    await after.more();
    expect(after.counter()).toBe(2);
    await after.holds(0, true);
    await after.holds(HELD, true);
    expect(after.counter()).toBe(HELD + 1);
    await after.holds(HELD);
    expect(after.counter()).toBe(HELD + 1);
  });

  it('add what the counter showed while the stored cart is not confirmed', async () => {
    const { updates, holds, choose, add } = await shop(accept);
    await holds(0, true);
    await choose(2);
    await add();
    expect(updates).toMatchObject([{ qty: 2, previousQty: 0, add: 2 }]);
  });

  it('add the steps from the stored cart, and nothing without a step', async () => {
    const { updates, holds, more, add } = await shop(accept);
    await holds(HELD, true);
    await add();
    await more();
    await add();
    expect(updates).toMatchObject([
      { qty: 6, add: 0 },
      { qty: 7, add: 1 },
    ]);
  });

  it('set a smaller number that the shopper typed', async () => {
    const { updates, holds, choose, add } = await shop(accept);
    await holds(HELD, true);
    await choose(2);
    await add();
    expect(updates).toMatchObject([{ qty: 2, previousQty: 6 }]);
    expect(updates[0]).not.toHaveProperty('add');
  });

  it('offer the same units again after a failure', async () => {
    const { holds, add, counter } = await shop(refuse(new BusError('timeout', cartUpdate)));
    await add();
    expect(counter()).toBe(1);
    await holds(HELD);
    await add();
    expect(counter()).toBe(HELD);
  });
});
