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

type Read<K extends keyof typeof schema & `read${string}`> = (
  db: Db,
  query: z.output<(typeof schema)[K]['query']>,
  now: Date,
  limit?: number,
) => Promise<EndpointOutput<(typeof schema)[K]>>;

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
export const readSales: Read<'readSales'> = async (db, query, now) => {
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

export const readBestSellers: Read<'readBestSellers'> = async (db, query, now, limit = MAX_SOLD) => {
  const days = readDays(query, now, 'day');
  await refreshSales(db);
  return { ...days, ...(await findBestSellers(db, days, query, limit)) };
};

export const readLostSearches: Read<'readLostSearches'> = async (db, query, now, limit = MAX_ROWS) => {
  const days = readDays(query, now, 'day');
  return { ...days, ...(await findLostSearches(db, days, limit)) };
};

export const readPromises: Read<'readPromises'> = async (db, query, now, limit = MAX_ROWS) => {
  const days = readDays(query, now, 'day');
  return { ...days, ...(await findPromises(db, days, { now, limit })) };
};

export const readSearches: Read<'readSearches'> = async (db, query, now, limit = MAX_ROWS) => {
  const days = readDays(query, now, 'day');
  return { ...days, ...(await findSearches(db, days, query.sort, limit)) };
};

export const readCorrections: Read<'readCorrections'> = async (db, query, now, limit = MAX_ROWS) => {
  const days = readDays(query, now, 'day');
  return { ...days, data: await findCorrections(db, days, limit) };
};

export const readAbandonedCarts: Read<'readAbandonedCarts'> = async (db, query, now) => {
  const days = readDays(query, now, 'day');
  await refreshSales(db);
  const [left, unpaid, [sold]] = await Promise.all([
    findCartsLeft(db, days),
    findUnpaid(db, days),
    findSales(db, [days]),
  ]);
  return { ...days, steps: [left, ...unpaid], bought: { orders: sold?.orders ?? 0, clp: sold?.clp ?? 0 } };
};

export const readSlowStock: Read<'readSlowStock'> = async (db, { days }, now, limit = MAX_ROWS) => {
  await refreshSales(db);
  return findSlowStock(db, { days, today: dayInSantiago(now), limit });
};
