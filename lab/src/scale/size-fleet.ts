/** Sizes of all roles for a number of orders per hour. */
import type { Assumptions } from './assumptions.ts';
import { missesPerSecond } from './cache-model.ts';
import { sumMisses } from './misses.ts';
import { type Model, sizeOf } from './role-load.ts';
import { ROLES, type Size, type SizedRole, type Sizes, SMALLEST } from './roles.ts';
import type { UnitCosts } from './unit-costs.ts';
import type { Traffic, VisitKind } from './visit-model.ts';
import { type Misses, toWork, type Work } from './work.ts';

const HOUR_S = 3_600;
/** Sizes grow from round to round, and each growth adds fewer misses, so that few rounds suffice. */
const MOST_ROUNDS = 100;

export interface FleetOptions {
  ordersPerHour: number;
  /** Requests of a visit. They do not depend on the number of orders. */
  traffic: Traffic;
  assumptions: Assumptions;
  costs: UnitCosts;
}

interface Load {
  misses: Misses;
  work: Work;
}

export interface SizedFleet extends Load {
  visitsPerHour: number;
  /** Per second, mean of the hour. */
  requests: Record<VisitKind, number>;
  sizes: Sizes;
  /** Load of a fleet with other sizes. */
  loadWith(sizes: Sizes): Load;
}

/**
 * Sizes all roles. More edges and APIs have more caches, which miss more often, so that the fleet needs more of them.
 * @throws Error when the sizes do not become stable
 */
const sizeUntilStable = (loadWith: (sizes: Sizes) => Load, model: Model): Load & { sizes: Sizes } => {
  let sizes = SMALLEST;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const load = loadWith(sizes);
    const sized = (role: SizedRole): Size => sizeOf(role, load.work, sizes[role].processes, model);
    const next = Object.fromEntries(ROLES.map((role) => [role, sized(role)])) as Sizes;
    const isSame = (role: SizedRole): boolean =>
      next[role].cores === sizes[role].cores && next[role].processes === sizes[role].processes;
    if (ROLES.every(isSame)) return { ...load, sizes };
    sizes = next;
  }
  throw new Error(`The sizes still change after ${MOST_ROUNDS} rounds`);
};

/** @throws Error when the sizes do not become stable, or unit costs are missing */
export const sizeFleet = ({ ordersPerHour, traffic, assumptions, costs }: FleetOptions): SizedFleet => {
  const visitsPerHour = ordersPerHour / assumptions.conversion;
  const visitsPerS = visitsPerHour / HOUR_S;
  const requests = Object.fromEntries(
    Object.entries(traffic.perVisit).map(([kind, count]) => [kind, count * visitsPerS]),
  ) as Record<VisitKind, number>;
  // The visits are drawn at random, so their share of orders differs a little from the conversion.
  requests.order = ordersPerHour / HOUR_S;

  const loadWith = ({ edge, api }: Sizes): Load => {
    const caches = { edges: edge.processes, apis: api.processes };
    const changes = { ordersPerS: requests.order, assumptions };
    const misses = sumMisses(traffic, caches, changes, (share, cache) =>
      missesPerSecond(share * visitsPerS, cache),
    );
    return { misses, work: toWork(requests, misses) };
  };
  const sized = sizeUntilStable(loadWith, { assumptions, costs });
  return { ...sized, visitsPerHour, requests, loadWith };
};
