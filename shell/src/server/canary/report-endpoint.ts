/**
 * Receives what browsers report about canaries (browser part: `inline/canary.entry.ts`). A report is anonymous: versions,
 * counts and times, no address, no text, no identifier.
 */
import type { FastifyInstance } from 'fastify';
import { BROWSER_SIGNALS } from 'releases/canary/signals';
import type { RemoteRegistry } from 'releases/remote-registry';
import { z } from 'zod';
import { CANARY_REPORT_PATH } from '../../canary-report.ts';
import { registerReports } from '../visitor/browser-reports.ts';
import { storedCohort } from '../visitor/cohort-cookie.ts';
import type { Previews } from '../visitor/previews.ts';
import type { CanaryWatch } from './canary-watch.ts';

/** A report with all signals of four remotes is shorter. */
const MAX_BODY_BYTES = 4_000;
/** Reports in a minute. A shopper sends about two per page. */
const LIMIT = { perAddress: 60, inAll: 30_000, windowMs: 60_000 };
/** Longest time that counts, ms. */
const MAX_VALUE = 120_000;

const signal = z.enum(BROWSER_SIGNALS);
const schema = z.record(
  z.string().regex(/^[a-z-]{1,32}$/),
  z
    .strictObject({
      version: z.string().max(64),
      share: z.number(),
      trials: z.partialRecord(signal, z.number().min(0).max(MAX_VALUE)),
      events: z.array(signal).max(BROWSER_SIGNALS.length),
    })
    // A browser reports each signal once, and an event apart from its trial only when the trial was sent before.
    .refine(({ events }) => new Set(events).size === events.length)
    .refine(({ trials, events }) => events.every((event) => !(event in trials))),
);

interface ReportParts {
  registry: Pick<RemoteRegistry, 'canaries'>;
  watch: Pick<CanaryWatch, 'reported'>;
  previews: Pick<Previews, 'of'>;
}

export const registerCanaryReports = (
  app: FastifyInstance,
  { registry, watch, previews }: ReportParts,
): Promise<void> =>
  registerReports(app, {
    path: CANARY_REPORT_PATH,
    maxBytes: MAX_BODY_BYTES,
    limit: LIMIT,
    schema,
    isMeant: (request) => storedCohort(request, registry) !== undefined,
    take(report, request) {
      const cohort = storedCohort(request, registry);
      // A tab that was opened before the preview may still have the program.
      if (cohort === undefined || previews.of(request).view) return;
      for (const [id, part] of Object.entries(report)) watch.reported(id, part, cohort);
    },
  });
