/**
 * Setup file of vitest: the number of runs of each property test. `FC_RUNS` sets it; `pnpm test:full` tries many
 * more than `pnpm test`. A test that needs other numbers multiplies this one, so that the setting still counts.
 */
import fc from 'fast-check';

const FAST_RUNS = 20;
const FULL_RUNS = 300;

const runs = process.env.FC_RUNS ?? (process.env.TEST_FULL === '1' ? FULL_RUNS : FAST_RUNS);
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: Number(runs) });
