/** One wish to buy, as the server tells it from another: by its key. */
import type { PlaceOrderBody } from 'shared-contracts/api/orders.schema';
import type { Clp } from 'shared-contracts/domain/money';
import { sessionStore } from './storage.ts';

export interface SentOrder {
  /** Idempotency-Key. */
  key: string;
  cartId: string;
  /** What was in the cart: sku → quantity. */
  goods: Readonly<Record<string, number>>;
  /** Customer whose order it is; '' for a guest. */
  owner: string;
  body: PlaceOrderBody;
  /** The total that the shopper saw, CLP. */
  expected: Clp;
}

/** Session storage: the order that was sent and not answered, word for word. The draft asks for consent anew; this had it. */
const SENT_KEY = 'checkoutSent';

const isSentOrder = (kept: unknown): kept is SentOrder => {
  const { key, cartId, goods, owner, body } = (kept ?? {}) as Partial<SentOrder>;
  const texts = [key, cartId, owner];
  return (
    texts.every((text) => typeof text === 'string') && [goods, body].every((part) => part instanceof Object)
  );
};

/** Whether placing it has emptied the cart; one by card leaves the cart as it is until it is paid (DESIGN §7). */
export const emptiesCart = ({ body }: SentOrder): boolean => body.payment_method?.platform === 'transfer';

export const readSentOrder = (): SentOrder | null => {
  const kept = sessionStore.readJson(SENT_KEY);
  return isSentOrder(kept) ? kept : null;
};
export const keepSentOrder = (order: SentOrder): void => sessionStore.writeJson(SENT_KEY, order);
export const forgetSentOrder = (): void => sessionStore.remove(SENT_KEY);
