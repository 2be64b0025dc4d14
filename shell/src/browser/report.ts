/**
 * Logs errors to the console, and sends them to the error-reporting service after it has loaded when idle
 * (docs/product/analytics.md#error-reports).
 */
import { REMOTE_FAILED, type RemoteFailure } from '../canary-report.ts';
import type { ReportingOptions } from './reporting/reporting.ts';
import { whenIdle } from './when-idle.ts';

type Context = Record<string, string | number>;

const MAX_WAITING = 20;
const waiting: { error: unknown; context: Context }[] = [];
let sink: ((error: unknown, context: Context) => void) | undefined;

const keep = (error: unknown, context: Context): void => {
  if (waiting.length < MAX_WAITING) waiting.push({ error, context });
};

/** Announces that a page, widget, service or tool of a remote failed, for the program that watches canaries. */
const announceFailure = (error: unknown, { kind = '', remote, widget = remote }: Context): void => {
  if (!/^(slot|widget|cart-service|tool)$/.test(String(kind))) return;
  // A widget is named `<remote>/<module>`. Its failure is one of its own remote, not of the one that shows it.
  const detail: RemoteFailure = { remote: String(widget).replace(/\/.*/, ''), error };
  dispatchEvent(new CustomEvent(REMOTE_FAILED, { detail }));
};

export const report = (error: unknown, context: Context = {}): void => {
  console.error(error, context);
  announceFailure(error, context);
  if (sink) sink(error, context);
  else keep(error, context);
};

const onError = ({ error, message }: ErrorEvent): void => keep(error ?? message, { kind: 'uncaught' });
const onRejection = ({ reason }: PromiseRejectionEvent): void => keep(reason, { kind: 'unhandled' });

/** Loads the reporting service when idle and passes it earlier errors. Loads nothing without a DSN. */
export const startReporting = (options: ReportingOptions): void => {
  if (!options.dsn) return;
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  whenIdle(async () => {
    const { connectReporting } = await import(/* webpackChunkName: "reporting" */ './reporting/reporting.ts');
    sink = connectReporting(options);
    // The service has its own listeners.
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    for (const { error, context } of waiting.splice(0)) sink(error, context);
  });
};
