import { type Kysely, sql } from 'kysely';

/**
 * Returns of products by their buyer, with lines and pictures. The refund of an accepted return is a refund like others.
 * The version before neither reads nor writes these tables, and has no jobs of theirs.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table order_returns (
      id uuid primary key default gen_random_uuid(),
      order_id text not null references orders (id) on delete cascade,
      -- Of the buyer's request, so that a repeat after a lost response finds the return.
      request_key uuid not null,
      -- Number of the return within its order, from 1.
      position integer not null check (position > 0),
      ground text not null check (ground in ('changed-mind', 'faulty', 'wrong-item')),
      state text not null default 'requested'
        check (state in ('requested', 'asked', 'accepted', 'refused', 'withdrawn')),
      reason text,
      question text,
      answer text,
      refusal text,
      refund_id bigint references refunds (id),
      -- Grows with each change.
      version integer not null default 1,
      requested_at timestamptz not null default now(),
      -- Since when staff have to act: the request, or the buyer's last answer.
      waits_since timestamptz not null default now(),
      -- When staff decided it, or the buyer withdrew it.
      ended_at timestamptz,
      -- When the owners got a mail because it waits.
      reminded_at timestamptz,
      unique (order_id, request_key),
      unique (order_id, position),
      check ((state = 'accepted') = (refund_id is not null)),
      check ((state in ('requested', 'asked')) = (ended_at is null))
    );
    create index order_returns_waiting on order_returns (waits_since) where state = 'requested';
    create index order_returns_requested on order_returns (requested_at);

    create table order_return_lines (
      return_id uuid not null references order_returns (id) on delete cascade,
      -- Line of the order.
      position integer not null,
      qty integer not null check (qty > 0),
      primary key (return_id, position)
    );

    create table order_return_pictures (
      return_id uuid not null references order_returns (id) on delete cascade,
      position integer not null check (position between 1 and 3),
      -- JPEG without metadata.
      file bytea not null,
      received_at timestamptz not null default now(),
      primary key (return_id, position)
    );
  `.execute(db);
};
