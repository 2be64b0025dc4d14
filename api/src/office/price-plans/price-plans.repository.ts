import { type Insertable, type Selectable, sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { planPrice } from 'shared-contracts/office/price-plans.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { inChunks } from '../../db/in-chunks.ts';
import { queryRows, queryValues } from '../../db/query.ts';
import type { CatalogueTables } from '../../db/schema/catalogue.ts';
import { isoTimes, type Timed } from '../../lib/iso-times.ts';

export type PricePlan = EndpointOutput<typeof planPrice>;

export type StoredPlan = Selectable<CatalogueTables['price_plans']>;
export type PlanTimes = Pick<StoredPlan, 'kind' | 'starts_at' | 'ends_at'>;

/** The office shows a failed plan until staff make a newer plan for the sku, for this many days at most. */
const FAILED_DAYS = 14;

/** Waiting, running and recently failed plans of these skus. */
export const findOpenPlans = async (db: Executor, skus: readonly string[]): Promise<PricePlan[]> =>
  (
    await queryRows(db)<Timed<PricePlan, 'starts_at' | 'ends_at'>>`
    select p.id, p.sku, p.kind, p.price, p.starts_at, p.ends_at, p.state, p.reason, s.name as staff
    from price_plans p join staff s on s.id = p.staff_id
    where p.sku = any(${skus}::text[]) and (p.state in ('waiting', 'running') or (p.state = 'failed'
      and p.starts_at > now() - make_interval(days => ${FAILED_DAYS})
      and not exists (select from price_plans later where later.sku = p.sku and later.created_at > p.created_at)))
    order by p.starts_at, p.id`
  ).map(isoTimes);

/**
 * Plans of these skus that touch the time. Two plans touch when one starts while the other, an offer, runs, or when
 * they start together. An offer without end runs until staff end it.
 */
export const findTouching = async (
  db: Executor,
  skus: readonly string[],
  { kind, starts_at, ends_at }: PlanTimes,
): Promise<StoredPlan[]> => {
  const end =
    kind === 'offer' ? sql`coalesce(${ends_at}::timestamptz, 'infinity')` : sql`${starts_at}::timestamptz`;
  return queryRows(db)<StoredPlan>`
    select * from price_plans p where p.sku = any(${skus}::text[]) and p.state in ('waiting', 'running')
      and (p.starts_at = ${starts_at}
        or (p.starts_at >= ${starts_at} and p.starts_at < ${end})
        or (p.kind = 'offer' and ${starts_at}::timestamptz >= p.starts_at
          and ${starts_at}::timestamptz < coalesce(p.ends_at, 'infinity')))`;
};

export const insertPlans = (trx: Tx, plans: readonly Insertable<CatalogueTables['price_plans']>[]) =>
  inChunks(plans, async (chunk) => void (await trx.insertInto('price_plans').values(chunk).execute()));

export const findPlan = (db: Executor, id: string): Promise<StoredPlan | undefined> =>
  db.selectFrom('price_plans').selectAll().where('id', '=', id).executeTakeFirst();

/** Offers of these skus that run. A unique index allows one for each. */
export const findRunningOffers = (db: Executor, skus: readonly string[]): Promise<StoredPlan[]> =>
  db
    .selectFrom('price_plans')
    .selectAll()
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .where('state', '=', 'running')
    .execute();

/** Waiting prices that start at or before `until`, in this order: the last one is the regular price at that time. */
export const findPlannedPrices = (db: Executor, skus: readonly string[], until: Date) =>
  db
    .selectFrom('price_plans')
    .selectAll()
    .where(sql<boolean>`sku = any(${skus}::text[])`)
    .where('kind', '=', 'price')
    .where('state', '=', 'waiting')
    .where('starts_at', '<=', until)
    .orderBy('starts_at')
    .execute();

const DUE = sql<boolean>`((state = 'waiting' and starts_at <= now()) or (state = 'running' and ends_at <= now()))`;
const DUE_AT = sql<Date>`case when state = 'running' then ends_at else starts_at end`;
const MOST_AT_ONCE = 5_000;

/** Skus with a plan that must start or end, the longest due first. */
export const findDueSkus = (db: Executor) => queryValues(db)<string>`
    select sku from price_plans where ${DUE} group by sku order by min(${DUE_AT}), sku limit ${MOST_AT_ONCE}`;

/** Plans of a sku that must start or end, in the order of these times. At the same time, an offer ends first. */
export const findDuePlans = (trx: Tx, sku: string) => queryRows(trx)<
  StoredPlan & { is_over: boolean | null }
>`
    select *, ends_at <= now() as is_over from price_plans where sku = ${sku} and ${DUE}
    order by ${DUE_AT}, state = 'waiting', created_at, id`;

export const updatePlan = async (
  trx: Tx,
  id: string,
  values: {
    state?: StoredPlan['state'];
    price?: number;
    old_price?: number;
    old_reference_price?: string | null;
  },
): Promise<void> => {
  await trx.updateTable('price_plans').set(values).where('id', '=', id).execute();
};
