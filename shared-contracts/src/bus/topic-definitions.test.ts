import { describe, expect, it, vi } from 'vitest';
import { createBus } from './create-bus.ts';
import { command } from './topic.ts';
import { type CartUpdate, type CartUpdateResult, cartUpdate } from './topics.ts';

type CartUpdateV1 = Omit<CartUpdate, 'skipPanel'> & { isTold?: boolean };
const cartUpdateV1 = command<CartUpdateV1, CartUpdateResult>('cart.update', 1);

const change = {
  item: {
    sku: 'W-1',
    name: 'Carmenère',
    product_type: 'Wine',
    slug: 'carmenere',
    price: 12_990,
    reference_price: null,
    stock: 6,
    brand: { name: 'Viña', slug: 'vina' },
    year: 2021,
    format: null,
    frontend_image: '/storage/products/carmenere',
  },
  qty: 2,
  previousQty: 0,
} as const;
const result = { count: 2, total: 25_980 };

describe('cart.update version 1', () => {
  const open = () => {
    const onProblem = vi.fn();
    return { bus: createBus({ onProblem }), onProblem };
  };

  it.each([
    [
      { ...change, isTold: true },
      { ...change, skipPanel: true },
    ],
    [
      { ...change, isTold: false },
      { ...change, skipPanel: false },
    ],
    [change, change],
  ])(
    'reaches a cart service of version 2 with `skipPanel`, from a remote of version 1',
    async (sent, received) => {
      const { bus } = open();
      const serve = vi.fn((_: CartUpdate) => result);
      bus.serve(cartUpdate, serve);
      await expect(bus.request(cartUpdateV1, sent)).resolves.toEqual(result);
      expect(serve.mock.calls[0]?.[0]).toStrictEqual(received);
    },
  );

  it.each([
    [
      { ...change, skipPanel: true },
      { ...change, isTold: true },
    ],
    [change, change],
  ])('reaches a cart service of version 1 with `isTold`, from version 2', async (sent, received) => {
    const { bus } = open();
    const serve = vi.fn((_: CartUpdateV1) => result);
    bus.serve(cartUpdateV1, serve);
    await expect(bus.request(cartUpdate, sent)).resolves.toEqual(result);
    expect(serve.mock.calls[0]?.[0]).toStrictEqual(received);
  });

  it.each([null, 'W-1', { ...change, isTold: 'yes' }, { ...change, qty: -1, isTold: true }])(
    'is refused when invalid (%j)',
    async (bad) => {
      const { bus, onProblem } = open();
      await expect(bus.request(cartUpdateV1, bad as never)).rejects.toMatchObject({ reason: 'bad-payload' });
      expect(onProblem).toHaveBeenCalledTimes(1);
    },
  );
});
