/**
 * `pnpm bench fleet --visits N [--seed N] [--write]`: sends the visits of the load model to a fleet and compares
 * what they cost with what the model says. 500 visits are an hour with ten orders, compressed in time.
 */
import { openFleet } from '../fleet/open-fleet.ts';
import { replay, toPaths } from '../fleet/replay.ts';
import { readCards, WORKS, warmUp } from '../fleet/works.ts';
import { ASSUMPTIONS } from '../scale/assumptions.ts';
import { missesOfRun } from '../scale/cache-model.ts';
import { createRandom } from '../scale/random.ts';
import { ROLES } from '../scale/roles.ts';
import { readUnitCosts } from '../scale/unit-costs.ts';
import { drawVisit, trafficOf, type VisitKind } from '../scale/visit-model.ts';
import { processorMs, sumOver, toWork } from '../scale/work.ts';
import { measureIdle, readCounters } from './fleet-rounds.ts';
import { writeTable } from './write-table.ts';

/** Edges, and APIs. */
const CACHES = 2;

interface Line {
  figure: string;
  model: number;
  measured: number;
  digits: number;
}

const percent = ({ model, measured }: Line): string => {
  const error = 100 * (model / measured - 1);
  return `${error < 0 ? '−' : '+'}${Math.abs(error).toFixed(0)} %`;
};

const toTable = (lines: readonly Line[]): string =>
  [
    '| figure | model | measured | error |',
    '| --- | ---: | ---: | ---: |',
    ...lines.map((line) => {
      const { figure, model, measured, digits } = line;
      return `| ${figure} | ${model.toFixed(digits)} | ${measured.toFixed(digits)} | ${percent(line)} |`;
    }),
  ].join('\n');

export const benchVisits = async (visits: number, seed: number, isWritten: boolean): Promise<boolean> => {
  const random = createRandom(seed);
  const drawn = Array.from({ length: visits }, () => drawVisit(random, ASSUMPTIONS));
  const costs = readUnitCosts();
  const { fleet, stop } = await openFleet({ hasOne: false });
  try {
    await warmUp(fleet);
    const paths = toPaths(drawn, await readCards(fleet));
    const idle = await measureIdle(fleet);
    const [before, counters] = [fleet.processorMs(), await readCounters(fleet)];
    const run = await replay(fleet, paths);
    for (const { settle } of WORKS) await settle?.(fleet);
    const [after, written] = [fleet.processorMs(), await readCounters(fleet)];

    const { perVisit, popularity } = trafficOf(paths);
    const missesOf = (kind: 'page' | 'list', lifeS: number): number =>
      [...popularity[kind].values()].reduce((sum, share) => {
        const perS = (share * visits) / run.seconds;
        return sum + missesOfRun(perS, run.seconds, { lifeS, changesPerS: 0, caches: CACHES });
      }, 0);
    const misses = {
      page: missesOf('page', ASSUMPTIONS.pageLifeS),
      list: missesOf('list', ASSUMPTIONS.answerLifeS),
    };
    const requests = Object.fromEntries(
      Object.entries(perVisit).map(([kind, count]) => [kind, count * visits]),
    ) as Record<VisitKind, number>;
    const work = toWork(requests, misses);
    const lines: Line[] = [
      { figure: 'pages that the edge did not have', model: misses.page, measured: run.renders, digits: 0 },
      {
        figure: 'bytes to browsers, MB',
        model: sumOver(work, costs, ({ bytes }) => bytes) / 1e6,
        measured: run.bytes / 1e6,
        digits: 1,
      },
      {
        figure: 'write-ahead log, MB',
        model: sumOver(work, costs, ({ walBytes }) => walBytes) / 1e6,
        measured: (written.wal - counters.wal) / 1e6,
        digits: 2,
      },
      ...ROLES.map((role) => ({
        figure: `processor time: ${role}, s`,
        model: processorMs(work, costs, role) / 1_000,
        measured: ((after[role] ?? 0) - (before[role] ?? 0) - (idle[role] ?? 0) * run.seconds) / 1_000,
        digits: 2,
      })),
    ];
    const sum = (of: 'model' | 'measured') =>
      lines.slice(-ROLES.length).reduce((total, line) => total + line[of], 0);
    lines.push({
      figure: 'processor time together, s',
      model: sum('model'),
      measured: sum('measured'),
      digits: 2,
    });
    const count = Object.values(requests).reduce((total, one) => total + one, 0);
    const text =
      `${visits} visits with ${count.toFixed(0)} requests and ${requests.order.toFixed(0)} orders in ` +
      `${run.seconds.toFixed(0)} s, seed ${seed}. ${run.failed} failed.\n\n${toTable(lines)}`;
    console.log(text);
    if (isWritten) writeTable('check', text, 'docs/scale.md');
    return run.failed === 0;
  } finally {
    await stop();
  }
};
