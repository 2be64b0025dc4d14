import { createHash } from 'node:crypto';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { placePhoneOrder as schema } from 'shared-contracts/office/phone-orders.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { replaceCartItems } from '../../modules/carts/carts.repository.ts';
import { findOrdersOfCart } from '../../modules/orders/cart-orders.repository.ts';
import { findOrderLines, type OrderRow } from '../../modules/orders/orders.repository.ts';
import { placeOrder } from '../../modules/place-order/place-order.service.ts';
import { findUserByEmail } from '../../modules/sessions/sessions.repository.ts';
import { STAFF_LIMIT } from '../../modules/unpaid-orders/unpaid-limits.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { requireLines } from './price-phone-order.service.ts';

type Body = z.output<typeof schema.body>;

/** Language of the buyer's pages and mails: staff speak Spanish on the telephone. */
const BUYER_LOCALE: Locale = 'es';
const CART_KEY_LENGTH = 22;

interface Request {
  staffId: string;
  /** Idempotency-Key. */
  key: string;
  /** How long the order waits for its payment and holds its stock. */
  holdMs: number;
}

/** Key of the cart that one order by phone is placed from. Browsers have signed ids, so that none can open it. */
const cartKeyOf = ({ staffId, key }: Request): string =>
  createHash('sha256').update(`phone-order:${staffId}:${key}`).digest('base64url').slice(0, CART_KEY_LENGTH);

/** @throws DomainError IDEMPOTENCY_KEY_REUSED when the first order has other lines */
const requireSameLines = async (db: Db, { id }: OrderRow, { lines }: Body): Promise<void> => {
  const ordered = (await findOrderLines(db, id)).map(({ sku, qty }) => ({ sku, qty }));
  if (JSON.stringify(ordered) !== JSON.stringify(lines.map(({ sku, qty }) => ({ sku, qty }))))
    throw new DomainError('IDEMPOTENCY_KEY_REUSED');
};

const fillCart = async (db: Db, cartKey: string, body: Body): Promise<void> => {
  const lines = await requireLines(db, body.lines, BUYER_LOCALE);
  await db.transaction().execute((trx) => replaceCartItems(trx, cartKey, lines));
};

const auditPlaced = (staffId: string) => (trx: Tx, order: OrderRow) =>
  audit(trx, {
    staffId,
    action: 'orders.place',
    entityId: order.number,
    // The buyer said so to the staff member (docs/product/payment.md#order-by-phone).
    after: { status: order.status, total: order.total, platform: order.platform, agreed: true },
  });

/**
 * Places an order for a buyer on the telephone, as the checkout does: its cart is filled by staff. The limits against
 * strangers who block the stock do not apply. A repeat with the same key gets the first order.
 * @returns id of the order
 * @throws DomainError of `requireLines` and `placeOrder`
 */
export const placePhoneOrder = async (
  { db, jobs }: { db: Db; jobs: Jobs },
  request: Request,
  body: Body,
): Promise<string> => {
  const { staffId, key, holdMs } = request;
  const cartKey = cartKeyOf(request);
  const { known } = await findOrdersOfCart(db, cartKey, key);
  if (known) await requireSameLines(db, known, body);
  else await fillCart(db, cartKey, body);
  const account = body.for_account ? await findUserByEmail(db, body.email) : undefined;
  const { lines: _, for_account: __, agreed: terms, ...wish } = body;
  const { order } = await placeOrder(
    { db, jobs },
    {
      cartKey,
      idempotencyKey: key,
      body: { ...wish, terms },
      userId: account?.id ?? null,
      guestId: null,
      locale: BUYER_LOCALE,
      expiryMs: { webpay: holdMs, transfer: holdMs },
      placer: { limit: STAFF_LIMIT, isConfirmed: true, isChecked: true, isNearLimit: false },
      byStaff: { id: staffId, audit: auditPlaced(staffId) },
    },
  );
  return order.id;
};
