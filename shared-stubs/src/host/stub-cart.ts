/** Replaces checkout's `./cart`: keeps lines in memory, serves `cart.update`, publishes `cart.state`. */
import {
  type CartItem,
  type CartState,
  type CartUpdate,
  cartState,
  cartUpdate,
} from 'shared-contracts/bus/topics';
import { ApiError } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import type { CartServiceModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';

export interface StubLine {
  item: CartItem;
  qty: number;
}

/**
 * Confirms a cart update before the stub cart applies it. When it rejects, the command fails with that error.
 */
export type ConfirmUpdate = (host: HostServices, update: CartUpdate) => Promise<void>;

export interface StubCart extends CartServiceModule {
  /** Replaces all lines, and publishes them if the cart service runs. */
  fill(lines: readonly StubLine[]): void;
}

const toState = (lines: readonly StubLine[]): CartState => ({
  count: lines.reduce((sum, { qty }) => sum + qty, 0),
  total: lines.reduce((sum, { item, qty }) => sum + item.price * qty, 0),
  lines: lines.map(({ item, qty }) => ({ sku: item.sku, qty })),
});

const withLine = (lines: readonly StubLine[], { item, qty }: CartUpdate): readonly StubLine[] => {
  if (qty === 0) return lines.filter((line) => line.item.sku !== item.sku);
  if (lines.some((line) => line.item.sku === item.sku))
    return lines.map((line) => (line.item.sku === item.sku ? { item, qty } : line));
  return [...lines, { item, qty }];
};

/** The update with its absolute quantity, when the sender only knows how many units to add. */
const settled = (lines: readonly StubLine[], { add, ...update }: CartUpdate): CartUpdate => {
  if (add === undefined) return update;
  const held = lines.find((line) => line.item.sku === update.item.sku)?.qty ?? 0;
  return { ...update, qty: Math.max(held, Math.min(held + add, update.item.stock)), previousQty: held };
};

export const createStubCart = (first: readonly StubLine[] = [], confirm?: ConfirmUpdate): StubCart => {
  let lines = first;
  let publish: (() => void) | undefined;
  return {
    contract: CONTRACT_VERSION,
    fill(next) {
      lines = next;
      publish?.();
    },
    async start({ host }) {
      const tell = () => host.bus.publish(cartState, toState(lines));
      publish = tell;
      tell();
      const stop = host.bus.serve(cartUpdate, async (sent) => {
        const update = settled(lines, sent);
        if (update.qty > update.item.stock)
          throw new ApiError({
            code: 'OUT_OF_STOCK',
            message: `${update.item.stock} left`,
            statusCode: 409,
          });
        await confirm?.(host, update);
        lines = withLine(lines, update);
        tell();
        const { count, total } = toState(lines);
        return { count, total };
      });
      return () => {
        stop();
        if (publish === tell) publish = undefined;
      };
    },
  };
};
