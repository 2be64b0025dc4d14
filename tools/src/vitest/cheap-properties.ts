/**
 * Setup file of vitest for packages whose property tests mostly call pure functions, which are fast:
 * multiplies the number of runs by four.
 */
import fc from 'fast-check';

const { numRuns = 100 } = fc.readConfigureGlobal();
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 4 * numRuns });
