import { expect, it } from 'vitest';
import { checkHistory } from './check-history.ts';
import { callsOf, callsTo, type Operation } from './entries.ts';
import { PLANTS } from './plant-anomaly.ts';
import { runHistory } from './report.ts';

const IS_FULL = process.env.TEST_FULL === '1';
/** Ten minutes only in `pnpm test:full`. `pnpm test` injects one or two faults. */
const LENGTH_MS = IS_FULL ? 600_000 : 10_000;
/** With the start of the shop, and time for jobs. */
const LIMIT_MS = LENGTH_MS + 400_000;
const SEED = 1 + Math.floor(Math.random() * 1_000_000);
const HAPPENED: readonly Operation[] = ['set-line', 'place-order', 'fault'];

it(`a shop with kills, pauses and lost answers keeps a history without anomalies (seed ${SEED})`, {
  timeout: LIMIT_MS,
}, async () => {
  const options = { seed: SEED, clients: IS_FULL ? 8 : 4, lengthMs: LENGTH_MS, faultEveryMs: 5_000 };
  const { entries, problems } = await runHistory(options, () => undefined);
  // The last line names the seed and the file.
  expect(problems).toEqual([]);
  const calls = callsOf(entries);
  for (const op of HAPPENED) expect(callsTo(calls, op).filter(({ kind }) => kind === 'ok')).not.toEqual([]);
  // A short run may lack what the anomalies change.
  for (const [name, [kind, plant]] of IS_FULL ? Object.entries(PLANTS) : [])
    expect(
      checkHistory(plant(entries)).map((anomaly) => anomaly.kind),
      name,
    ).toContain(kind);
});
