import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type * as schema from 'shared-contracts/office/figures.schema';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { findCartsLeft, findUnpaid } from './carts.repository.ts';
import { findCorrections, findLostSearches, findSearches } from './lost-searches.repository.ts';
import { periodsBefore, periodsOf, readDays } from './periods.ts';
import { findPromises } from './promises.repository.ts';
import { refreshSales } from './refresh-sales.repository.ts';
import { findBestSellers, findSales, type Sums } from './sales.repository.ts';
import { findSlowStock } from './slow-stock.repository.ts';

type Query<K extends keyof typeof schema & `read${string}`> = z.output<(typeof schema)[K]['query']>;
type Output<K extends keyof typeof schema & `read${string}`> = EndpointOutput<(typeof schema)[K]>;

const MAX_SOLD = 100;
const MAX_ROWS = 200;

const addUp = (parts: readonly Sums[]): Sums => {
  const sum = (key: Exclude<keyof Sums, 'margin'>) => parts.reduce((total, part) => total + part[key], 0);
  const margins = parts.flatMap(({ margin }) => margin ?? []);
  return {
    orders: sum('orders'),
    clp: sum('clp'),
    refunds_clp: sum('refunds_clp'),
    units: sum('units'),
    products_clp: sum('products_clp'),
    costed_clp: sum('costed_clp'),
    margin: margins.length > 0 ? margins.reduce((total, margin) => total + margin, 0) : null,
  };
};

/** Sales of each period, and of as many periods before. */
export const readSales = async (
  db: Db,
  query: Query<'readSales'>,
  now: Date,
): Promise<Output<'readSales'>> => {
  const days = readDays(query, now, query.by);
  const periods = periodsOf(days, query.by);
  const earlier = periodsBefore(periods, query.by);
  await refreshSales(db);
  const sums = await findSales(db, [...periods, ...earlier]);
  const [current, former] = [sums.slice(0, periods.length), sums.slice(periods.length)];
  const shown = (of: typeof periods, values: readonly Sums[]) =>
    of.flatMap((period, index) => {
      const value = values[index];
      return value ? [{ ...period, ...value }] : [];
    });
  return {
    ...days,
    by: query.by,
    periods: shown(periods, current),
    before: shown(earlier, former),
    total: addUp(current),
    total_before: addUp(former),
  };
};

export const readBestSellers = async (
  db: Db,
  query: Query<'readBestSellers'>,
  now: Date,
  limit = MAX_SOLD,
): Promise<Output<'readBestSellers'>> => {
  const days = readDays(query, now, 'day');
  await refreshSales(db);
  return { ...days, ...(await findBestSellers(db, days, { kind: query.kind, sort: query.sort, limit })) };
};

export const readLostSearches = async (
  db: Db,
  query: Query<'readLostSearches'>,
  now: Date,
  limit = MAX_ROWS,
): Promise<Output<'readLostSearches'>> => {
  const days = readDays(query, now, 'day');
  return { ...days, ...(await findLostSearches(db, days, limit)) };
};

export const readPromises = async (
  db: Db,
  query: Query<'readPromises'>,
  now: Date,
  limit = MAX_ROWS,
): Promise<Output<'readPromises'>> => {
  const days = readDays(query, now, 'day');
  return { ...days, ...(await findPromises(db, days, { now, limit })) };
};

export const readSearches = async (
  db: Db,
  query: Query<'readSearches'>,
  now: Date,
  limit = MAX_ROWS,
): Promise<Output<'readSearches'>> => {
  const days = readDays(query, now, 'day');
  return { ...days, ...(await findSearches(db, days, { sort: query.sort, limit })) };
};

export const readCorrections = async (
  db: Db,
  query: Query<'readCorrections'>,
  now: Date,
  limit = MAX_ROWS,
): Promise<Output<'readCorrections'>> => {
  const days = readDays(query, now, 'day');
  return { ...days, data: await findCorrections(db, days, limit) };
};

export const readAbandonedCarts = async (
  db: Db,
  query: Query<'readAbandonedCarts'>,
  now: Date,
): Promise<Output<'readAbandonedCarts'>> => {
  const days = readDays(query, now, 'day');
  await refreshSales(db);
  const [left, unpaid, [sold]] = await Promise.all([
    findCartsLeft(db, days),
    findUnpaid(db, days),
    findSales(db, [days]),
  ]);
  return { ...days, steps: [left, ...unpaid], bought: { orders: sold?.orders ?? 0, clp: sold?.clp ?? 0 } };
};

export const readSlowStock = async (
  db: Db,
  { days }: Query<'readSlowStock'>,
  now: Date,
  limit = MAX_ROWS,
): Promise<Output<'readSlowStock'>> => {
  await refreshSales(db);
  return findSlowStock(db, { days, today: dayInSantiago(now), limit });
};
