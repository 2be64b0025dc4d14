/** Change in whole per cent. Undefined when there was nothing before. */
export const changeInPercent = (now: number, before: number): number | undefined =>
  before > 0 ? Math.round((100 * (now - before)) / before) : undefined;

/** Last part of the message key for a change in per cent. */
export const changeWord = (percent: number): 'less' | 'same' | 'more' => {
  if (percent === 0) return 'same';
  return percent < 0 ? 'less' : 'more';
};
