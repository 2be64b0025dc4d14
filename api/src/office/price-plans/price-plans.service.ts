/** Prices at a date, and offers with a start and an end (docs/architecture/office/products.md#prices-at-a-date). */

import { randomUUID } from 'node:crypto';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { MIN_PRICE } from 'shared-contracts/office/catalogue-limits';
import type {
  planPrices as manySchema,
  planPrice as planSchema,
  previewPlans as previewSchema,
} from 'shared-contracts/office/price-plans.schema';
import type { z } from 'zod';
import { audit, auditAll } from '../../audit/audit.ts';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import type { Price } from '../../modules/catalogue/skus.repository.ts';
import { lockStock } from '../../modules/stock/stock.repository.ts';
import { skusOf } from '../../modules/stock/take-stock.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { MOST_AHEAD_MS } from '../drafts/drafts.service.ts';
import { findFormats, findNamedFormats } from '../prices/formats.repository.ts';
import { changeByPercent, priceOf } from '../prices/price-rule.ts';
import {
  findOpenPlans,
  findPlan,
  findPlannedPrices,
  findRunningOffers,
  findTouching,
  insertPlans,
  type PlanTimes,
  type PricePlan,
  type StoredPlan,
  updatePlan,
} from './price-plans.repository.ts';
import { endOffer, priceAfterOffer, priceFrom, priceInOffer } from './run-due-plans.service.ts';

type NewPlan = z.output<typeof planSchema.body>;
type NewPlans = z.output<typeof manySchema.body>;
type PlanPreview = EndpointOutput<typeof previewSchema>['rows'][number];
type RowRefusal = 'unknown' | 'not-below' | 'overlap';
interface Planner {
  staff: Pick<Staff, 'id'>;
  locale: Locale;
}

