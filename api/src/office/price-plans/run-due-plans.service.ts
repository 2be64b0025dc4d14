/** Starts and ends prices and offers that staff planned (docs/architecture/office/products.md#prices-at-a-date). */
import { regularPrice } from 'shared-contracts/domain/discount';
import { refusePrice } from 'shared-contracts/office/catalogue-limits';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { changePricesOf } from '../../modules/catalogue/change-price.service.ts';
import type { Price } from '../../modules/catalogue/skus.repository.ts';
import { lockStock } from '../../modules/stock/stock.repository.ts';
import { stillMay } from '../access/access.repository.ts';
import { findFormats } from '../prices/formats.repository.ts';
import { isSamePrice, priceOf } from '../prices/price-rule.ts';
import {
  findDuePlans,
  findDueSkus,
  findRunningOffers,
  type StoredPlan,
  updatePlan,
} from './price-plans.repository.ts';

/** Sets the price of a locked format, with an audit entry. */
const setPrice = async (
  trx: Tx,
  { sku, staff_id, reason }: Pick<StoredPlan, 'sku' | 'staff_id' | 'reason'>,
  before: Price,
  after: Price,
): Promise<void> => {
  if (isSamePrice(before, after)) return;
  await changePricesOf(trx, [{ sku, ...priceOf(after) }], reason);
  await audit(trx, {
    staffId: staff_id,
    action: 'catalogue.change-price',
    entityId: sku,
    before: priceOf(before),
    after: priceOf(after),
    reason,
  });
};

/** Price while an offer runs. */
export const priceInOffer = ({ price }: { price: number }, regular: Price): Price => ({
  price,
  reference_price: String(regularPrice(regular)),
});

/** Price from the start of a planned price. A price before the offer that is no longer above it goes. */
export const priceFrom = ({ price }: { price: number }, { reference_price }: Price): Price => {
  const after = { price, reference_price };
  return refusePrice(after) ? { price, reference_price: null } : after;
};

/** Price of a format once the offer has ended: the price before it, unless staff changed the price meanwhile. */
export const priceAfterOffer = (
  { price, old_price, old_reference_price }: StoredPlan,
  shown: Price,
): Price => {
  const isOffer = shown.price === price && shown.reference_price !== null;
  return isOffer && old_price !== null ? { price: old_price, reference_price: old_reference_price } : shown;
};

/**
 * Takes prices that staff set into the running offers of the locked formats. A price below the regular one, which is
 * still struck through, is the new price of the offer, which ends as planned. Any other price ends the offer.
 */
export const changeRunningOffers = async (
  trx: Tx,
  changes: readonly { sku: string; after: Price }[],
): Promise<void> => {
  const afterOf = new Map(changes.map(({ sku, after }) => [sku, after]));
  for (const { id, sku, old_price } of await findRunningOffers(trx, [...afterOf.keys()])) {
    const { price, reference_price } = afterOf.get(sku) as Price;
    const isOffer = reference_price !== null && old_price !== null && price < old_price;
    await updatePlan(trx, id, isOffer ? { price } : { state: 'done' });
  }
};

/** Ends an offer of a locked format. */
export const endOffer = async (trx: Tx, plan: StoredPlan): Promise<void> => {
  const format = (await findFormats(trx, [plan.sku])).get(plan.sku);
  if (format) await setPrice(trx, plan, format, priceAfterOffer(plan, format));
  await updatePlan(trx, plan.id, { state: 'done' });
};

const startPrice = async (trx: Tx, plan: StoredPlan, regular: Price): Promise<void> => {
  await setPrice(trx, plan, regular, priceFrom(plan, regular));
  await updatePlan(trx, plan.id, { state: 'done' });
};

/** Starts a plan of a locked format of which no offer runs, so the price that the shop shows is the regular one. */
const start = async (trx: Tx, plan: StoredPlan, isOver: boolean): Promise<void> => {
  const writer = { staffId: plan.staff_id, permission: 'catalogue.change-price' } as const;
  // A person who left, or may no longer change prices, leaves no price behind.
  if (!(await stillMay(trx, writer))) return await updatePlan(trx, plan.id, { state: 'failed' });
  const regular = (await findFormats(trx, [plan.sku])).get(plan.sku);
  if (regular && plan.kind === 'price') return await startPrice(trx, plan, regular);
  if (!regular || plan.price >= regular.price) return await updatePlan(trx, plan.id, { state: 'failed' });
  // A shop that was stopped during the whole offer does not start it for a moment.
  if (isOver) return await updatePlan(trx, plan.id, { state: 'done' });
  await setPrice(trx, plan, regular, priceInOffer(plan, regular));
  await updatePlan(trx, plan.id, {
    state: 'running',
    old_price: regular.price,
    old_reference_price: regular.reference_price,
  });
};

const runDuePlansOf = async (trx: Tx, sku: string): Promise<void> => {
  await lockStock(trx, [sku]);
  for (const plan of await findDuePlans(trx, sku))
    await (plan.state === 'running' ? endOffer(trx, plan) : start(trx, plan, plan.is_over === true));
};

/**
 * Starts and ends everything that is due. The plans of a sku share a transaction and run in the order of their times,
 * so an offer ends before the next one reads the regular price. A sku that fails does not stop the others.
 * @throws the first failure, after all others ran
 */
export const runDuePlans = async (db: Db): Promise<void> => {
  const failures: unknown[] = [];
  for (const sku of await findDueSkus(db)) {
    const run = db.transaction().execute((trx) => runDuePlansOf(trx, sku));
    await run.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};
