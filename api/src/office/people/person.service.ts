import { normalizePhone } from 'shared-contracts/domain/phone';
import { normalizeRut } from 'shared-contracts/domain/rut';
import type { Person } from 'shared-contracts/office/people.schema';
import type { Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { pick } from '../../lib/pick.ts';
import { findSubscriptionStatus } from '../../modules/forms/newsletter.repository.ts';
import { findLimits } from '../../personal-data/data-limits.repository.ts';
import * as repository from './person.repository.ts';

type AccountRow = NonNullable<Awaited<ReturnType<typeof repository.findAccountOf>>>;

/** Accounts, guests and messages keep what the person typed: "+56 9 8765 4321", "+56987654321". */
const distinct = (
  values: readonly (string | null | undefined)[],
  normalize: (text: string) => string | null,
): string[] => [...new Set(values.flatMap((value) => (value ? [normalize(value) ?? value] : [])))];

/** States of orders after which nothing is left to do. */
const OVER: ReadonlySet<string> = new Set(['delivered', 'cancelled']);

const joined = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

const toAccount = async (
  db: Executor,
  personId: string,
  user: AccountRow,
): Promise<NonNullable<Person['account']>> => {
  const block = user.blocked_at ? await repository.findBlock(db, personId) : undefined;
  return {
    ...pick(user, 'type', 'rut', 'phone', 'sessions'),
    name: joined(user.first_name, user.last_name),
    company: user.company_name,
    created_at: user.created_at.toISOString(),
    confirmed: user.email_verified_at !== null,
    blocked_at: user.blocked_at?.toISOString() ?? null,
    blocked_by: block?.staff ?? null,
    blocked_reason: block?.reason ?? null,
  };
};

/**
 * Everything that the page of a person shows.
 * @throws DomainError NOT_FOUND
 */
export const readPerson = async (db: Executor, id: string): Promise<Person> => {
  const row = orNotFound(await repository.findPerson(db, id));
  const { email } = row;
  const user = await repository.findAccountOf(db, email);
  const userId = user?.id ?? null;
  const [version, limits, foundOrders, foundReservations, foundMessages, counts, newsletter] =
    await Promise.all([
      repository.findPersonVersion(db, email, userId),
      findLimits(db, email),
      repository.findOrdersOf(db, email, userId),
      repository.findReservationsOf(db, email),
      repository.findMessagesOf(db, email),
      repository.countOf(db, email, userId),
      findSubscriptionStatus(db, email),
    ]);
  // Blocked, or without a profile: no collection of the person's past, only what the staff still has to do.
  const isNarrow = limits.includes('all') || limits.includes('profile');
  const orders = isNarrow ? foundOrders.filter(({ status }) => !OVER.has(status)) : foundOrders;
  const reservations = isNarrow
    ? foundReservations.filter(({ ends_at }) => ends_at > new Date())
    : foundReservations;
  const messages = isNarrow ? foundMessages.filter(({ is_open }) => is_open) : foundMessages;
  const last = reservations[0] ?? messages[0];
  const account = user ? await toAccount(db, id, user) : null;
  return {
    id,
    version,
    email,
    name:
      account?.name ??
      (orders[0] ? joined(orders[0].name, orders[0].surname) : joined(last?.name, last?.last_name)),
    created_at: row.created_at.toISOString(),
    account,
    resells: row.resells,
    ruts: distinct([user?.rut, ...orders.map(({ rut }) => rut)], normalizeRut),
    phones: distinct(
      [user?.phone, ...[...orders, ...reservations, ...messages].map(({ phone }) => phone)],
      normalizePhone,
    ),
    orders: orders.map(isoTimes),
    reservations: reservations.map(isoTimes),
    messages: messages.map(isoTimes),
    newsletter: newsletter ?? 'none',
    limits,
    counts,
  };
};
