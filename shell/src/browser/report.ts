/** Errors go to the console at once and to the error-reporting service once it is loaded, after idle (SPEC §7). */
type Context = Record<string, string | number>;

const MAX_WAITING = 20;
const waiting: { error: unknown; context: Context }[] = [];
let sink: ((error: unknown, context: Context) => void) | undefined;

export const report = (error: unknown, context: Context = {}): void => {
  console.error(error, context);
  if (sink) sink(error, context);
  else if (waiting.length < MAX_WAITING) waiting.push({ error, context });
};

/** Load the reporting service when the page is at rest. Without a DSN nothing is loaded. */
export const startReporting = (dsn: string, release: string): void => {
  if (!dsn) return;
  requestIdleCallback(async () => {
    const { connectReporting } = await import(/* webpackChunkName: "reporting" */ './reporting.ts');
    sink = connectReporting(dsn, release);
    for (const { error, context } of waiting.splice(0)) sink(error, context);
  });
};
