/**
 * Spans of the shop's programs. Costs nothing while tracing is off: the SDK is not loaded, and `inSpan` calls its work.
 * `start-tracing.ts` turns tracing on.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sampler, Sender } from './sampling.ts';
import { readTraceParent, type SpanReference, writeTraceParent } from './trace-parent.ts';

/**
 * Names, route templates, versions, counts and statuses. Never personal data, ids of orders or carts, tokens, or values
 * of a query.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Role of a span, as OpenTelemetry names it. */
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export interface SpanStart {
  name: string;
  kind?: SpanKind | undefined;
  attributes?: Attributes | undefined;
}

/** A span that has not ended yet. */
export interface Span extends SpanReference {
  set(attributes: Attributes): void;
  /** Marks the span as failed. @param reason a code or a class, never a text with values */
  fail(reason: string): void;
  end(): void;
}

/** The program whose spans a process records. */
export interface TracedService {
  name: 'shell' | 'api';
  version: string;
}

/** A span that ended in another place: a render worker or a browser. */
export interface FinishedSpan extends SpanReference, SpanStart {
  parentId?: string | undefined;
  /** ms since 1970, with fractions. */
  startedAt: number;
  endedAt: number;
  /** Code of the failure. */
  failure?: string | undefined;
  /** Program that the span belongs to, when it is not this one. */
  service?: string | undefined;
}

/** The part that records spans. */
export interface Recorder {
  begin(start: SpanStart, parent: SpanReference | undefined): Span;
  add(span: FinishedSpan): void;
  /** Sends the recorded spans and ends the recorder. */
  stop(): Promise<void>;
}

interface Tracing {
  recorder: Recorder;
  sample: Sampler;
}

let tracing: Tracing | undefined;
const active = new AsyncLocalStorage<Span | undefined>();

/** Sets the tracing of this process, for `start-tracing.ts`. @param next undefined turns tracing off */
export const useTracing = (next: Tracing | undefined): void => {
  tracing = next;
};

export const isTracing = (): boolean => tracing !== undefined;

/** The span of the running request or job. Undefined when it is not recorded. */
export const activeSpan = (): Span | undefined => (tracing ? active.getStore() : undefined);

/** Fields of a log line. */
export const traceOfLog = (): { trace_id?: string } => {
  const span = activeSpan();
  return span ? { trace_id: span.traceId } : {};
};

/** Headers of a request to another program of the shop. */
export const traceHeaders = (span = activeSpan()): { traceparent?: string } =>
  span ? { traceparent: writeTraceParent(span) } : {};

/** Runs the work as a part of the span, which the caller ends. */
export const runIn = <T>(span: Span, work: () => T): T => active.run(span, work);

/**
 * Starts the span of a request or job. @returns undefined when it is not recorded
 * @param start called only for a span that is recorded
 */
export const beginTrace = (
  start: () => SpanStart,
  { traceparent, sender }: { traceparent?: unknown; sender?: Sender } = {},
): Span | undefined => {
  if (!tracing) return undefined;
  const parent = traceparent === undefined ? undefined : readTraceParent(traceparent);
  const decision = tracing.sample(parent, sender);
  if (decision === 'none') return undefined;
  return tracing.recorder.begin(start(), decision === 'continue' ? parent : undefined);
};

/** Class or code of an error. Its message may quote what a user typed. */
const failureOf = (error: unknown): string => {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code;
  return typeof name === 'string' ? name : 'Error';
};

const runToEnd = async <T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> => {
  try {
    return await active.run(span, () => work(span));
  } catch (error) {
    span.fail(failureOf(error));
    throw error;
  } finally {
    span.end();
  }
};

/** Starts a span inside the active one. The caller ends it. @returns undefined when no span is active */
export const beginSpan = (start: SpanStart): Span | undefined => {
  const parent = activeSpan();
  return parent && tracing?.recorder.begin(start, parent);
};

/** Runs the work as a span of the active one. Without an active span it only runs the work. */
export const inSpan = <T>(start: SpanStart, work: (span?: Span) => Promise<T>): Promise<T> => {
  const span = beginSpan(start);
  return span ? runToEnd(span, work) : work();
};

/** Runs a job as a trace of its own. */
export const inTrace = <T>(start: SpanStart, work: () => Promise<T>): Promise<T> => {
  const span = beginTrace(() => start);
  return span ? runToEnd(span, work) : work();
};

/** Adds spans that a render worker or a browser recorded. */
export const addFinishedSpans = (spans: readonly FinishedSpan[]): void => {
  for (const span of spans) tracing?.recorder.add(span);
};
