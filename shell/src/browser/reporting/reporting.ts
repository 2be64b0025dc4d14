/**
 * Error-reporting service (docs/product/analytics.md#error-reports). Loaded when idle, and only with a
 * configured DSN.
 */
import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  replayIntegration,
} from '@sentry/browser';
import { matchRoute } from 'shared-contracts/routes';
import { followConsent } from '../../consent.ts';
import type {} from '../../trace-report.ts';
import { scrub } from './scrub.ts';

/** Sample rates from 0 to 1 (docs/product/analytics.md#error-reports). */
const SESSIONS = 0.05;
const SESSIONS_WITH_ERRORS = 0.5;
const TRACES = 0.5;

export interface ReportingOptions {
  dsn: string;
  /** Version of the shell. */
  release: string;
  /** Loaded remotes. Versions may change while the page is open. */
  remotes: readonly { id: string; version: string }[];
  /** For tests. */
  transport?: BrowserOptions['transport'];
}

/** Whether the page belongs to one person: orders, accounts, mailed links. */
const isPersonalHere = (): boolean => matchRoute(location.pathname)?.route.personal ?? false;

/**
 * Records a session only with consent to measurement, and masks all texts and pictures. A withdrawal or a personal page
 * ends the recording until the next document, and drops what was not sent yet.
 */
const recordAfterConsent = (): void => {
  let replay: ReturnType<typeof replayIntegration> | undefined;
  const stop = (): void => void replay?.stop({ flush: false });
  followConsent(({ measurement }) => {
    if (!measurement) return stop();
    if (replay || isPersonalHere()) return;
    replay = replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      // Compression needs a worker from a blob, which the CSP forbids.
      useCompression: false,
    });
    getClient()?.addIntegration(replay);
  });
  addEventListener('single-spa:before-routing-event', () => {
    if (isPersonalHere()) stop();
  });
};

/**
 * Starts the service without personal data: no user, no query strings, no input breadcrumbs, scrubbed texts.
 */
export const connectReporting = ({ dsn, release, remotes, transport }: ReportingOptions) => {
  init({
    dsn,
    release,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    replaysSessionSampleRate: SESSIONS,
    replaysOnErrorSampleRate: SESSIONS_WITH_ERRORS,
    tracesSampleRate: TRACES,
    integrations: [browserTracingIntegration()],
    // Streamed spans would bypass the scrubbing of traces.
    traceLifecycle: 'static',
    // Send no trace headers to the API or the card gateway.
    tracePropagationTargets: [],
    beforeBreadcrumb: (crumb) => (crumb.category?.startsWith('ui.') ? null : scrub(crumb)),
    beforeSend: (event) => scrub(event),
    beforeSendTransaction: (event) => scrub(event),
    ...(transport ? { transport } : {}),
  });
  const versions = () => Object.fromEntries(remotes.map(({ id, version }) => [`remote.${id}`, version]));
  /** Only on a traced page, after consent. */
  const trace = () => {
    const id = globalThis.shopTrace?.traceId();
    return id ? { trace_id: id } : {};
  };
  getClient()?.addEventProcessor((event) =>
    scrub({ ...event, tags: { ...event.tags, ...versions(), ...trace() } }),
  );
  recordAfterConsent();
  return (error: unknown, context: Record<string, string | number>) => {
    captureException(error, { tags: context });
  };
};
