/**
 * Receives what browsers report about canaries (browser part: `inline/canary.entry.ts`). A report is anonymous: versions,
 * counts and times, no address, no text, no identifier.
 */
import type { FastifyInstance } from 'fastify';
import { BROWSER_SIGNALS } from 'releases/canary/signals';
import type { RemoteRegistry } from 'releases/remote-registry';
import { z } from 'zod';
import { CANARY_REPORT_PATH } from '../../canary-report.ts';
import { createAddressLimit } from '../visitor/address-limit.ts';
import { storedCohort } from '../visitor/cohort-cookie.ts';
import type { Previews } from '../visitor/previews.ts';
import type { CanaryWatch } from './canary-watch.ts';

/** A report with all signals of four remotes is shorter. */
const MAX_BODY_BYTES = 4_000;
/** Reports of one address in `WINDOW_MS`. A shopper sends about two per page. */
const PER_ADDRESS = 60;
/** Reports of all addresses in `WINDOW_MS`. */
const IN_ALL = 30_000;
const WINDOW_MS = 60_000;
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

const readReport = (body: unknown) => {
  try {
    return schema.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
};

interface ReportParts {
  registry: Pick<RemoteRegistry, 'canaries'>;
  watch: Pick<CanaryWatch, 'reported'>;
  previews: Pick<Previews, 'of'>;
}

export const registerCanaryReports = async (
  app: FastifyInstance,
  { registry, watch, previews }: ReportParts,
): Promise<void> => {
  const limit = createAddressLimit({ windowMs: WINDOW_MS, perAddress: PER_ADDRESS, inAll: IN_ALL });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, (_, body, done) =>
      done(null, body),
    );
    scope.post(CANARY_REPORT_PATH, async (request, reply) => {
      const cohort = storedCohort(request, registry);
      const site = request.headers['sec-fetch-site'];
      if (cohort === undefined || (site !== undefined && site !== 'same-origin'))
        return reply.code(204).send();
      if (limit.isReached(request)) return reply.code(429).send();
      limit.count(request);
      // A tab that was opened before the preview may still have the program.
      if (previews.of(request).view) return reply.code(204).send();
      const report = readReport(request.body);
      if (!report) return reply.code(400).send();
      for (const [id, part] of Object.entries(report)) watch.reported(id, part, cohort);
      return reply.code(204).send();
    });
  });
};