const SENTENCES = {
  past: { es: 'La hora ya pasó.', en: 'This time is over.' },
  far: { es: 'Elige una fecha dentro de un año.', en: 'Choose a time within a year.' },
  order: { es: 'La oferta debe terminar después de empezar.', en: 'The offer must end after its start.' },
  noEnd: { es: 'Solo una oferta termina sola.', en: 'Only an offer ends by itself.' },
  unknown: { es: 'Ese código no existe.', en: 'There is no such code.' },
  overlap: {
    es: 'En ese tiempo ya hay un precio o una oferta programada. Quítala antes.',
    en: 'A price or an offer is planned for this time already. Remove it first.',
  },
  'not-below': {
    es: 'La oferta debe costar menos que el precio normal de ese momento.',
    en: 'The offer must be below the regular price at its start.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

const refuse = (rule: keyof typeof SENTENCES, field: string, locale: Locale): DomainError =>
  new DomainError('ENTRY_REFUSED', { why: SENTENCES[rule][locale] }, [field]);

/** @throws DomainError ENTRY_REFUSED */
const checkTimes = ({ kind, starts_at, ends_at }: PlanTimes, locale: Locale): void => {
  const latest = new Date(Date.now() + MOST_AHEAD_MS);
  if (starts_at <= new Date()) throw refuse('past', 'starts_at', locale);
  if (starts_at > latest) throw refuse('far', 'starts_at', locale);
  if (ends_at === null) return;
  if (kind === 'price') throw refuse('noEnd', 'ends_at', locale);
  if (ends_at <= starts_at) throw refuse('order', 'ends_at', locale);
  if (ends_at > latest) throw refuse('far', 'ends_at', locale);
};

const timesOf = (plan: Pick<NewPlan, 'kind' | 'starts_at' | 'ends_at'>): PlanTimes => ({
  kind: plan.kind,
  starts_at: new Date(plan.starts_at),
  ends_at: plan.ends_at === null ? null : new Date(plan.ends_at),
});

/** Regular price of each format at a time. While an offer runs, the shop shows another one. */
const regularPricesAt = async (
  db: Executor,
  formats: ReadonlyMap<string, Price>,
  at: Date,
): Promise<Map<string, Price>> => {
  const prices = new Map(formats);
  const apply = (plan: StoredPlan, priceAfter: (plan: StoredPlan, price: Price) => Price): void => {
    const price = prices.get(plan.sku);
    if (price) prices.set(plan.sku, priceAfter(plan, price));
  };
  const skus = [...formats.keys()];
  for (const plan of await findRunningOffers(db, skus)) apply(plan, priceAfterOffer);
  for (const plan of await findPlannedPrices(db, skus, at)) apply(plan, priceFrom);
  return prices;
};

/** Reads formats and their plans, to say why one cannot have a plan at these times. Null: it can. */
const readRefusals = async (db: Executor, formats: ReadonlyMap<string, Price>, times: PlanTimes) => {
  const regular = await regularPricesAt(db, formats, times.starts_at);
  const touching = Map.groupBy(await findTouching(db, [...formats.keys()], times), ({ sku }) => sku);
  const refusalOf = (sku: string, price: number): RowRefusal | null => {
    const before = regular.get(sku);
    if (!before) return 'unknown';
    if (times.kind === 'offer' && price >= before.price) return 'not-below';
    return touching.has(sku) ? 'overlap' : null;
  };
  return { regular, touching, refusalOf };
};

const isSamePlan = (plan: StoredPlan, price: number, { kind, starts_at, ends_at }: PlanTimes): boolean =>
  plan.kind === kind &&
  plan.price === price &&
  plan.starts_at.getTime() === starts_at.getTime() &&
  plan.ends_at?.getTime() === ends_at?.getTime();

/**
 * Prices of each sku before and at the start of an offer. Changes nothing. A sku that has this offer already does not
 * change, so that a person whose answer was lost sees what is planned.
 * @throws DomainError ENTRY_REFUSED for its times
 */
export const previewPlans = async (
  db: Executor,
  locale: Locale,
  { skus, change: { price: to, round }, ...offer }: z.output<typeof previewSchema.body>,
): Promise<PlanPreview[]> => {
  const times = timesOf({ kind: 'offer', ...offer });
  checkTimes(times, locale);
  const formats = await findNamedFormats(db, skus);
  const { regular, touching, refusalOf } = await readRefusals(db, formats, times);
  return skus.map((sku) => {
    const [format, before] = [formats.get(sku), regular.get(sku)];
    if (!format || !before)
      return { sku, name: '', grams: null, before: null, after: null, refused: 'unknown' };
    const price = to.kind === 'set' ? to.clp : changeByPercent(before.price, to.percent, round);
    const after = priceInOffer({ price }, before);
    const { name, grams } = format;
    if (touching.get(sku)?.some((plan) => isSamePlan(plan, price, times)))
      return { sku, name, grams, before: after, after, refused: null };
    const refused = price < MIN_PRICE ? 'out-of-range' : refusalOf(sku, price);
    return { sku, name, grams, before: priceOf(before), after, refused };
  });
};

/**
 * Plans all rows, or none when one is refused. The same plan sent twice is refused, because it touches itself.
 * @returns ids of the plans
 */
const planRows = async (
  trx: Tx,
  { staff, locale }: Planner,
  { rows, reason, ...plan }: Omit<NewPlans, 'kind'> & Pick<NewPlan, 'kind'>,
  refuseRow: (sku: string, why: RowRefusal) => DomainError,
): Promise<string[]> => {
  const times = timesOf(plan);
  checkTimes(times, locale);
  const skus = skusOf(rows);
  // All changes of a format's plans happen under this lock.
  await lockStock(trx, skus);
  const { refusalOf } = await readRefusals(trx, await findFormats(trx, skus), times);
  for (const { sku, price } of rows) {
    const why = refusalOf(sku, price);
    if (why) throw refuseRow(sku, why);
  }
  const plans = rows.map((row) => ({ id: randomUUID(), ...row, ...times, staff_id: staff.id, reason }));
  await insertPlans(trx, plans);
  await auditAll(
    trx,
    rows.map(({ sku, price }) => ({
      staffId: staff.id,
      action: 'catalogue.plan-price',
      entityId: sku,
      after: isoTimes({ price, ...times }),
      reason,
    })),
  );
  return plans.map(({ id }) => id);
};

/**
 * Plans a price or an offer.
 * @throws DomainError NOT_FOUND for an unknown sku; ENTRY_REFUSED
 */
export const planPrice = (db: Db, planner: Planner, { sku, price, ...plan }: NewPlan): Promise<PricePlan> =>
  db.transaction().execute(async (trx) => {
    const [id] = await planRows(trx, planner, { rows: [{ sku, price }], ...plan }, (_, why) =>
      why === 'unknown'
        ? new DomainError('NOT_FOUND')
        : refuse(why, why === 'overlap' ? 'starts_at' : 'price', planner.locale),
    );
    return orNotFound((await findOpenPlans(trx, [sku])).find((one) => one.id === id));
  });

/**
 * Plans an offer of all formats, or of none.
 * @throws DomainError ENTRY_REFUSED, with the sku in the sentence when a row is refused
 */
export const planPrices = (db: Db, planner: Planner, plans: NewPlans): Promise<{ changed: number }> =>
  db.transaction().execute(async (trx) => {
    const ids = await planRows(trx, planner, plans, (sku, rule) => {
      const why = `${sku}: ${SENTENCES[rule][planner.locale]}`;
      return new DomainError('ENTRY_REFUSED', { why }, [sku]);
    });
    return { changed: ids.length };
  });

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
    const sku = (await findPlan(trx, id))?.sku;
    if (sku) await lockStock(trx, [sku]);
    const plan = orNotFound(await findPlan(trx, id));
    const { kind, price, starts_at, ends_at } = plan;
    if (plan.state === 'running')
      await endOffer(trx, { ...plan, staff_id: staff.id, reason: reason || plan.reason });
    else if (plan.state === 'waiting') await updatePlan(trx, id, { state: 'removed' });
    else throw new DomainError('CONFLICT');
    await audit(trx, {
      staffId: staff.id,
      action: 'catalogue.remove-price-plan',
      entityId: plan.sku,
      before: isoTimes({ kind, price, starts_at, ends_at }),
      reason: reason || null,
    });
    return { id };
  });
