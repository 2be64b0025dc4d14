/** Cost of browsers' requests, from the requests that the caches cannot answer. */
import type { Role } from '../fleet/member.ts';
import type { KindCost, UnitCosts } from './unit-costs.ts';
import type { VisitKind } from './visit-model.ts';

/** Requests by kind of unit cost, in the unit of the given requests: per second, or of a whole run. */
export type Work = Record<string, number>;

export interface Misses {
  page: number;
  list: number;
}

export const toWork = (requests: Record<VisitKind, number>, misses: Misses): Work => ({
  page: requests.page - misses.page,
  render: misses.page,
  list: requests.list - misses.list,
  query: misses.list + requests.tracking,
  search: requests.search,
  file: requests.file,
  picture: requests.picture,
  cart: requests.cart,
  order: requests.order,
});

/** @throws Error when the measurement lacks the kind */
export const costOf = ({ kinds }: UnitCosts, kind: string): KindCost => {
  const cost = kinds[kind];
  if (!cost) throw new Error(`There is no unit cost of ${kind}: run pnpm bench fleet --write`);
  return cost;
};

export const sumOver = (work: Work, costs: UnitCosts, of: (cost: KindCost) => number): number =>
  Object.entries(work).reduce((sum, [kind, count]) => sum + count * of(costOf(costs, kind)), 0);

/** Processor time of a role, ms. */
export const processorMs = (work: Work, costs: UnitCosts, role: Role): number =>
  sumOver(work, costs, (cost) => cost.processorMs[role] ?? 0);
