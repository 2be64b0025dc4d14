import { type CustomerData, redactAudit } from '../../audit/redact-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { type ErasureConfig, markOf, recordErasure } from '../../personal-data/erasure-journal.ts';
import { countErased } from '../../personal-data/retention.repository.ts';
import { findAccountCartId, lockAccount, lockCart } from '../carts/lock-cart.repository.ts';
import { releaseSeats } from '../reservations/release-seats.repository.ts';
import { releaseWaits } from '../stock/give-stock.service.ts';
import { findWaitIds } from '../stock-waits/stock-waits.repository.ts';
import * as repository from './erase-customer.repository.ts';
import { eraseRequests } from './privacy-requests.repository.ts';

/** Person to erase. `isProven`: the person confirmed the address. */
export interface Person {
  email: string;
  userId: string | null;
  isProven: boolean;
}

type OrderToErase = Awaited<ReturnType<typeof repository.lockOrdersToErase>>[number];

/** Counts of the rows that an erasure deleted, anonymised, or left for later. */
export interface Erasure {
  account: number;
  ordersErased: number;
  /** Orders still to be delivered. The nightly job erases them after delivery or cancellation. */
  ordersLater: number;
  reservations: number;
  messages: number;
}

interface ErasureOptions {
  /** Id of a request that keeps its address, because its answer is still to be mailed. */
  exceptRequest?: string;
}

/**
 * Erases a person (law 21.719, docs/product/my-account.md#privacy-rights): the account, reservations, messages and
 * newsletter. Orders keep what tax law requires for six years: number, dates, lines, amounts and the receiver of a
 * factura. Orders under way keep the delivery data until they are delivered or cancelled. Records the erasure in the
 * journal, from which a restored backup repeats it.
 */
export const eraseWithJournal = async (
  trx: Tx,
  config: ErasureConfig,
  person: Person,
  options: ErasureOptions = {},
): Promise<Erasure> => {
  const erasure = await eraseRows(trx, config.APP_SECRET, person, options);
  await countErased(trx, { table: 'people', cause: 'person', rows: 1 });
  // Before the commit: an erasure that is not in the journal would come back with a backup.
  await recordErasure(config, person);
  return erasure;
};

/** Erases a person without an entry in the journal: for a trial, and for the entries of the journal themselves. */
export const eraseRows = async (
  trx: Tx,
  secret: string,
  { email, userId, isProven }: Person,
  { exceptRequest }: ErasureOptions = {},
): Promise<Erasure> => {
  // An account with an unconfirmed address must not erase the guest data of the address's owner.
  const lower = isProven ? email.toLowerCase() : null;
  const person = { lower, userId };
  if (userId !== null) await lockAccountAndCart(trx, userId);
  if (isProven) {
    const customers = [{ email }, ...(await repository.findPersonalData(trx, person))];
    const entities = await repository.findAuditedEntities(trx, person);
    await redactAudit(trx, { entities, email, customers });
  }
  const marked = await repository.markOrdersForErasure(trx, person);
  await repository.deleteGuestAddresses(trx, marked);
  const ordersErased = await eraseFinishedOrders(trx, marked);
  const reservations = await eraseReservations(trx, person);
  const messages = await repository.deleteMessages(trx, lower);
  await repository.deleteSubscription(trx, lower);
  await releaseWaits(trx, await findWaitIds(trx, person));
  const tombstone = markOf(secret, email);
  await repository.replaceEmail(trx, person, tombstone);
  const account = await repository.deleteAccount(trx, userId);
  await repository.deleteRowsOfAddress(trx, lower);
  await eraseRequests(trx, { lower, tombstone, except: exceptRequest });
  return { account, ordersErased, ordersLater: marked.length - ordersErased, reservations, messages };
};

const lockAccountAndCart = async (trx: Tx, userId: string): Promise<void> => {
  await lockAccount(trx, userId, 'erasing');
  const cartId = await findAccountCartId(trx, userId);
  if (cartId !== undefined) await lockCart(trx, cartId);
};

/** Erases marked orders that are delivered or cancelled: those with these ids, or the next ones. */
export const eraseFinishedOrders = async (trx: Tx, ids?: readonly string[]): Promise<number> => {
  const orders = await repository.lockOrdersToErase(trx, ids);
  const erased = orders.map(({ id }) => id);
  await repository.eraseOrders(trx, erased);
  await redactAudit(trx, {
    entities: orders.map(({ number }) => ({ entity: 'order', id: number })),
    customers: orders.flatMap(dataOfOrder),
  });
  return erased.length;
};

/** Values of the buyer, and of the person who receives the parcel. */
const dataOfOrder = ({
  email,
  rut,
  phone,
  name,
  surname,
  address,
  contact,
}: OrderToErase): CustomerData[] => [
  { email, rut, phone, names: [`${name} ${surname}`, name, surname], addresses: [address] },
  { phone: contact?.phone ?? null, names: [contact?.name, contact?.surname] },
];

/** Cancels future reservations, so that their seats are free again, and anonymises all of them. */
const eraseReservations = async (trx: Tx, person: repository.PersonKey): Promise<number> => {
  const ids = await repository.lockReservations(trx, person);
  for (const id of ids) await releaseSeats(trx, id);
  await repository.eraseReservations(trx, ids);
  return ids.length;
};
