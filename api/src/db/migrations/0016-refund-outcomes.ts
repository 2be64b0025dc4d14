import { type Kysely, sql } from 'kysely';

/** Keeps how each refund ended: given by the card network, given by hand, or refused. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table refunds
      -- The operator gave the money by other means than the card network.
      add column by_hand boolean not null default false,
      -- When the card network was last asked. With done_at and refused_at empty its answer is not known.
      add column asked_at timestamptz,
      -- When the card network refused, and its words.
      -- A refused refund no longer counts as money to give back.
      add column refused_at timestamptz,
      add column refusal text,
      add constraint refunds_refusal check ((refused_at is null) = (refusal is null)),
      add constraint refunds_one_outcome check (done_at is null or refused_at is null);
    update refunds set by_hand = true where reason = 'by the operator, by hand';
    create index refunds_open on refunds (order_id) where done_at is null and refused_at is null;
  `.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    drop index if exists refunds_open;
    alter table refunds drop constraint if exists refunds_refusal,
      drop constraint if exists refunds_one_outcome,
      drop column if exists by_hand, drop column if exists asked_at, drop column if exists refused_at,
      drop column if exists refusal;
  `.execute(db);
};
