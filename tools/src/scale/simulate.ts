/** Load, cores, connections, bytes and cost of a shop with a number of orders per hour. */
import type { Role } from '../fleet/member.ts';
import type { Assumptions } from './assumptions.ts';
import { missesPerSecond } from './cache-model.ts';
import { type JobKind, simulateQueue } from './queue-model.ts';
import { createRandom } from './random.ts';
import type { UnitCosts } from './unit-costs.ts';
import type { Traffic, VisitKind } from './visit-model.ts';
import { costOf, processorMs, sumOver, toWork } from './work.ts';

/** Roles in the order of a request. */
export const ROLES = [
  'edge',
  'balancer',
  'shell',
  'api',
  'worker',
  'pooler',
  'primary',
  'replica',
] as const satisfies Role[];
export type SizedRole = (typeof ROLES)[number];

/** Cores of the smallest fleet: two processes of all that shoppers wait for, except the primary. */
const SMALLEST: Readonly<Record<SizedRole, number>> = {
  edge: 2,
  balancer: 2,
  shell: 2,
  api: 2,
  worker: 1,
  pooler: 2,
  primary: 2,
  replica: 2,
};

const HOUR_S = 3_600;
const HOURS_OF_MONTH = 730;
const GIGABYTE = 1e9;

interface RoleLoad {
  /** Share of the cores of the smallest fleet that the busiest minute needs. */
  utilisation: number;
  /** Cores for the busiest minute. */
  cores: number;
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
  connections: { browsers: number; ofApis: number; ofDatabase: number };
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

export const simulate = ({ ordersPerHour, traffic, seed, assumptions: of, costs }: Options): Simulated => {
  const visitsPerHour = ordersPerHour / of.conversion;
  const visitsPerS = visitsPerHour / HOUR_S;
  const requests = Object.fromEntries(
    Object.entries(traffic.perVisit).map(([kind, count]) => [kind, count * visitsPerS]),
  ) as Record<VisitKind, number>;
  // The drawn share of orders differs a little from the conversion.
  requests.order = ordersPerHour / HOUR_S;

  const changesPerS = (of.changesPerHour + ordersPerHour * of.soldOutPerOrder) / HOUR_S;
  const missesOf = (kind: 'page' | 'list', lifeS: number, caches: number): number =>
    sumOf(
      [...traffic.popularity[kind].values()].map((share) =>
        missesPerSecond(share * visitsPerS, { lifeS, changesPerS, caches }),
      ),
    );
  const misses = {
    page: missesOf('page', of.pageLifeS, SMALLEST.edge),
    list: missesOf('list', of.answerLifeS, SMALLEST.api),
  };
  const work = toWork(requests, misses);

  const loadOf = (role: SizedRole): RoleLoad => {
    const jobs = Object.entries(work).map(
      ([kind, perS]): JobKind => ({
        perS: perS * of.peak,
        ms: costOf(costs, kind).processorMs[role] ?? 0,
      }),
    );
    const idle = (costs.idleMsPerSecond[role] ?? 0) / 1_000;
    const processor = sumOf(jobs.map(({ perS, ms }) => (perS * ms) / 1_000)) + idle;
    const workers = (requests.order * of.peak * of.mailsPerOrder) / of.mailsPerSOfWorker;
    // A worker waits between two jobs, so the number of its processes may matter more than their cores.
    const needed = role === 'worker' ? Math.max(processor, workers) : processor;
    const cores = Math.max(SMALLEST[role], Math.ceil(needed / of.mostUtilisation));
    const asked = jobs.filter(({ perS, ms }) => perS > 0 && ms > 0);
    const { p99 } = simulateQueue(asked, cores, createRandom(seed + ROLES.indexOf(role) + 1));
    return { utilisation: needed / SMALLEST[role], cores, p99 };
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
      ofApis: roles.api.cores * of.connectionsOfApi,
      ofDatabase: Math.ceil((databaseMs / 1_000) * of.peak * of.statementStretch),
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
