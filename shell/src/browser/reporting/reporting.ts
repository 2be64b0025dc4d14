/** The error-reporting service (SPEC §7, §9). Loaded after idle, and only where a DSN is configured. */
import {
  type BrowserOptions,
  browserTracingIntegration,
  captureException,
  getClient,
  init,
  replayIntegration,
} from '@sentry/browser';
import { matchRoute } from 'shared-contracts/routes';
import { followConsent } from '../consent/consent.ts';
import { scrub } from './scrub.ts';

/** SPEC §9 "Monitoring sampling": shares of 1. */
const SESSIONS = 0.05;
const SESSIONS_WITH_ERRORS = 0.5;
const TRACES = 0.5;

export interface ReportingOptions {
  dsn: string;
  /** Version of the shell. */
  release: string;
  /** What is loaded; a remote's version may change while the page is open. */
  remotes: readonly { id: string; version: string }[];
  /** Tests listen here. */
  transport?: BrowserOptions['transport'];
}

/** Orders, accounts and mailed links have addresses that are one person's own. */
const isPersonalHere = (): boolean => matchRoute(location.pathname)?.route.personal ?? false;

/** A recording shows how a page was used: only of who agreed to be measured, with every text and picture blotted out. */
const recordWhoAgreed = (): void => {
  let isRecording = false;
  followConsent(({ measurement }) => {
    if (!measurement || isRecording || isPersonalHere()) return;
    isRecording = true;
    getClient()?.addIntegration(
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        // Compressing needs a worker from a text, which the page's policy forbids.
        useCompression: false,
      }),
    );
  });
};

/** Personal data never leaves: no user, no query string, no breadcrumbs of what was typed, and texts are scrubbed. */
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
    // Streamed spans pass by what scrubs a whole trace.
    traceLifecycle: 'static',
    // No header of ours goes to the API or the card gateway.
    tracePropagationTargets: [],
    beforeBreadcrumb: (crumb) => (crumb.category?.startsWith('ui.') ? null : scrub(crumb)),
    beforeSend: (event) => scrub(event),
    beforeSendTransaction: (event) => scrub(event),
    ...(transport ? { transport } : {}),
  });
  const versions = () => Object.fromEntries(remotes.map(({ id, version }) => [`remote.${id}`, version]));
  getClient()?.addEventProcessor((event) => scrub({ ...event, tags: { ...event.tags, ...versions() } }));
  recordWhoAgreed();
  return (error: unknown, context: Record<string, string | number>) => {
    captureException(error, { tags: context });
  };
};
