/**
 * Setup file of vitest: sets how many generated cases each property test runs. `FC_RUNS` overrides the
 * number. `pnpm test:full` runs many more cases than `pnpm test`. A test that needs another number multiplies
 * this one, so that the setting still has an effect.
 */
import fc from 'fast-check';

const FAST_RUNS = 20;
const FULL_RUNS = 300;

const runs = process.env.FC_RUNS ?? (process.env.TEST_FULL === '1' ? FULL_RUNS : FAST_RUNS);
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: Number(runs) });
