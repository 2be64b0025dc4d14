import { captureException, init } from '@sentry/browser';

/** SPEC §9 "Monitoring sampling". */
const TRACES_SAMPLE_RATE = 0.5;

/** Personal data never leaves: no user, no query string, no breadcrumbs of what was typed. */
export const connectReporting = (dsn: string, release: string) => {
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
    tracesSampleRate: TRACES_SAMPLE_RATE,
    beforeBreadcrumb: (crumb) => (crumb.category?.startsWith('ui.') ? null : crumb),
    beforeSend: (event) => {
      if (event.request?.url) event.request.url = event.request.url.split('?')[0] as string;
      return event;
    },
  });
  return (error: unknown, context: Record<string, string | number>) => {
    captureException(error, { tags: context });
  };
};
