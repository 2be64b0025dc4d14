import { type Kysely, sql } from 'kysely';

/**
 * Sums of sales by day for the office's figures, costs of formats, and searches without result.
 *
 * Orders and refunds only mark their day as stale, in a table without any key, so that two orders never wait for each
 * other. The office sums stale days up before it reads them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    alter table skus
      -- What one unit costs the shop, in CLP with VAT. Null: unknown.
      add column cost integer check (cost between 0 and 99999999);
    alter table order_lines
      -- Cost of one unit when the order was placed.
      add column unit_cost integer;

    -- Cost of a format. Without one of its own, a box costs what its contents cost.
    create function cost_of(wanted text) returns integer language sql stable
      return (
        select coalesce(s.cost, (
          select case when bool_and(inside.cost is not null) then sum(b.qty * inside.cost)::integer end
          from box_contents b join skus inside on inside.sku = b.sku where b.box_sku = s.sku))
        from skus s where s.sku = wanted);
    create function note_line_cost() returns trigger language plpgsql as $$
      begin
        new.unit_cost := cost_of(new.sku);
        return new;
      end $$;
    create trigger note_line_cost before insert on order_lines for each row
      when (new.unit_cost is null) execute function note_line_cost();

    create function santiago_day(at timestamptz) returns date language sql immutable parallel safe
      return (at at time zone 'America/Santiago')::date;
    create function santiago_start(day date) returns timestamptz language sql immutable parallel safe
      return day::timestamp at time zone 'America/Santiago';

    -- Paid orders of a day that are not cancelled, and refunds that were given on it.
    create table sales_days (
      day date primary key,
      orders integer not null,
      clp bigint not null,
      delivery bigint not null,
      gifts bigint not null,
      coupons bigint not null,
      refunds integer not null,
      refunds_clp bigint not null
    );
    -- Units and amount after coupons, by format.
    create table sales_of_skus (
      day date not null,
      sku text not null,
      units integer not null,
      clp bigint not null,
      -- Units whose cost was known when they were sold, with amount and cost.
      costed_units integer not null,
      costed_clp bigint not null,
      cost bigint not null,
      primary key (day, sku)
    );
    create index sales_of_skus_last on sales_of_skus (sku, day desc);
    create table stale_sales (day date not null);

    create function mark_sales() returns trigger language plpgsql as $$
      declare
        was boolean := tg_op <> 'INSERT';
        counts boolean := tg_op <> 'DELETE';
      begin
        if was then was := old.payment_status = 'success' and old.status <> 'cancelled'; end if;
        if counts then counts := new.payment_status = 'success' and new.status <> 'cancelled'; end if;
        if was = counts then return null; end if;
        insert into stale_sales values (santiago_day(coalesce(new.created_at, old.created_at)));
        insert into stale_sales
          select santiago_day(done_at) from refunds
          where order_id = coalesce(new.id, old.id) and done_at is not null;
        return null;
      end $$;
    create trigger mark_sales after insert or delete or update of status, payment_status on orders
      for each row execute function mark_sales();
    create function mark_refund() returns trigger language plpgsql as $$
      begin
        if coalesce(new.done_at, old.done_at) is not null then
          insert into stale_sales values (santiago_day(coalesce(new.done_at, old.done_at)));
        end if;
        return null;
      end $$;
    create trigger mark_refund after insert or delete or update of done_at, amount on refunds
      for each row execute function mark_refund();
    insert into stale_sales select distinct santiago_day(created_at) from orders
      where payment_status = 'success' and status <> 'cancelled';
    insert into stale_sales select distinct santiago_day(done_at) from refunds where done_at is not null;
    create index refunds_done on refunds (done_at) where done_at is not null;
    create index carts_updated on carts (updated_at);

    -- Words of searches without result. Nothing says who searched.
    create table lost_searches (
      day date not null,
      words text not null check (length(words) <= 60),
      searches integer not null,
      primary key (day, words)
    );
  `.execute(db);
};
