import type { Db } from '../../db/connect.ts';
import { exportable } from '../../personal-data/data-map.ts';
import * as repository from './export-customer.repository.ts';
import { findRequestsOf } from './privacy-requests.repository.ts';

type Sections = Record<string, unknown>;

/**
 * Everything the shop stores about an address: the account, if there is one, and guest data. Guest data is
 * included only if the address was confirmed (`isProven`): an unconfirmed account gets only its own rows.
 */
export const exportCustomer = async (
  db: Db,
  { email, isProven }: { email: string; isProven: boolean },
): Promise<Sections> => {
  const lower = email.toLowerCase();
  const user = await repository.findAccount(db, lower);
  const userId = user?.id ?? null;
  const owner = { userId, lower, isProven };
  const { addresses, orderAddresses, sessions, orders, reservations, stockWaits, ...others } = await valuesOf(
    {
      addresses: repository.findAddresses(db, userId),
      orderAddresses: repository.findOrderAddresses(db, owner),
      sessions: repository.findSessions(db, userId),
      orders: repository.findOrders(db, owner),
      reservations: repository.findReservations(db, owner),
      consents: repository.findConsentLines(db, owner),
      messages: isProven ? repository.findMessages(db, lower) : [],
      answers: isProven ? repository.findAnswers(db, lower) : [],
      newsletter: isProven ? repository.findSubscriptions(db, lower) : [],
      stockWaits: repository.findStockWaits(db, owner),
      favourites: repository.findFavourites(db, userId),
      productViews: repository.findProductViews(db, userId),
      favouriteLists: repository.findFavouriteLists(db, userId),
      coupons: isProven ? repository.findCoupons(db, lower) : [],
      cart: repository.findCart(db, userId),
      privacyRequests: isProven ? findOwnRequests(db, lower) : [],
      dataLimits: isProven ? repository.findDataLimits(db, lower) : [],
    },
  );
  const orderIds = orders.map(({ id }) => id);
  const lines = await repository.findLines(db, orderIds);
  const [accounts, revisions, proofs, payments, documents, returns, shipments] = await Promise.all([
    repository.findRefundAccounts(db, orderIds),
    repository.findOrderRevisions(db, orderIds),
    repository.findProofs(db, orderIds),
    repository.findPayments(db, orderIds),
    repository.findTaxDocuments(db, orderIds),
    repository.findReturns(db, orderIds),
    repository.findShipments(db, orderIds),
  ]);
  return {
    account: user ? exportable('users', user) : null,
    addresses: [...addresses, ...orderAddresses],
    sessions,
    // Customers' files hold this name: the export keeps it.
    purchases: orders.map((order) => ({
      ...exportable('orders', order),
      lines: lines.filter(({ order_id }) => order_id === order.id),
      returns: returns.filter(({ order_id }) => order_id === order.id),
      revisions: revisions.filter(({ order_id }) => order_id === order.id),
      shipments: shipments.filter(({ order_id }) => order_id === order.id),
      tax_documents: documents.filter(({ order_id }) => order_id === order.id),
      payment: payments.find(({ order_id }) => order_id === order.id) ?? null,
      refund_account: accounts.find(({ order_id }) => order_id === order.id) ?? null,
      proof: proofs.find(({ order_id }) => order_id === order.id) ?? null,
    })),
    reservations: reservations.map((reservation) => exportable('reservations', reservation)),
    stockWaits: stockWaits.map((wait) => exportable('stock_waits', wait)),
    ...others,
  };
};

async function valuesOf<T extends object>(queries: T): Promise<{ [K in keyof T]: Awaited<T[K]> }> {
  const entries = Object.entries(queries).map(async ([name, value]) => [name, await value] as const);
  return Object.fromEntries(await Promise.all(entries)) as { [K in keyof T]: Awaited<T[K]> };
}

const findOwnRequests = async (db: Db, lower: string) =>
  (await findRequestsOf(db, lower)).map((request) => exportable('privacy_requests', request));
