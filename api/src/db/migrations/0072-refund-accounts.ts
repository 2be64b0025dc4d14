import { type Kysely, sql } from 'kysely';

/** Bank account that a buyer named for the money of a cancelled order, when it cannot go back to the card. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table refund_accounts (
      order_id text primary key references orders (id) on delete cascade,
      holder text not null,
      rut text not null,
      bank text not null,
      account_type text not null check (account_type in ('checking', 'sight', 'savings')),
      account text not null,
      created_at timestamptz not null default now()
    );
  `.execute(db);
};
