import { type Kysely, sql } from 'kysely';

/** Stores the outcome of each refund: done by the card network, done by the operator, or refused. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table refunds
      -- Whether the operator refunds by other means than the card network.
      add column by_hand boolean not null default false,
      -- When a request was last sent to the card network.
      -- While done_at and refused_at are null, its result is unknown.
      add column asked_at timestamptz,
      -- When the card network refused, and its message. A refused refund is no longer open.
      add column refused_at timestamptz,
      add column refusal text,
      add constraint refunds_refusal check ((refused_at is null) = (refusal is null)),
      add constraint refunds_one_outcome check (done_at is null or refused_at is null);
    update refunds set by_hand = true where reason = 'by the operator, by hand';
    create index refunds_open on refunds (order_id) where done_at is null and refused_at is null;
  `.execute(db);
};
