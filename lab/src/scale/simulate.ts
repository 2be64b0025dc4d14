/** Load, cores, connections, bytes and cost of a shop with a number of orders per hour. */
import { connectionsOf } from './connections.ts';
import { simulateP99 } from './queue-model.ts';
import { createRandom } from './random.ts';
import { busyCores, busyWorkers, jobsOf } from './role-load.ts';
import { ROLES, type Size, type SizedRole, SMALLEST } from './roles.ts';
import { type FleetOptions, sizeFleet } from './size-fleet.ts';
import { processorMs, sumOver } from './work.ts';

const HOUR_S = 3_600;
const HOURS_OF_MONTH = 730;
const GIGABYTE = 1e9;

/** Size for the busiest minute. */
interface RoleLoad extends Size {
  /** Share of the smallest fleet that the busiest minute needs: of its cores, or of its workers. */
  utilisation: number;
  /** 99th percentile of wait and work with these cores, ms. */
  p99: number;
}

export interface Options extends FleetOptions {
  seed: number;
}

export const simulate = ({ ordersPerHour, traffic, seed, assumptions: assumed, costs }: Options) => {
  const model = { assumptions: assumed, costs };
  const fleet = sizeFleet({ ordersPerHour, traffic, assumptions: assumed, costs });
  const { visitsPerHour, requests, sizes, misses, work } = fleet;

  // The smallest fleet has fewer caches, so it has fewer misses.
  const least = fleet.loadWith(SMALLEST).work;
  const loadOf = (role: SizedRole): RoleLoad => {
    const { cores, processes } = SMALLEST[role];
    const ofCores = busyCores(role, least, processes, model) / cores;
    const ofWorkers = role === 'worker' ? busyWorkers(least, model) / processes : 0;
    const asked = jobsOf(role, work, model).filter(({ perS, ms }) => perS > 0 && ms > 0);
    const random = createRandom(seed + ROLES.indexOf(role) + 1);
    const p99 = simulateP99(asked, sizes[role].cores, random);
    return { ...sizes[role], utilisation: Math.max(ofCores, ofWorkers), p99 };
  };
  const roles = Object.fromEntries(ROLES.map((role) => [role, loadOf(role)])) as Record<SizedRole, RoleLoad>;
  const bottleneck = ROLES.reduce((most, role) =>
    roles[role].utilisation > roles[most].utilisation ? role : most,
  );

  const bytesPerS = sumOver(work, costs, ({ bytes }) => bytes);
  const storedBytesPerDay = sumOver(work, costs, ({ storedBytes }) => storedBytes) * HOUR_S * 24;
  const databaseMs = processorMs(work, costs, 'primary');
  const cores = ROLES.reduce((sum, role) => sum + roles[role].cores, 0);
  const { coreHour, gigabyteOut, gigabyteMonth } = assumed.prices;
  return {
    ordersPerHour,
    visitsPerHour,
    /** Per second, mean of the hour. */
    requests,
    hitRates: { edge: 1 - misses.page / requests.page, api: 1 - misses.list / requests.list },
    roles,
    /** Of all roles. */
    cores,
    /** Role with the highest utilisation of the smallest fleet. */
    bottleneck,
    connections: {
      browsers: (visitsPerHour / HOUR_S) * assumed.peak * assumed.keepAliveS,
      ...connectionsOf(sizes, assumed),
      /** Busy with a statement at the primary. */
      inUse: Math.ceil((databaseMs / 1_000) * assumed.peak * assumed.statementStretch),
    },
    /** To browsers, mean of the hour. */
    bytesPerS,
    walBytesPerS: sumOver(work, costs, ({ walBytes }) => walBytes),
    storedBytesPerDay,
    costPerHour:
      cores * coreHour +
      ((bytesPerS * HOUR_S) / GIGABYTE) * gigabyteOut +
      ((storedBytesPerDay * 30) / GIGABYTE / HOURS_OF_MONTH) * gigabyteMonth,
  };
};

export type Simulated = ReturnType<typeof simulate>;
