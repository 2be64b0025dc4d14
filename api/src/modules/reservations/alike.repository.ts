import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** SQL expressions of a guest: columns or values. */
interface GuestParts {
  network: RawBuilder<string | null>;
  email: RawBuilder<string | null>;
  phone: RawBuilder<string>;
}

/** Capitals, dots and a `+` suffix reach the same mailbox, so one guest can write one address in many ways. */
const mailboxOf = (email: RawBuilder<string | null>) =>
  sql`replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(${email}), '@', 2)`;
const digitsOf = (phone: RawBuilder<string>) => sql`regexp_replace(${phone}, '\\D', '', 'g')`;

/** Parts of the reservation with this alias in a query. */
export const partsOf = (alias: string): GuestParts => ({
  network: sql.ref(`${alias}.network_hash`),
  // Guests without an address have none in common.
  email: sql`nullif(${sql.ref(`${alias}.email`)}, '')`,
  phone: sql.ref(`${alias}.phone`),
});

/** Conditions under which two reservations may be of the same guest. */
export const compareGuests = (one: GuestParts, other: GuestParts) => ({
  network: sql<SqlBool>`coalesce(${one.network} = ${other.network}, false)`,
  email: sql<SqlBool>`coalesce(${mailboxOf(one.email)} = ${mailboxOf(other.email)}, false)`,
  phone: sql<SqlBool>`${digitsOf(one.phone)} = ${digitsOf(other.phone)}`,
});
