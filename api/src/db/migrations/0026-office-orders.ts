import { type Kysely, sql } from 'kysely';

/** Notes and mails of orders, and indexes for the office's list of orders. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    alter table orders
      -- Why the operator refused the last proof of the transfer. The buyer's mail says it.
      add column proof_refusal text;

    create table order_notes (
      id bigint generated always as identity primary key,
      order_id text not null references orders (id) on delete cascade,
      staff_id uuid not null references staff (id),
      text text not null,
      at timestamptz not null default now()
    );
    create index order_notes_order on order_notes (order_id, id);

    create table order_mails (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id) on delete cascade,
      kind text not null,
      refund_id bigint,
      -- Equal for all attempts of a mail. Null until the first one.
      message_id text unique,
      recipient text not null,
      state text not null check (state in ('queued', 'sent', 'failed', 'skipped')),
      attempts integer not null default 0,
      created_at timestamptz not null default now(),
      -- Last attempt.
      at timestamptz not null default now()
    );
    create index order_mails_order on order_mails (order_id, created_at);
    create index order_mails_failed on order_mails (order_id) where state = 'failed';

    -- Words of an order that the search finds: number, e-mail, RUT, names of buyer and receiver.
    create function order_words(number text, email text, rut text, names text) returns tsvector
      language sql immutable parallel safe
      return array_to_tsvector(array_remove(
        array[lower(number), lower(email), lower(rut)]
          || regexp_split_to_array(public.search_fold(names), '\\s+'), ''));
    create index orders_words on orders using gin (
      order_words(number, email, rut, name || ' ' || surname || ' ' || coalesce(contact ->> 'name', '')
        || ' ' || coalesce(contact ->> 'surname', '')));

    -- A word as a part of a tsquery.
    create function lexeme(word text) returns text language sql immutable parallel safe
      return '''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''';

    create index orders_newest on orders (created_at desc, id desc);
    create index orders_status_newest on orders (status, created_at desc, id desc);
    create index orders_payment_newest on orders (payment_status, created_at desc, id desc);
    create index orders_region_newest on orders (region, created_at desc, id desc);
    create index orders_proof_waits on orders (created_at desc, id desc)
      where platform = 'transfer' and status = 'in_validation' and payment_status = 'pending'
        and proof_at is not null;
    create index refunds_not_done on refunds (order_id) where done_at is null;
  `.execute(db);
};
