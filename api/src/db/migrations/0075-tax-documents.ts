import { type Kysely, sql } from 'kysely';

/** Tax documents of orders and refunds, the numbers of the tax office, and the key that signs. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table tax_certificates (
      id uuid primary key default gen_random_uuid(),
      -- Made by the sandbox, whose key no tax office knows.
      is_sandbox boolean not null,
      -- Encrypted with APP_SECRET, as the files of numbers are.
      pfx bytea not null,
      password bytea not null,
      rut text,
      valid_to timestamptz not null,
      added_at timestamptz not null default now()
    );
    create table tax_number_ranges (
      id uuid primary key default gen_random_uuid(),
      type smallint not null check (type in (33, 39, 56, 61)),
      first_number bigint not null check (first_number > 0),
      last_number bigint not null,
      -- Above last_number when all are used.
      next_number bigint not null,
      -- First day on which the numbers may not be used any more.
      expires_on date,
      environment text not null check (environment in ('sandbox', 'certification', 'production')),
      caf bytea not null,
      added_at timestamptz not null default now(),
      unique (environment, type, first_number),
      check (next_number between first_number and last_number + 1)
    );
    create table tax_documents (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id) on delete cascade,
      -- Refund that a credit note documents. Null: the document of the sale.
      refund_id bigint references refunds (id) on delete cascade,
      -- Document of the sale that a credit note changes.
      changes uuid references tax_documents (id) on delete cascade,
      -- An order with more lines than a factura may have gets several, and a refund notes on several.
      part smallint not null default 1,
      type smallint not null check (type in (33, 39, 56, 61)),
      number bigint not null,
      environment text not null check (environment in ('sandbox', 'certification', 'production')),
      day date not null,
      receiver_rut text not null,
      net integer not null,
      vat integer not null,
      total integer not null,
      -- Signed document in ISO-8859-1.
      xml bytea not null,
      issued_at timestamptz not null default now(),
      unique (environment, type, number),
      unique nulls not distinct (order_id, environment, refund_id, part),
      check ((refund_id is null) = (changes is null))
    );
  `.execute(db);
};
