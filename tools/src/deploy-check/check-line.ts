/** Lines of the deploy check's report. */

/** Line of the report with details. */
export interface CheckLine {
  title: string;
  kind: 'passed' | 'failed' | 'not-compared';
  details: string[];
}

/** Passed without details. */
export const line = (title: string, details: string[]): CheckLine => ({
  title,
  kind: details.length > 0 ? 'failed' : 'passed',
  details,
});
