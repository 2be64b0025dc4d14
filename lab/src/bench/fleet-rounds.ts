/** Rounds of `pnpm bench fleet`: each kind of load on each shop in turn. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measured } from '../fleet/load.ts';
import type { Role } from '../fleet/member.ts';
import { queryJson, queryText } from '../fleet/postgres.ts';
import type { Shop } from '../fleet/shop.ts';
import type { Work } from '../fleet/works.ts';

/** Processor time by role: ms per request, or ms per second of a shop without requests. */
export type Costs = Partial<Record<Role, number>>;

export interface Round extends Measured {
  /** ms per request, without what the shop uses at rest. */
  costs: Costs;
  /** Of the database, per request. */
  walBytes: number;
  storedBytes: number;
  /** Statements that passed the pooler, per request. NaN without pooler. */
  statements: number;
}

export interface MeasuredWork {
  work: Work;
  roundsByShop: Round[][];
}

const IDLE_MS = 5_000;

const minus = (after: Costs, before: Costs): Costs =>
  Object.fromEntries(Object.entries(after).map(([role, ms]) => [role, ms - (before[role as Role] ?? 0)]));

/** Processor time of the shop at rest, ms per second. */
export const measureIdle = async (shop: Shop): Promise<Costs> => {
  const before = shop.processorMs();
  await sleep(IDLE_MS);
  const used = minus(shop.processorMs(), before);
  return Object.fromEntries(Object.entries(used).map(([role, ms]) => [role, ms / (IDLE_MS / 1_000)]));
};

interface Counters {
  wal: number;
  stored: number;
  statements: number;
}

export const readCounters = async ({ databaseUrl, poolerStatsUrl }: Shop): Promise<Counters> => {
  const counters = `select json_build_object('wal', pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0'),
    'stored', pg_database_size(current_database()))`;
  const stats = poolerStatsUrl ? await queryText(poolerStatsUrl, 'show stats_totals') : '';
  // Columns: database, transactions, statements, …
  const shop = stats.split('\n').find((line) => line.startsWith('shop|'));
  return {
    ...(await queryJson<Omit<Counters, 'statements'>>(databaseUrl, counters)),
    statements: shop ? Number(shop.split('|')[2]) : Number.NaN,
  };
};

/** Runs a load, and measures its cost. @returns function that measures the cost up to now again, too */
const measureCosts = async (
  shop: Shop,
  run: () => Promise<Measured>,
  idle: Costs,
): Promise<{ measured: Measured; costsNow: () => Costs }> => {
  const before = shop.processorMs();
  const started = performance.now();
  const measured = await run();
  const costsNow = (): Costs => {
    const elapsed = (performance.now() - started) / 1_000;
    const costs = Object.entries(minus(shop.processorMs(), before)).map(([role, ms]) => {
      const own = ms - elapsed * (idle[role as Role] ?? 0);
      return [role, Math.max(0, own) / measured.requests];
    });
    return Object.fromEntries(costs);
  };
  return { measured, costsNow };
};

const measureRound = async (
  shop: Shop,
  work: Work,
  { round, seconds, idle }: { round: number; seconds: number; idle: Costs },
): Promise<Round> => {
  const { run } = await work.prepare(shop, round);
  const counters = await readCounters(shop);
  const { measured, costsNow } = await measureCosts(shop, () => run(seconds), idle);
  const { requests } = measured;
  const costs = costsNow();
  if (work.settle) {
    await work.settle(shop);
    // Only the program with the jobs has worked longer.
    const jobs: Role = 'worker' in costs ? 'worker' : 'api';
    costs[jobs] = costsNow()[jobs];
  }
  const after = await readCounters(shop);
  return {
    ...measured,
    costs,
    walBytes: (after.wal - counters.wal) / requests,
    storedBytes: (after.stored - counters.stored) / requests,
    statements: (after.statements - counters.statements) / requests,
  };
};

/** Measures the edge again while shells render other pages. */
const measureEdge = async (
  shop: Shop,
  work: Work,
  { round, seconds, idle }: { round: number; seconds: number; idle: Costs },
): Promise<Costs> => {
  if (shop.members.every(({ role }) => role !== 'edge')) return {};
  const { runBesideRenders } = await work.prepare(shop, round);
  if (!runBesideRenders) return {};
  const { costsNow } = await measureCosts(shop, () => runBesideRenders(seconds), idle);
  const { edge } = costsNow();
  return edge === undefined ? {} : { edge };
};

/** Each round measures all kinds of load, each on one shop after the other, so that other load meets all alike. */
export const inTurns = async (
  shops: readonly Shop[],
  works: readonly Work[],
  { rounds, seconds, idle }: { rounds: number; seconds: number; idle: readonly Costs[] },
): Promise<MeasuredWork[]> => {
  const measured = works.map((work) => ({ work, roundsByShop: shops.map((): Round[] => []) }));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    console.error(`round ${round} of ${rounds}`);
    for (const { work, roundsByShop } of measured)
      for (let turn = 0; turn < shops.length; turn += 1) {
        const index = (turn + round) % shops.length;
        const options = { round, seconds, idle: idle[index] ?? {} };
        const one = await measureRound(shops[index] as Shop, work, options);
        if (round > 0) roundsByShop[index]?.push(one);
      }
  }
  // Last, because hundreds of renders make the shells faster than they are in the rounds before.
  for (const { work, roundsByShop } of measured)
    for (const [index, shop] of shops.entries())
      for (const [round, one] of (roundsByShop[index] ?? []).entries())
        Object.assign(one.costs, await measureEdge(shop, work, { round, seconds, idle: idle[index] ?? {} }));
  return measured;
};
