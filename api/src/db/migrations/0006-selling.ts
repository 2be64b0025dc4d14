import { type Kysely, sql } from 'kysely';

/** Coupons, owners of carts, addresses before the order, bank transfers, refunds, history of orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table coupons (
      id bigint generated always as identity primary key,
      -- Upper case.
      code text not null unique check (code = upper(code)),
      -- A coupon has either an amount in CLP, or per cent of the products' price.
      amount integer check (amount > 0),
      percent integer check (percent between 1 and 100),
      check ((amount is null) <> (percent is null)),
      -- Minimum price of the products in CLP.
      min_total integer not null default 0 check (min_total >= 0),
      -- Maximum number of uses. Null: unlimited.
      uses integer check (uses > 0),
      -- E-mail of the only buyer who may use it. Null: for everybody.
      email text,
      -- Whether the shop applies it to carts automatically.
      is_auto boolean not null default false,
      expires_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index coupons_auto on coupons (is_auto) where is_auto;

    alter table carts
      -- Customer whose login joined the cart. Null for a guest.
      add column user_id uuid references users (id) on delete set null,
      -- Coupon of the cart. Each read checks again whether it applies.
      add column coupon_code text;
    create index carts_user on carts (user_id) where user_id is not null;

    alter table orders
      add column guest_id text,
      add column coupon_code text,
      -- Part of the discount that comes from the coupon, in CLP.
      add column coupon_discount integer not null default 0 check (coupon_discount between 0 and discount),
      -- When the operator saw the proof of a transfer. The order then does not expire (until migration 0019).
      add column proof_at timestamptz,
      add column proof_note text;

    -- Uses of coupons by orders. The cancellation of an order deletes its row, which releases the use once.
    create table coupon_uses (
      order_id text primary key references orders (id) on delete cascade,
      coupon_id bigint not null references coupons (id),
      created_at timestamptz not null default now()
    );
    create index coupon_uses_coupon on coupon_uses (coupon_id);

    -- Refunds. done_at: when the gateway refunded the money, or the operator did by other means.
    create table refunds (
      id bigint generated always as identity primary key,
      order_id text not null references orders (id) on delete cascade,
      amount integer not null check (amount > 0),
      reason text not null,
      created_at timestamptz not null default now(),
      done_at timestamptz
    );
    create index refunds_order on refunds (order_id);

    create table order_history (
      id bigint generated always as identity primary key,
      order_id text not null references orders (id) on delete cascade,
      status text not null,
      payment_status text not null,
      at timestamptz not null default now()
    );
    create index order_history_order on order_history (order_id, id);
    -- Records every change of an order's status, by any program.
    create function note_order_status() returns trigger language plpgsql as $$
      begin
        insert into order_history (order_id, status, payment_status)
        values (new.id, new.status, new.payment_status);
        return null;
      end $$;
    create trigger order_placed after insert on orders for each row execute function note_order_status();
    create trigger order_status_changed after update of status, payment_status on orders for each row
      when (old.status <> new.status or old.payment_status <> new.payment_status)
      execute function note_order_status();

    create table purchase_addresses (
      id text primary key,
      user_id uuid references users (id) on delete cascade,
      guest_id text,
      identification text,
      address text not null,
      department text,
      commune_id text not null references communes (id),
      created_at timestamptz not null default now()
    );
    create index purchase_addresses_created on purchase_addresses (created_at);
  `.execute(db);
};
