/**
 * Receives spans of browsers (browser part: `inline/trace/`). They come from anyone, so the shell checks their form,
 * makes their names itself, and limits their number.
 */
import type { FastifyInstance } from 'fastify';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { matchRoute, rewritePath } from 'shared-contracts/routes';
import { addFinishedSpans, type FinishedSpan } from 'tracing/span';
import { z } from 'zod';
import { CONTROL_KINDS, type ReportedSpan, SPANS_PER_REPORT, TRACE_REPORT_PATH } from '../../trace-report.ts';
import { registerReports } from '../visitor/browser-reports.ts';

const MAX_BODY_BYTES = 32_000;
/** A traced page sends few reports. All browsers together cannot fill the receiver. */
const LIMIT = { perAddress: 30, inAll: 300, windowMs: 60_000 };
/** Clocks of browsers differ from the server's by minutes at times. */
const CLOCK_TOLERANCE_MS = 60 * 60_000;
const LONGEST_MS = 10 * 60_000;

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`));
/** The id becomes the key of an attribute. Receivers keep each key for ever, so strangers must not choose it. */
const remote = z.enum([...REMOTE_IDS, 'qa']);
/** Name of a tool, such as `catalog.search`. */
const TOOL = /^[a-z]{1,20}\.[a-z_]{1,60}$/;
const common = {
  traceId: hex(32),
  spanId: hex(16),
  parentId: hex(16).optional(),
  startedAt: z.number(),
  endedAt: z.number(),
};
const span = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.enum(['page-load', 'navigation']), path: z.string().max(500) }),
  z.strictObject({
    ...common,
    kind: z.literal('press'),
    control: z.enum(CONTROL_KINDS),
    remote: remote.optional(),
  }),
  z.strictObject({ ...common, kind: z.literal('tool'), tool: z.string().regex(TOOL) }),
  z.strictObject({
    ...common,
    kind: z.enum(['load', 'mount']),
    remote,
    version: z.string().regex(/^[\w.+-]{1,64}$/),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('call'),
    endpoint: z.string().regex(/^[a-zA-Z-]{1,64}$/),
    status: z.int().min(0).max(599),
  }),
]);
const report = z.array(span).min(1).max(SPANS_PER_REPORT);

const isPlausible = ({ startedAt, endedAt }: ReportedSpan): boolean =>
  Math.abs(Date.now() - startedAt) < CLOCK_TOLERANCE_MS &&
  endedAt >= startedAt &&
  endedAt - startedAt <= LONGEST_MS;

/** Route of a path, because the path may contain the id of an order. */
const routeOf = (path: string): string => matchRoute(rewritePath(path))?.route.path ?? 'unknown';

/** Name and attributes of a span. */
const described = (one: ReportedSpan): Pick<FinishedSpan, 'name' | 'attributes' | 'failure'> => {
  switch (one.kind) {
    case 'page-load':
    case 'navigation': {
      const route = routeOf(one.path);
      return { name: `${one.kind.replace('-', ' ')} ${route}`, attributes: { 'http.route': route } };
    }
    case 'press':
      return {
        name: `press ${one.control}`,
        attributes: { 'shop.control': one.control, 'shop.remote': one.remote },
      };
    case 'tool':
      return { name: `tool ${one.tool}`, attributes: { 'shop.tool': one.tool } };
    case 'load':
    case 'mount':
      return {
        name: `${one.kind} ${one.remote}`,
        attributes: { 'shop.remote': one.remote, [`shop.release.${one.remote}`]: one.version },
      };
    case 'call':
      return {
        name: `call ${one.endpoint}`,
        attributes: { 'shop.endpoint': one.endpoint, 'http.response.status_code': one.status },
        ...((one.status === 0 || one.status >= 500) && { failure: String(one.status) }),
      };
  }
};

const toSpan = (one: ReportedSpan): FinishedSpan => {
  const { traceId, spanId, parentId, startedAt, endedAt } = one;
  return { traceId, spanId, parentId, startedAt, endedAt, service: 'browser', ...described(one) };
};

export const registerTraceReports = (app: FastifyInstance): Promise<void> =>
  registerReports(app, {
    path: TRACE_REPORT_PATH,
    maxBytes: MAX_BODY_BYTES,
    limit: LIMIT,
    schema: report,
    take: (spans) => addFinishedSpans(spans.filter(isPlausible).map(toSpan)),
  });
