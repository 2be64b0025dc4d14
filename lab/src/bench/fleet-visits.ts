/**
 * `pnpm bench fleet --visits N [--seed N] [--write]`: sends the visits of the load model to a fleet and compares
 * what they cost with what the model says. 500 visits are an hour with ten orders, compressed in time. Other visits come
 * first, because new processes compile code, open connections and encode pictures. Exit code 1 when a request failed or
 * a figure is outside of its tolerance (`scale/compare-run.ts`).
 */

import { type Card, readCards } from '../fleet/addresses.ts';
import { purgePages } from '../fleet/edge.ts';
import type { Role } from '../fleet/member.ts';
import { openFleet } from '../fleet/open-fleet.ts';
import { type Replayed, replay, toPaths } from '../fleet/replay.ts';
import type { Shop } from '../fleet/shop.ts';
import { WORKS, warmUp } from '../fleet/works.ts';
import { ASSUMPTIONS } from '../scale/assumptions.ts';
import {
  compareRun,
  countRequests,
  type Expected,
  expectRun,
  isWithin,
  type MeasuredRun,
  toTable,
} from '../scale/compare-run.ts';
import { createRandom } from '../scale/random.ts';
import { ROLES } from '../scale/roles.ts';
import { readUnitCosts } from '../scale/unit-costs.ts';
import { drawVisit, trafficOf, type VisitRequest } from '../scale/visit-model.ts';
import { type Costs, measureIdle, readCounters } from './fleet-rounds.ts';
import { writeTable } from './write-table.ts';

/** Visits that show how popular each address is. */
const POPULAR_VISITS = 20_000;

/** Visits of the warm-up for each measured one. Node compiles a page's code better after some hundred renders. */
const WARM_UPS = 4;

type Visits = readonly (readonly VisitRequest[])[];

interface Run extends Replayed, Omit<MeasuredRun, 'processorMs'> {
  spent: Spent[];
}
/** Processor time of a role, and the time in which it was spent. */
interface Spent {
  role: Role;
  ms: number;
  seconds: number;
}

/** Only the worker works on after the last response, so its time includes the mails. */
const measureRun = async (fleet: Shop, visits: Visits): Promise<Run> => {
  const [before, counters, started] = [fleet.processorMs(), await readCounters(fleet), performance.now()];
  const run = await replay(fleet, visits);
  const spentBy = (roles: readonly Role[]): Spent[] => {
    const [after, seconds] = [fleet.processorMs(), (performance.now() - started) / 1_000];
    return roles.map((role) => ({ role, ms: (after[role] ?? 0) - (before[role] ?? 0), seconds }));
  };
  const spent = spentBy(ROLES.filter((role) => role !== 'worker'));
  for (const { settle } of WORKS) await settle?.(fleet);
  spent.push(...spentBy(['worker']));
  const { wal } = await readCounters(fleet);
  return { ...run, walBytes: wal - counters.wal, spent };
};

/** Subtracts what the roles use without requests. */
const withoutIdle = ({ spent, ...run }: Run, idle: Costs): MeasuredRun => ({
  ...run,
  processorMs: Object.fromEntries(
    spent.map(({ role, ms, seconds }) => [role, ms - (idle[role] ?? 0) * seconds]),
  ),
});

/** How much more the first visits of new processes cost than the model says. */
const describeWarmUp = (visits: number, model: Expected, measured: MeasuredRun): string => {
  const extra = ROLES.map((role): [Role, number] => [
    role,
    ((measured.processorMs[role] ?? 0) - (model.processorMs[role] ?? 0)) / 1_000,
  ]);
  const sum = extra.reduce((total, [, seconds]) => total + seconds, 0);
  const each = extra.map(([role, seconds]) => `${role} ${seconds.toFixed(1)}`).join(', ');
  return (
    `Before, ${visits} other visits warmed the new processes up. They cost ${sum.toFixed(1)} s more processor time ` +
    `than the model says: ${each}.`
  );
};

const drawPaths = (seed: number, visits: number, cards: readonly Card[]): VisitRequest[][] => {
  const random = createRandom(seed);
  return toPaths(
    Array.from({ length: visits }, () => drawVisit(random, ASSUMPTIONS)),
    cards,
  );
};

/** @returns whether no request failed and all figures are within their tolerance */
export const benchVisits = async (visits: number, seed: number, isWritten: boolean): Promise<boolean> => {
  const { fleet, stop } = await openFleet();
  try {
    await warmUp(fleet);
    const cards = await readCards(fleet);
    const popular = trafficOf(drawPaths(seed + 2, POPULAR_VISITS, cards));
    const costs = readUnitCosts();
    const expect = (paths: Visits, seconds: number): Expected =>
      expectRun({ visits: paths, popular, seconds, assumptions: ASSUMPTIONS, costs });

    const first = drawPaths(seed + 1, WARM_UPS * visits, cards);
    const firstRun = await measureRun(fleet, first);
    // Empties the edges. During the five seconds of `measureIdle`, the answers in the APIs expire.
    await purgePages(fleet.bases);
    const idle = await measureIdle(fleet);

    const paths = drawPaths(seed, visits, cards);
    const run = await measureRun(fleet, paths);
    const figures = compareRun(expect(paths, run.seconds), withoutIdle(run, idle));
    const requests = countRequests(paths);
    const count = Object.values(requests).reduce((total, one) => total + one, 0);
    const text = [
      `${visits} visits with ${count.toFixed(0)} requests and ${requests.order.toFixed(0)} orders in ` +
        `${run.seconds.toFixed(0)} s, seed ${seed}. ${run.failed} failed.`,
      describeWarmUp(WARM_UPS * visits, expect(first, firstRun.seconds), withoutIdle(firstRun, idle)),
      '',
      toTable(figures),
    ].join('\n');
    console.log(text);
    if (isWritten) writeTable('check', text, 'docs/scale.md');
    for (const { title } of figures.filter((figure) => !isWithin(figure)))
      console.error(`outside of its tolerance: ${title}`);
    return run.failed === 0 && figures.every(isWithin);
  } finally {
    await stop();
  }
};
