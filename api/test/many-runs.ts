import fc from 'fast-check';

/** Number of runs of a property whose runs are cheap: four times the setting `FC_RUNS`. */
export const manyRuns = (): number => 4 * (fc.readConfigureGlobal().numRuns ?? 0);
