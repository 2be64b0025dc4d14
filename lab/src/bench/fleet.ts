/**
 * `pnpm bench fleet [--rounds N] [--seconds N] [--write]`: a fleet (two edges, a balancer, two shells,
 * two APIs, a worker, PgBouncer, a primary with a replica) beside one of each, in interleaved rounds. `--write` writes
 * the tables into docs/scale.md, and the unit costs of the load model. `--mixed MINUTES` runs fleet-mixed.ts instead,
 * `--visits N` runs fleet-visits.ts.
 */
import { parseArgs } from 'node:util';
import { openFleet } from '../fleet/open-fleet.ts';
import { WORKS, warmUp } from '../fleet/works.ts';
import { writeUnitCosts } from '../scale/unit-costs.ts';
import { benchMixed } from './fleet-mixed.ts';
import { inTurns, measureIdle } from './fleet-rounds.ts';
import { costTable, rateTable, toUnitCosts } from './fleet-tables.ts';
import { benchVisits } from './fleet-visits.ts';
import { writeTable } from './write-table.ts';

const DOCUMENT = 'docs/scale.md';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    mixed: { type: 'string' },
    visits: { type: 'string' },
    seed: { type: 'string', default: '1' },
    down: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
  },
});

/** @returns whether no request failed */
const benchRates = async (): Promise<boolean> => {
  const { fleet, one, stop } = await openFleet({ hasOne: true });
  try {
    const shops = one ? [fleet, one] : [fleet];
    for (const shop of shops) await warmUp(shop);
    const idle = await Promise.all(shops.map(measureIdle));
    const measured = await inTurns(shops, WORKS, {
      rounds: Number(values.rounds),
      seconds: Number(values.seconds),
      idle,
    });
    const rates = rateTable(shops, measured);
    const costs = costTable(shops, measured);
    console.log(`${rates}\n\n${costs}`);
    if (values.write) {
      const rounds = `${values.rounds} rounds of ${values.seconds} s`;
      writeTable('rates', `Median of ${rounds}, 10 connections.\n\n${rates}`, DOCUMENT);
      writeTable(
        'costs',
        `Lower quartile of ${rounds}, ms of processor time per request.\n\n${costs}`,
        DOCUMENT,
      );
      writeUnitCosts(toUnitCosts(measured, idle[0] ?? {}));
    }
    return measured.every(({ roundsByShop }) => roundsByShop.flat().every(({ failed }) => failed === 0));
  } finally {
    await stop();
  }
};

const run = (): Promise<boolean> => {
  if (values.visits) return benchVisits(Number(values.visits), Number(values.seed), values.write);
  if (!values.mixed) return benchRates();
  const [minutes, seed, downSeconds] = [Number(values.mixed), Number(values.seed), Number(values.down)];
  return benchMixed({ minutes, seed, downSeconds }, values.write);
};
if (!(await run())) process.exitCode = 1;
