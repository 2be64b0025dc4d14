/** Results that count in the score. Ignored mutants, and those that do not compile, do not count. */
const MEASURED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

/**
 * Stryker's gate passes when no mutant was tested, because its score is then not a number.
 * @throws Error when nothing was measured
 */
export const assertMeasured = (area: string, results: readonly { status: string }[]): void => {
  if (results.some(({ status }) => MEASURED.includes(status))) return;
  throw new Error(`Stryker tested no mutant of ${area}. Check its patterns and its tests`);
};
