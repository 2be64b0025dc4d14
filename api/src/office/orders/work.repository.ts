import { type RawBuilder, sql } from 'kysely';
import type { ParcelProblem } from '../../db/schema/sales.ts';
import { IS_OF_PAYMENT } from '../../modules/refunds/refunds.repository.ts';

/** Minutes after its deadline in which a card payment is settled by the shop itself. */
const SETTLE_MINUTES = 15;

const unpaid = sql`orders.status = 'in_validation' and orders.payment_status = 'pending'`;

/** As `isParcelOver` is not. */
const hasParcelProblem = (problem: ParcelProblem) =>
  sql<boolean>`(orders.parcel_problem = ${problem} and orders.status = 'on_the_way' and orders.total > (
    select coalesce(sum(r.amount), 0) from refunds r
    where r.order_id = orders.id and r.refused_at is null and ${IS_OF_PAYMENT}))`;

const isOfReturn = (refund: RawBuilder<unknown>) => sql`exists (
  select from order_returns t where t.order_id = ${refund}.order_id and t.refund_id = ${refund}.id)`;

/** Orders that wait for staff, as conditions over `orders`. The first page counts them, the list shows them. */
export const WORK = {
  /** Transfer without a proof: its money may be in the account already. */
  'proof-awaited': sql<boolean>`(${unpaid} and orders.platform = 'transfer' and orders.proof_at is null)`,
  'proof-waiting': sql<boolean>`(${unpaid} and orders.platform = 'transfer' and orders.proof_at is not null)`,
  'parcels-returned': hasParcelProblem('returned'),
  'parcels-lost': hasParcelProblem('lost'),
  'refunds-open': sql<boolean>`orders.id in (
    select order_id from refunds where done_at is null and refused_at is null)`,
  /** A later refund of the order replaces a refused one, but that of one return does not pay another one. */
  'refunds-refused': sql<boolean>`orders.id in (
    select refused.order_id from refunds refused
    where refused.done_at is null and refused.refused_at is not null and not exists (
      select from refunds later where later.order_id = refused.order_id and later.id > refused.id
        and (not ${isOfReturn(sql`refused`)} or (later.refused_at is null and not ${isOfReturn(sql`later`)}))))`,
  /**
   * The card network does not say how a payment ended, or it took money without an order and the shop could not give
   * it back yet.
   */
  'payments-to-check': sql<boolean>`(
    (${unpaid} and orders.platform = 'webpay'
      and orders.expires_at < now() - make_interval(mins => ${SETTLE_MINUTES}))
    or orders.id in (select order_id from refunds where done_at is null and reason = 'fits no open order'))`,
  /**
   * A later mail of its kind, or one that is no longer due, replaces the one that was not sent. For a mail about a return
   * only one that staff send again does: the next one by itself may be about another return.
   */
  'mails-failed': sql<boolean>`orders.id in (
    select failed.order_id from order_mails failed
    where failed.state = 'failed' and not exists (
      select from order_mails later where later.order_id = failed.order_id and later.kind = failed.kind
        and later.refund_id is not distinct from failed.refund_id
        and later.at > failed.at and later.state in ('sent', 'skipped')
        and (failed.kind not like 'return-%' or later.message_id is null or later.message_id like '<again-%')))`,
} as const satisfies Record<string, RawBuilder<boolean>>;
