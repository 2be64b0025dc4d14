/** Prices at a date, and offers with a start and an end (docs/architecture/office/products.md#prices-at-a-date). */

import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { planPrice as planSchema } from 'shared-contracts/office/price-plans.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import type { Price } from '../../modules/catalogue/skus.repository.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { MOST_AHEAD_MS } from '../drafts/drafts.service.ts';
import {
  findOpenPlans,
  findOverlap,
  findPlan,
  findPlannedPrice,
  findRunningOffer,
  insertPlan,
  type PricePlan,
  type StoredPlan,
  updatePlan,
} from './price-plans.repository.ts';
import { endOffer, lockFormat, priceAfterOffer } from './run-due-plans.service.ts';

type NewPlan = z.output<typeof planSchema.body>;

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
    es: 'La oferta debe costar menos que el precio normal de ese momento.',
    en: 'The offer must be below the regular price at its start.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

const refuse = (rule: keyof typeof SENTENCES, field: string, locale: Locale): DomainError =>
  new DomainError('ENTRY_REFUSED', { why: SENTENCES[rule][locale] }, [field]);

type Times = Pick<StoredPlan, 'kind' | 'starts_at' | 'ends_at'>;

/** @throws DomainError ENTRY_REFUSED */
const checkTimes = ({ kind, starts_at, ends_at }: Times, locale: Locale): void => {
  const latest = new Date(Date.now() + MOST_AHEAD_MS);
  if (starts_at <= new Date()) throw refuse('past', 'starts_at', locale);
  if (starts_at > latest) throw refuse('far', 'starts_at', locale);
  if (ends_at === null) return;
  if (kind === 'price') throw refuse('noEnd', 'ends_at', locale);
  if (ends_at <= starts_at) throw refuse('order', 'ends_at', locale);
  if (ends_at > latest) throw refuse('far', 'ends_at', locale);
};

/** Regular price of a locked format at a time. While an offer runs, the shop shows another one. */
const regularPriceAt = async (trx: Tx, format: Price & { sku: string }, at: Date): Promise<number> => {
  const planned = await findPlannedPrice(trx, format.sku, at);
  if (planned !== undefined) return planned;
  const offer = await findRunningOffer(trx, format.sku);
  return (offer ? priceAfterOffer(offer, format) : format).price;
};

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
    const starts_at = new Date(body.starts_at);
    const ends_at = body.ends_at === null ? null : new Date(body.ends_at);
    const facts = { kind, price, starts_at, ends_at };
    checkTimes(facts, locale);
    const format = orNotFound(await lockFormat(trx, sku));
    if (kind === 'offer' && price >= (await regularPriceAt(trx, format, starts_at)))
      throw refuse('notBelow', 'price', locale);
    if (await findOverlap(trx, { sku, kind, starts_at, ends_at }))
      throw refuse('overlap', 'starts_at', locale);
    const id = await insertPlan(trx, { ...facts, sku, staff_id: staff.id, reason });
    await audit(trx, {
      staffId: staff.id,
      action: 'catalogue.plan-price',
      entity: 'product',
      entityId: sku,
      after: isoTimes(facts),
      reason,
    });
    const plan = (await findOpenPlans(trx, [sku])).find((one) => one.id === id);
    if (!plan) throw new Error('The plan was not written.');
    return plan;
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
    if (sku) await lockFormat(trx, sku);
    const plan = orNotFound(await findPlan(trx, id));
    const { kind, price, starts_at, ends_at } = plan;
    if (plan.state === 'running')
      await endOffer(trx, { ...plan, staff_id: staff.id, reason: reason || plan.reason });
    else if (plan.state === 'waiting') await updatePlan(trx, id, { state: 'removed' });
    else throw new DomainError('CONFLICT');
    await audit(trx, {
      staffId: staff.id,
      action: 'catalogue.remove-price-plan',
      entity: 'product',
      entityId: plan.sku,
      before: isoTimes({ kind, price, starts_at, ends_at }),
      reason: reason || null,
    });
    return { id };
  });
