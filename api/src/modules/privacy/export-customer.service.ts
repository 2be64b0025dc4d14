import type { Db } from '../../db/connect.ts';
import { exportable } from '../../personal-data/data-map.ts';
import * as repository from './export-customer.repository.ts';
import { findRequestsOf } from './privacy-requests.repository.ts';

/**
 * Everything the shop stores about an address: the account, if there is one, and guest data. Guest data is
 * included only if the address was confirmed (`isProven`): an unconfirmed account gets only its own rows.
 */
export const exportCustomer = async (
  db: Db,
  { email, isProven }: { email: string; isProven: boolean },
): Promise<Record<string, unknown>> => {
  const lower = email.toLowerCase();
  const user = await repository.findAccount(db, lower);
  const userId = user?.id ?? null;
  const [{ purchases = [], reservations = [], stockWaits = [], ...others }, cart, requests] =
    await Promise.all([
      repository.findOwnRows(db, { userId, lower, isProven }),
      repository.findCart(db, userId),
      isProven ? findRequestsOf(db, lower) : [],
    ]);
  const parts = await repository.findOrderParts(
    db,
    purchases.map(({ id }) => String(id)),
  );
  return {
    account: user ? exportable('users', user) : null,
    // Customers' files hold this name: the export keeps it.
    purchases: purchases.map((order) => ({ ...exportable('orders', order), ...partsOf(order, parts) })),
    reservations: reservations.map((reservation) => exportable('reservations', reservation)),
    stockWaits: stockWaits.map((wait) => exportable('stock_waits', wait)),
    ...others,
    cart,
    privacyRequests: requests.map((request) => exportable('privacy_requests', request)),
  };
};

const partsOf = ({ id }: repository.Row, parts: repository.Sections) =>
  Object.fromEntries(
    Object.entries(repository.OF_ORDER).map(([part, { isOne }]) => {
      const own = (parts[part] ?? []).filter(({ order_id }) => order_id === id);
      return [part, isOne ? (own[0] ?? null) : own];
    }),
  );
