/** Setup file of vitest for packages whose property tests mostly call pure functions: four times the runs. */
import fc from 'fast-check';

const { numRuns = 100 } = fc.readConfigureGlobal();
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 4 * numRuns });
