/** Sent order with its idempotency key. */
import type { PlaceOrderBody } from 'shared-contracts/api/place-order.schema';
import type { Clp } from 'shared-contracts/domain/money';
import { sessionStore } from './storage.ts';

export interface SentOrder {
  /** Idempotency-Key. */
  key: string;
  cartId: string;
  /** Cart when the order was sent: sku → quantity. */
  goods: Readonly<Record<string, number>>;
  /** Customer who ordered. '' for a guest. */
  owner: string;
  body: PlaceOrderBody;
  /** Total that the shopper saw, in CLP. */
  expected: Clp;
  /** Last day of arrival that the shopper saw. Undefined without a promise. */
  arrival?: string | undefined;
}

/**
 * Session storage: the sent order with its complete body, including the consents that the draft does not
 * store.
 */
const SENT_KEY = 'checkoutSent';

const isSentOrder = (kept: unknown): kept is SentOrder => {
  const { key, cartId, goods, owner, body } = (kept ?? {}) as Partial<SentOrder>;
  const texts = [key, cartId, owner];
  return (
    texts.every((text) => typeof text === 'string') && [goods, body].every((part) => part instanceof Object)
  );
};

/**
 * Whether placing the order empties the cart. A card order keeps the cart until it is paid
 * (docs/architecture/api.md#orders).
 */
export const emptiesCart = ({ body }: SentOrder): boolean => body.payment_method?.platform === 'transfer';

export const readSentOrder = (): SentOrder | null => {
  const kept = sessionStore.readJson(SENT_KEY);
  return isSentOrder(kept) ? kept : null;
};
export const keepSentOrder = (order: SentOrder): void => sessionStore.writeJson(SENT_KEY, order);
export const forgetSentOrder = (): void => sessionStore.remove(SENT_KEY);
