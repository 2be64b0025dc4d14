/** Line of the deploy check's report. */
export interface CheckLine {
  title: string;
  kind: 'passed' | 'failed' | 'not-compared';
  details: string[];
}

/** A check with details has failed, one without has passed. */
export const line = (title: string, details: string[]): CheckLine => ({
  title,
  kind: details.length > 0 ? 'failed' : 'passed',
  details,
});
