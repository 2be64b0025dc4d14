/**
 * Inline script in a shop that traces browsers: loads the program that records spans, when the server traced the request
 * of this page and the shopper consented to measurement. The server writes the address of the program into `data-trace`.
 */
import { followConsent } from '../consent.ts';
import { TRACE_TIMING } from '../trace-report.ts';
import { whenActive } from '../when-active.ts';

const { trace = '' } = (document.currentScript as HTMLScriptElement).dataset;
const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
let isLoaded = false;
if (page?.serverTiming?.some(({ name }) => name === TRACE_TIMING))
  whenActive(() =>
    followConsent(({ measurement }) => {
      if (!measurement || isLoaded) return;
      isLoaded = true;
      // A page without spans is better than a page with an error.
      import(/* webpackIgnore: true */ trace).catch(() => undefined);
    }),
  );
