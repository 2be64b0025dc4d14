import { type RawBuilder, sql } from 'kysely';
import type { TaxEnvironment } from 'shared-contracts/office/tax-settings.schema';
import type { ExportedTable } from 'shared-contracts/office/taxes.schema';
import type { Executor } from '../../db/connect.ts';
import type { Cell } from '../../lib/csv-text.ts';
import { IS_OF_PAYMENT } from '../../modules/refunds/refunds.repository.ts';

interface Days {
  /** First and last day in Santiago, `2026-11-28`. */
  from: string;
  to: string;
  /** Environment of the documents. */
  environment: TaxEnvironment;
}

const inDays = (time: RawBuilder<unknown>, { from, to }: Days) =>
  sql`${time} >= santiago_start(${from}::date) and ${time} < santiago_start(${to}::date + 1)`;

const isPaid = sql`o.payment_status = 'success'`;
const rut = sql`coalesce(o.invoice ->> 'rut', o.rut)`;
/** Type and number of documents, such as `39-1201`. */
const numbers = sql`string_agg(type || '-' || number, ' ' order by part)`;

/** Orders by the day on which they were placed. Without a document, the net amount has 19 % VAT. */
const orders = (days: Days) => sql`
  select santiago_day(o.created_at)::text as day, o.number as order, o.status, o.platform, ${rut} as rut, d.documents,
    o.subtotal - (o.discount - o.coupon_discount) as products, o.coupon_discount as coupon,
    o.price_delivery as delivery, o.gift_price as gift, o.total, net.amount as net, o.total - net.amount as vat,
    (select coalesce(sum(amount), 0)::int from refunds r
      where r.order_id = o.id and r.done_at is not null and ${IS_OF_PAYMENT}) as refunded
  from orders o
  cross join lateral (
    select ${numbers} as documents, sum(net)::int as net from tax_documents
    where order_id = o.id and refund_id is null and changes is null and replaced_at is null
      and environment = ${days.environment}
  ) d
  cross join lateral (select coalesce(d.net, round(o.total / 1.19)::int) as amount) net
  where ${isPaid} and ${inDays(sql`o.created_at`, days)} order by o.created_at, o.number`;

/** Products have the catalogue's Spanish names of now, as documents do. Orders have names in the buyer's language. */
const lines = (days: Days) => sql`
  select santiago_day(o.created_at)::text as day, o.number as order, l.position + 1 as line, l.sku,
    coalesce((
      select t.name from skus s join product_texts t on t.product_id = s.product_id
      where s.sku = l.sku and t.locale = 'es' and o.locale <> 'es'
    ), l.name) as product, l.format as grams, l.qty as units, l.price, l.qty * l.price as amount
  from orders o join order_lines l on l.order_id = o.id
  where ${isPaid} and ${inDays(sql`o.created_at`, days)} order by o.created_at, o.number, l.position`;

/** Payments by the day on which the shop got the money. `order_history` knows it of a transfer. */
const payments = (days: Days) => sql`
  select santiago_day(paid.at)::text as day, o.number as order, o.platform, ${rut} as rut, o.total as amount,
    p.buy_order, p.answer ->> 'authorization_code' as authorization,
    p.answer ->> 'payment_type_code' as payment_type, p.answer -> 'card_detail' ->> 'card_number' as card
  from orders o left join payments p on p.order_id = o.id
  cross join lateral (
    select coalesce(
      p.settled_at,
      (select min(at) from order_history where order_id = o.id and payment_status = 'success'),
      o.created_at) as at
  ) paid
  where ${isPaid} and ${inDays(sql`paid.at`, days)} order by paid.at, o.number`;

/** Refunds of paid orders by the day on which the buyer got the money. A charge that paid for no order is no payment. */
const refunds = (days: Days) => sql`
  select santiago_day(r.done_at)::text as day, o.number as order, o.platform, ${rut} as rut, r.amount,
    r.by_hand::text as by_hand, r.reason, (
      select ${numbers} from tax_documents
      where refund_id = r.id and replaced_at is null and environment = ${days.environment}
    ) as documents
  from refunds r join orders o on o.id = r.order_id
  where ${isPaid} and ${IS_OF_PAYMENT} and ${inDays(sql`r.done_at`, days)} order by r.done_at, r.id`;

const TABLES: Record<ExportedTable, (days: Days) => RawBuilder<unknown>> = {
  orders,
  lines,
  payments,
  refunds,
};

/** Rows of a table for the accountant. Amounts in CLP with VAT, except `net` and `vat`. */
export const findAccounting = async (db: Executor, table: ExportedTable, days: Days) =>
  (await (TABLES[table](days) as RawBuilder<Record<string, Cell>>).execute(db)).rows;
