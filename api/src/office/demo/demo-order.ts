/** Customer of a demo shop, with a delivered order of which one bottle was returned. */
import { randomUUID } from 'node:crypto';
import type { RefundAccount } from 'shared-contracts/api/refund-account.schema';
import type { Config } from '../../config.ts';
import { register } from '../../modules/accounts/accounts.service.ts';
import { updateUser } from '../../modules/accounts/users.repository.ts';
import { openAccountCart } from '../../modules/carts/account-cart.service.ts';
import { updateCart } from '../../modules/carts/carts.service.ts';
import { advanceOrder } from '../../modules/operator/advance-order.service.ts';
import type { OperateDeps } from '../../modules/operator/operate.service.ts';
import { refundOrder } from '../../modules/operator/refund-order.service.ts';
import { requestReturn } from '../../modules/order-returns/request-return.service.ts';
import type { OrderBody } from '../../modules/orders/customer-details.ts';
import { findOrderLines } from '../../modules/orders/orders.repository.ts';
import { placeOrder } from '../../modules/place-order/place-order.service.ts';
import { findReturns } from '../../modules/returns/returns.repository.ts';
import { findUserByEmail } from '../../modules/sessions/sessions.repository.ts';
import { unpaidLimitOf } from '../../modules/unpaid-orders/unpaid-limits.ts';
import { findStaffByEmail } from '../access/staff.repository.ts';
import { acceptReturn } from '../returns/accept-return.service.ts';
import { DEMO_PASSWORD, DEMO_STAFF } from '../staff/demo-staff.ts';
import { hasOrders } from './demo-order.repository.ts';

type DemoConfig = Pick<Config, 'SHOP_MODE' | 'RATE_LIMIT_FACTOR' | 'TRANSFER_ORDER_EXPIRY_HOURS'>;

export const DEMO_CUSTOMER = {
  email: 'camila@casaquillay.example',
  name: 'Camila',
  last_name: 'Rojas',
  rut: '12.345.678-5',
  phone: '+56 9 8765 4321',
} as const;
const ACCOUNT: RefundAccount = {
  holder: 'Camila Rojas',
  rut: DEMO_CUSTOMER.rut,
  bank: 'BancoEstado',
  account_type: 'sight',
  account: '12345678',
};

/** @returns id of the new account, with its address confirmed */
const openAccount = async (deps: OperateDeps): Promise<string> => {
  const { email, name, last_name, rut, phone } = DEMO_CUSTOMER;
  const password = { password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD };
  const person = { type: 'person', name, last_name, rut, phone, email, ...password, terms: true } as const;
  const user = await register(deps, { ...person, altcha: '' }, { locale: 'es', ipHash: null });
  await updateUser(deps.db, user.id, { email_verified_at: new Date() });
  return user.id;
};

/** Order of two bottles of each sku, paid by transfer and handed out in the shop. @returns its id */
const deliverOrder = async (
  deps: OperateDeps,
  config: DemoConfig,
  { userId, skus }: { userId: string; skus: readonly string[] },
): Promise<string> => {
  const cartKey = await openAccountCart(deps.db, { userId, browserKey: null });
  // No browser has this cart.
  const cart = { id: '', key: cartKey, accountId: userId };
  for (const sku of skus) await updateCart(deps.db, cart, { sku, qty: 2 }, 'es');
  const { email, name, last_name: surname, rut, phone } = DEMO_CUSTOMER;
  const { order } = await placeOrder(deps, {
    cartKey,
    idempotencyKey: randomUUID(),
    body: {
      email,
      name,
      surname,
      rut,
      phone,
      terms: true,
      delivery: { method: 'pickup' },
      payment_method: { document: '0', platform: 'transfer' },
    } as OrderBody,
    userId,
    guestId: null,
    locale: 'es',
    expiryMs: { webpay: 0, transfer: config.TRANSFER_ORDER_EXPIRY_HOURS * 3_600_000 },
    placer: {
      limit: unpaidLimitOf('transfer', config),
      isConfirmed: true,
      isChecked: true,
      isNearLimit: false,
    },
  });
  for (const _step of ['paid', 'ready', 'delivered']) await advanceOrder(deps, order.id, {});
  return order.id;
};

/** The customer returns both bottles of the first line. Staff accept one of them, and transfer its price. */
const returnBottles = async (deps: OperateDeps, orderId: string): Promise<void> => {
  await requestReturn(deps, orderId, {
    requestKey: randomUUID(),
    ground: 'faulty',
    reason: 'Una botella llegó con el corcho suelto. La otra la dejaría igual.',
    lines: [{ line_id: '0', qty: 2 }],
    account: ACCOUNT,
  });
  const [made] = await findReturns(deps.db, orderId);
  const [line] = await findOrderLines(deps.db, orderId);
  const staff = await findStaffByEmail(deps.db, DEMO_STAFF[0].email);
  if (!made || !line || !staff) throw new Error('The demo has no return.');
  await acceptReturn(
    deps,
    { staff, id: made.id, version: String(made.version), locale: 'es' },
    {
      amount: line.price,
      lines: [{ line_id: '0', qty: 1, fate: 'written_off', cause: 'spoiled' }],
      delivery: false,
      gift: false,
    },
  );
  await refundOrder(deps, orderId, { amount: 'open', byHand: true });
};

/**
 * Creates the customer with the order in a demo shop without orders. A repeat keeps an account from before.
 * @param skus products of the order, which must be on sale
 * @returns whether it made the order
 */
export const seedDemoOrder = async (
  deps: OperateDeps,
  config: DemoConfig,
  skus: readonly string[],
): Promise<boolean> => {
  if (config.SHOP_MODE !== 'demo' || (await hasOrders(deps.db))) return false;
  const known = await findUserByEmail(deps.db, DEMO_CUSTOMER.email);
  const userId = known?.id ?? (await openAccount(deps));
  await returnBottles(deps, await deliverOrder(deps, config, { userId, skus }));
  return true;
};

/** Sentence for the person who starts a demo shop. */
export const demoCustomerLine = (): string =>
  `In the shop, sign in as ${DEMO_CUSTOMER.email} with the same password: this customer has an order with a return.`;
