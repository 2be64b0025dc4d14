/** Prices at a date, and offers with a start and an end (docs/architecture/office.md#prices-at-a-date). */
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { planPrice as planSchema } from 'shared-contracts/office/price-plans.schema';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { changePricesOf } from '../../modules/catalogue/change-price.service.ts';
import type { Price } from '../../modules/catalogue/skus.repository.ts';
import { lockStock } from '../../modules/stock/stock.repository.ts';
import { audit } from '../audit/audit.ts';
import { findFormats } from '../products/formats.repository.ts';
import { isSamePrice, refusePrice } from '../products/price-rule.ts';
import type { Staff } from '../session/sessions.repository.ts';
import {
  findDuePlans,
  findOpenPlans,
  findOverlap,
  insertPlan,
  lockDuePlan,
  lockPlan,
  type PricePlan,
  type StoredPlan,
  updatePlan,
} from './price-plans.repository.ts';

type NewPlan = z.output<typeof planSchema.body>;

/** Staff may plan this far ahead. */
const MOST_AHEAD_MS = 366 * 24 * 3_600_000;

const SENTENCES = {
  past: { es: 'La hora ya pasó.', en: 'This time is over.' },
  far: { es: 'Elige una fecha dentro de un año.', en: 'Choose a time within a year.' },
  order: { es: 'La oferta debe terminar después de empezar.', en: 'The offer must end after its start.' },
  noEnd: { es: 'Solo una oferta termina sola.', en: 'Only an offer ends by itself.' },
  overlap: {
    es: 'En ese tiempo ya hay un precio o una oferta programada. Quítala antes.',
    en: 'A price or an offer is planned for this time already. Remove it first.',
  },
  notBelow: {
    es: 'El precio de la oferta debe ser menor que el precio de ahora.',
    en: 'The price of the offer must be below the price of now.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

const refuse = (rule: keyof typeof SENTENCES, field: string, locale: Locale): DomainError =>
  new DomainError('ENTRY_REFUSED', { why: SENTENCES[rule][locale] }, [field]);

const checkTimes = ({ kind, starts_at, ends_at }: NewPlan, locale: Locale): void => {
  const start = Date.parse(starts_at);
  const end = ends_at === null ? null : Date.parse(ends_at);
  if (start <= Date.now()) throw refuse('past', 'starts_at', locale);
  if (start > Date.now() + MOST_AHEAD_MS) throw refuse('far', 'starts_at', locale);
  if (end === null) return;
  if (kind === 'price') throw refuse('noEnd', 'ends_at', locale);
  if (end <= start) throw refuse('order', 'ends_at', locale);
  if (end > Date.now() + MOST_AHEAD_MS) throw refuse('far', 'ends_at', locale);
};

const lockFormat = async (trx: Tx, sku: string) => {
  await lockStock(trx, [sku]);
  return (await findFormats(trx, [sku])).get(sku);
};

const describe = ({
  kind,
  price,
  starts_at,
  ends_at,
}: Pick<StoredPlan, 'kind' | 'price' | 'starts_at' | 'ends_at'>) => ({
  kind,
  price,
  starts_at: starts_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
});

/**
 * Plans a price or an offer. The same plan sent twice is refused, because it touches itself.
 * @throws DomainError NOT_FOUND for an unknown sku; ENTRY_REFUSED
 */
export const planPrice = (
  db: Db,
  { staff, locale }: { staff: Pick<Staff, 'id'>; locale: Locale },
  body: NewPlan,
): Promise<PricePlan> =>
  db.transaction().execute(async (trx) => {
    const { sku, kind, price, reason } = body;
    checkTimes(body, locale);
    const format = await lockFormat(trx, sku);
    if (!format) throw new DomainError('NOT_FOUND');
    const [starts_at, ends_at] = [
      new Date(body.starts_at),
      body.ends_at === null ? null : new Date(body.ends_at),
    ];
    if (kind === 'offer' && price >= format.price) throw refuse('notBelow', 'price', locale);
    if (await findOverlap(trx, { sku, kind, starts_at, ends_at }))
      throw refuse('overlap', 'starts_at', locale);
    const id = await insertPlan(trx, { sku, kind, price, starts_at, ends_at, staff_id: staff.id, reason });
    await audit(trx, {
      staffId: staff.id,
      action: 'catalogue.plan-price',
      entity: 'product',
      entityId: sku,
      before: null,
      after: describe({ kind, price, starts_at, ends_at }),
      reason,
    });
    const plan = (await findOpenPlans(trx, [sku])).find((one) => one.id === id);
    if (!plan) throw new Error('The plan was not written.');
    return plan;
  });

/** Sets the price of a locked format, with an audit entry. */
const setPrice = async (
  trx: Tx,
  { sku, staff_id, reason }: Pick<StoredPlan, 'sku' | 'staff_id' | 'reason'>,
  before: Price,
  after: Price,
): Promise<void> => {
  const [old, now] = [before, after].map(({ price, reference_price }) => ({ price, reference_price })) as [
    Price,
    Price,
  ];
  if (isSamePrice(old, now)) return;
  await changePricesOf(trx, [{ sku, ...now }], reason);
  await audit(trx, {
    staffId: staff_id,
    action: 'catalogue.change-price',
    entity: 'product',
    entityId: sku,
    before: { ...old },
    after: { ...now },
    reason,
  });
};

/** Price before the offer, as the shop shows it: the one that is struck through already, or the price. */
const regularOf = ({ price, reference_price }: Price): number => {
  const reference = Number(reference_price ?? Number.NaN);
  return reference > price ? reference : price;
};

const offerPrice = (plan: StoredPlan, before: Price): Price => ({
  price: plan.price,
  reference_price: String(regularOf(before)),
});

const start = async (trx: Tx, plan: StoredPlan): Promise<void> => {
  const format = await lockFormat(trx, plan.sku);
  const isOver = plan.ends_at !== null && plan.ends_at.getTime() <= Date.now();
  if (!format || (plan.kind === 'offer' && plan.price >= format.price)) {
    await updatePlan(trx, plan.id, { state: 'failed' });
    return;
  }
  // A shop that was stopped during the whole offer does not start it for a moment.
  if (isOver) {
    await updatePlan(trx, plan.id, { state: 'done' });
    return;
  }
  const { price, reference_price } = format;
  if (plan.kind === 'price') {
    const after = { price: plan.price, reference_price };
    // A price before the offer that is no longer above the price goes.
    await setPrice(trx, plan, format, refusePrice(after) ? { ...after, reference_price: null } : after);
    await updatePlan(trx, plan.id, { state: 'done' });
    return;
  }
  await setPrice(trx, plan, format, offerPrice(plan, format));
  await updatePlan(trx, plan.id, {
    state: 'running',
    old_price: price,
    old_reference_price: reference_price,
  });
};

/** Ends an offer. A price that staff changed meanwhile stays. */
const end = async (trx: Tx, plan: StoredPlan): Promise<void> => {
  const format = await lockFormat(trx, plan.sku);
  if (format && plan.old_price !== null) {
    const old = { price: plan.old_price, reference_price: plan.old_reference_price };
    if (isSamePrice(format, offerPrice(plan, old))) await setPrice(trx, plan, format, old);
  }
  await updatePlan(trx, plan.id, { state: 'done' });
};

/**
 * Starts and ends everything that is due. Each plan has its own transaction, so that two processes share the work, and
 * one that fails does not stop the others.
 * @throws the first failure, after all others ran
 */
export const runDuePlans = async (db: Db): Promise<void> => {
  const failures: unknown[] = [];
  for (const id of await findDuePlans(db)) {
    const run = db.transaction().execute(async (trx) => {
      const plan = await lockDuePlan(trx, id);
      if (plan) await (plan.state === 'waiting' ? start(trx, plan) : end(trx, plan));
    });
    await run.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
};

/**
 * Removes a plan that waits, or ends an offer that runs.
 * @throws DomainError NOT_FOUND; CONFLICT when it is over
 */
export const removePricePlan = (
  db: Db,
  staff: Pick<Staff, 'id'>,
  { id, reason }: { id: string; reason: string },
): Promise<{ id: string }> =>
  db.transaction().execute(async (trx) => {
    const plan = await lockPlan(trx, id);
    if (!plan) throw new DomainError('NOT_FOUND');
    if (plan.state === 'running')
      await end(trx, { ...plan, staff_id: staff.id, reason: reason || plan.reason });
    else if (plan.state === 'waiting') await updatePlan(trx, id, { state: 'removed' });
    else throw new DomainError('CONFLICT');
    await audit(trx, {
      staffId: staff.id,
      action: 'catalogue.remove-price-plan',
      entity: 'product',
      entityId: plan.sku,
      before: describe(plan),
      after: null,
      reason: reason || null,
    });
    return { id };
  });
