import { type Kysely, sql } from 'kysely';

/**
 * Staff with their second factor and sessions, and the audit of their changes. Nobody changes an audit entry. Only the
 * erasure of a customer may redact personal data in it, with the setting `shop.erases` in its transaction.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table staff (
      id uuid primary key default gen_random_uuid(),
      email text not null check (email = lower(email)),
      name text not null,
      role text not null,
      password_hash text,
      totp_secret bytea,
      totp_confirmed_at timestamptz,
      totp_last_step bigint,
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index staff_email on staff (email)`.execute(db);
  await sql`
    create table staff_recovery_codes (
      staff_id uuid not null references staff on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      primary key (staff_id, code_hash)
    )`.execute(db);
  await sql`
    create table staff_links (
      token_hash bytea primary key,
      staff_id uuid not null references staff on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table staff_sessions (
      id uuid primary key default gen_random_uuid(),
      staff_id uuid not null references staff on delete cascade,
      token_hash bytea not null unique,
      step text not null check (step in ('code', 'enrol', 'done')),
      user_agent text,
      created_at timestamptz not null default now(),
      last_used_at timestamptz not null default now(),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index staff_sessions_of on staff_sessions (staff_id)`.execute(db);
  await sql`
    create table audit_entries (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      staff_id uuid references staff,
      action text not null,
      entity text not null,
      entity_id text not null,
      before jsonb,
      after jsonb,
      reason text
    )`.execute(db);
  await sql`create index audit_entries_at on audit_entries (at desc, id desc)`.execute(db);
  await sql`create index audit_entries_entity on audit_entries (entity, entity_id, id desc)`.execute(db);
  await sql`create index audit_entries_staff on audit_entries (staff_id, id desc)`.execute(db);
  await sql`
    create function keep_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and current_setting('shop.erases', true) = 'on'
        and (new.id, new.at, new.staff_id, new.action, new.entity, new.entity_id)
          is not distinct from (old.id, old.at, old.staff_id, old.action, old.entity, old.entity_id)
      then return new; end if;
      raise exception 'audit entries are never changed';
    end $$`.execute(db);
  await sql`
    create trigger keep_audit before update or delete on audit_entries
      for each row execute function keep_audit()`.execute(db);
  await sql`
    create trigger keep_whole_audit before truncate on audit_entries
      for each statement execute function keep_audit()`.execute(db);
};
