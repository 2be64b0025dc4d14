/// <reference lib="esnext.temporal" />
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import { isAllowed, type Role } from 'shared-contracts/office/access';
import { MAX_TOTAL } from 'shared-contracts/office/common.schema';
import { type readToday as schema, TODAY_NUMBERS } from 'shared-contracts/office/today.schema';
import type { Executor } from '../../db/connect.ts';
import { countUndocumented } from '../../modules/tax-documents/undocumented.service.ts';
import { hasJobs } from '../mails/failed-mails.repository.ts';
import { findTaxWarnings } from '../taxes/tax-warnings.ts';
import { NUMBER_RULES, type NumberRule, PARCEL_RULES, TAX_RULES } from './numbers.repository.ts';
import { countEach, findReservationCounts, findSales } from './today.repository.ts';

type Today = EndpointOutput<typeof schema>;

const dateOf = (moment: { epochMilliseconds: number }): Date => new Date(moment.epochMilliseconds);

/** Periods of the first page. Days begin in Santiago, where some have 23 or 25 hours. */
export const periodsAt = (now: Date) => {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(TIME_ZONE);
  const weekAgo = local.subtract({ days: 7 });
  return {
    day: local.toPlainDate().toString(),
    today: { from: dateOf(local.startOfDay()), to: dateOf(local.add({ days: 1 }).startOfDay()) },
    lastWeek: { from: dateOf(weekAgo.startOfDay()), to: dateOf(weekAgo) },
  };
};

const countNumbers = async <Id>(db: Executor, rules: readonly NumberRule<Id>[]) => {
  const counts = await countEach(
    db,
    rules.map(({ rows }) => rows),
  );
  return rules.map(({ id, list }, index) => {
    const count = counts[index] ?? 0;
    return { id, list, count: Math.min(count, MAX_TOTAL), more: count > MAX_TOTAL };
  });
};

/** In the order of the contract. */
const inOrder = (numbers: Today['numbers']): Today['numbers'] =>
  numbers.toSorted((one, other) => TODAY_NUMBERS.indexOf(one.id) - TODAY_NUMBERS.indexOf(other.id));

/** Paid orders without their boleta, factura or a credit note: the numbers ran out, or the certificate has expired. */
const countMissingDocuments = async (db: Executor, now: Date): Promise<Today['numbers']> => {
  const { total: count, more } = await countUndocumented(db, now);
  const list = { resource: 'taxes', filter: {} } as const;
  return count > 0 ? [{ id: 'tax-documents-missing', list, count, more }] : [];
};

/** Numbers and certificates that are about to end, or did. */
const countWarnings = async (db: Executor, now: Date): Promise<Today['numbers']> => {
  const count = (await findTaxWarnings(db, now)).length;
  return count > 0
    ? [{ id: 'tax-warnings', list: { resource: 'taxes', filter: {} }, count, more: false }]
    : [];
};

const readSales = async (
  db: Executor,
  { day, today, lastWeek }: ReturnType<typeof periodsAt>,
): Promise<Today['sales']> => {
  const [now, before] = await Promise.all([
    findSales(db, today.from, today.to),
    findSales(db, lastWeek.from, lastWeek.to),
  ]);
  const filter = { payment_status: 'success', from: day, to: day };
  return { today: now, last_week: before, list: { resource: 'orders', filter } };
};

/** Numbers of the first page for a role. */
export const readToday = async (db: Executor, role: Role, now: Date): Promise<Today> => {
  const periods = periodsAt(now);
  const { from, to } = periods.today;
  const withJobs = await hasJobs(db);
  const canCount = ({ access, needsJobs }: Pick<NumberRule, 'access' | 'needsJobs'>) =>
    isAllowed(role, access) && (withJobs || !needsJobs);
  const [numbers, parcels, taxes, missing, warnings, reservations, sales] = await Promise.all([
    countNumbers(db, NUMBER_RULES.filter(canCount)),
    countNumbers(db, PARCEL_RULES.filter(canCount)),
    countNumbers(db, TAX_RULES.filter(canCount)),
    isAllowed(role, 'taxes.read') ? countMissingDocuments(db, now) : [],
    isAllowed(role, 'taxes.read') ? countWarnings(db, now) : [],
    findReservationCounts(db, from, to),
    isAllowed(role, 'orders.read') ? readSales(db, periods) : null,
  ]);
  return {
    at: now.toISOString(),
    day: periods.day,
    numbers: inOrder([...missing, ...warnings, ...numbers]),
    parcel_numbers: parcels,
    tax_numbers: taxes,
    reservations,
    sales,
  };
};
