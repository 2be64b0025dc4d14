/** Load, cores, connections, bytes and cost of a shop with a number of orders per hour. */
import type { Assumptions } from './assumptions.ts';
import { missesPerSecond } from './cache-model.ts';
import { type DatabaseConnections, databaseConnections } from './connections.ts';
import { sumMisses } from './misses.ts';
import { simulateQueue } from './queue-model.ts';
import { createRandom } from './random.ts';
import { busyCores, busyWorkers, jobsOf, type Model, sizeOf } from './role-load.ts';
import { ROLES, type Size, type SizedRole, type Sizes, SMALLEST } from './roles.ts';
import type { UnitCosts } from './unit-costs.ts';
import type { Traffic, VisitKind } from './visit-model.ts';
import { type Misses, processorMs, sumOver, toWork, type Work } from './work.ts';

const HOUR_S = 3_600;
const HOURS_OF_MONTH = 730;
const GIGABYTE = 1e9;

/** Sizes grow from round to round, and each growth adds fewer misses, so that few rounds suffice. */
const MOST_ROUNDS = 100;

/** Size for the busiest minute. */
interface RoleLoad extends Size {
  /** Share of the smallest fleet that the busiest minute needs: of its cores, or of its workers. */
  utilisation: number;
  /** 99th percentile of wait and work with these cores, ms. */
  p99: number;
}

export interface Simulated {
  ordersPerHour: number;
  visitsPerHour: number;
  /** Per second, mean of the hour. */
  requests: Record<VisitKind, number>;
  hitRates: { edge: number; api: number };
  roles: Record<SizedRole, RoleLoad>;
  /** Role with the highest utilisation of the smallest fleet. */
  bottleneck: SizedRole;
  connections: DatabaseConnections & {
    browsers: number;
    /** Busy with a statement at the primary. */
    inUse: number;
  };
  /** To browsers, mean of the hour. */
  bytesPerS: number;
  walBytesPerS: number;
  storedBytesPerDay: number;
  costPerHour: number;
}

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0);

export interface Options {
  ordersPerHour: number;
  /** Requests of a visit. They do not depend on the number of orders. */
  traffic: Traffic;
  seed: number;
  assumptions: Assumptions;
  costs: UnitCosts;
}

/**
 * Sizes all roles. More edges and APIs have more caches, which miss more often, so that the fleet needs more of them.
 * @throws Error when the sizes do not become stable
 */
const sizeUntilStable = <Load extends { work: Work }>(
  loadWith: (sizes: Sizes) => Load,
  model: Model,
): Load & { sizes: Sizes } => {
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

export const simulate = ({ ordersPerHour, traffic, seed, assumptions: of, costs }: Options): Simulated => {
  const model = { assumptions: of, costs };
  const visitsPerHour = ordersPerHour / of.conversion;
  const visitsPerS = visitsPerHour / HOUR_S;
  const requests = Object.fromEntries(
    Object.entries(traffic.perVisit).map(([kind, count]) => [kind, count * visitsPerS]),
  ) as Record<VisitKind, number>;
  // The drawn share of orders differs a little from the conversion.
  requests.order = ordersPerHour / HOUR_S;

  const loadWith = ({ edge, api }: Sizes): { misses: Misses; work: Work } => {
    const caches = { edges: edge.processes, apis: api.processes };
    const changes = { ordersPerS: requests.order, assumptions: of };
    const misses = sumMisses(traffic, caches, changes, (share, cache) =>
      missesPerSecond(share * visitsPerS, cache),
    );
    return { misses, work: toWork(requests, misses) };
  };
  const { sizes, misses, work } = sizeUntilStable(loadWith, model);

  // The smallest fleet has fewer caches, so it has fewer misses.
  const least = loadWith(SMALLEST).work;
  const loadOf = (role: SizedRole): RoleLoad => {
    const { cores, processes } = SMALLEST[role];
    const ofCores = busyCores(role, least, processes, model) / cores;
    const ofWorkers = role === 'worker' ? busyWorkers(least, model) / processes : 0;
    const asked = jobsOf(role, work, model).filter(({ perS, ms }) => perS > 0 && ms > 0);
    const random = createRandom(seed + ROLES.indexOf(role) + 1);
    const { p99 } = simulateQueue(asked, sizes[role].cores, random);
    return { ...sizes[role], utilisation: Math.max(ofCores, ofWorkers), p99 };
  };
  const roles = Object.fromEntries(ROLES.map((role) => [role, loadOf(role)])) as Simulated['roles'];
  const bottleneck = ROLES.reduce((most, role) =>
    roles[role].utilisation > roles[most].utilisation ? role : most,
  );

  const bytesPerS = sumOver(work, costs, ({ bytes }) => bytes);
  const storedBytesPerDay = sumOver(work, costs, ({ storedBytes }) => storedBytes) * HOUR_S * 24;
  const databaseMs = processorMs(work, costs, 'primary');
  const cores = sumOf(ROLES.map((role) => roles[role].cores));
  const { coreHour, gigabyteOut, gigabyteMonth } = of.prices;
  return {
    ordersPerHour,
    visitsPerHour,
    requests,
    hitRates: {
      edge: 1 - misses.page / requests.page,
      api: 1 - misses.list / requests.list,
    },
    roles,
    bottleneck,
    connections: {
      browsers: visitsPerS * of.peak * of.keepAliveS,
      ...databaseConnections(
        { apis: roles.api.processes, workers: roles.worker.processes, poolers: roles.pooler.processes },
        of.connections,
      ),
      inUse: Math.ceil((databaseMs / 1_000) * of.peak * of.statementStretch),
    },
    bytesPerS,
    walBytesPerS: sumOver(work, costs, ({ walBytes }) => walBytes),
    storedBytesPerDay,
    costPerHour:
      cores * coreHour +
      ((bytesPerS * HOUR_S) / GIGABYTE) * gigabyteOut +
      ((storedBytesPerDay * 30) / GIGABYTE / HOURS_OF_MONTH) * gigabyteMonth,
  };
};
