/** Change in whole per cent. Undefined when there was nothing before. */
export const changeInPercent = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((100 * (now - before)) / before) : undefined;
