import { type Kysely, sql } from 'kysely';

/** Carts, orders, payments, customers and their sessions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      type text not null default 'person' check (type in ('person', 'company')),
      email text not null,
      password_hash text not null,
      first_name text not null,
      last_name text not null,
      rut text not null,
      phone text,
      company_name text,
      social_reason text,
      giro text,
      email_verified_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- One account per e-mail address, ignoring upper and lower case.
    create unique index users_email_key on users (lower(email));

    create table refresh_tokens (
      -- SHA-256 of the token, so that a stolen table gives no access to sessions.
      token_hash bytea primary key,
      family_id uuid not null,
      user_id uuid not null references users (id) on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      replaced_at timestamptz
    );
    create index refresh_tokens_family on refresh_tokens (family_id);
    create index refresh_tokens_user on refresh_tokens (user_id);

    -- Columns that rate-limiter-flexible requires. expire: ms since 1970.
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );

    create table carts (
      id text primary key,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create table cart_items (
      cart_id text not null references carts (id) on delete cascade,
      sku text not null,
      qty integer not null check (qty between 1 and 9999),
      added_at timestamptz not null default clock_timestamp(),
      primary key (cart_id, sku)
    );

    create sequence order_number;
    create table orders (
      id text primary key,
      number text not null unique default 'CQ-' || lpad(nextval('order_number')::text, 6, '0'),
      cart_id text not null references carts (id),
      user_id uuid references users (id),
      -- Null when the client may use the key again, because the gateway could not be reached.
      idempotency_key text,
      request_hash text not null,
      status text not null
        check (status in ('in_validation', 'confirmed', 'on_the_way', 'delivered', 'cancelled')),
      payment_status text not null
        default 'pending' check (payment_status in ('pending', 'success', 'failed')),
      platform text not null check (platform in ('webpay', 'transfer')),
      locale text not null,
      email text not null,
      name text not null,
      surname text not null,
      rut text not null,
      phone text not null,
      delivery_method text not null check (delivery_method in ('home', 'pickup')),
      address text,
      department text,
      commune_id text,
      commune text,
      region text,
      receiver text,
      contact jsonb,
      comment text,
      min_days integer,
      max_days integer,
      document text not null check (document in ('0', '1')),
      invoice jsonb,
      gift_check boolean not null default false,
      gift_text text,
      subtotal integer not null check (subtotal >= 0),
      discount integer not null check (discount >= 0),
      price_delivery integer not null check (price_delivery >= 0),
      gift_price integer not null check (gift_price >= 0),
      total integer not null check (total = subtotal - discount + price_delivery + gift_price),
      terms_accepted_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- Deadline of the payment. Later, a job cancels the unpaid order and releases its stock.
      expires_at timestamptz not null
    );
    create unique index orders_idempotency on orders (cart_id, idempotency_key);
    create unique index orders_one_unpaid_card_order on orders (cart_id)
      where status = 'in_validation' and payment_status = 'pending' and platform = 'webpay';
    create index orders_unpaid on orders (expires_at)
      where status = 'in_validation' and payment_status = 'pending';
    create index orders_user on orders (user_id, created_at desc);
    create index orders_email on orders (lower(email), created_at desc);

    -- Lines with the names and prices at the time of the order, independent of later catalogue changes.
    create table order_lines (
      order_id text not null references orders (id) on delete cascade,
      position integer not null,
      sku text not null,
      product_type text not null,
      slug text not null,
      name text not null,
      brand jsonb not null,
      year integer,
      format integer,
      qty integer not null check (qty > 0),
      price integer not null check (price >= 0),
      reference_price text,
      image text not null,
      frontend_image text not null,
      retracto_excluded text,
      primary key (order_id, position)
    );

    -- Units that an order reserves, with boxes replaced by their contents. The release of the stock deletes
    -- the rows, so that it releases exactly the reserved units, and only once.
    create table order_stock (
      order_id text not null references orders (id) on delete cascade,
      sku text not null,
      qty integer not null check (qty > 0),
      primary key (order_id, sku)
    );

    create table payments (
      order_id text primary key references orders (id) on delete cascade,
      amount integer not null check (amount > 0),
      -- These columns are set together when the gateway has created the payment.
      buy_order text unique,
      session_id text,
      token text unique,
      url text,
      -- From this time on the card may have been charged: ask the gateway before the order is cancelled.
      commit_started_at timestamptz,
      settled_at timestamptz,
      failure text,
      answer jsonb,
      created_at timestamptz not null default now()
    );
    create index payments_open_commits on payments (commit_started_at)
      where commit_started_at is not null and settled_at is null;

    -- Consent log (law 21.719): person, purpose, shown text, time and page of each consent.
    create table consents (
      id bigint generated always as identity primary key,
      email text not null,
      purpose text not null,
      granted boolean not null,
      text text not null,
      version text not null,
      channel text not null,
      order_id text references orders (id) on delete set null,
      created_at timestamptz not null default now()
    );
    create index consents_email on consents (lower(email), purpose, created_at desc);
  `.execute(db);
};
