/**
 * Records spans with OpenTelemetry's SDK and sends them over OTLP/HTTP. Endpoint and headers of the receiver are the
 * standard settings `OTEL_EXPORTER_OTLP_*`, which the exporter reads itself.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  type Resource,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FinishedSpan, SpanKind as KindName, Recorder, Span, TracedService } from './span.ts';
import type { SpanReference } from './trace-parent.ts';

/** A span with more attributes or longer ones is cut. */
const SPAN_LIMITS = { attributeCountLimit: 32, attributeValueLengthLimit: 2_000 };
/** Spans that wait for the receiver. The SDK drops further ones, so its memory is bounded. */
const QUEUE = { maxQueueSize: 2_048, maxExportBatchSize: 512, scheduledDelayMillis: 1_000 };
/** Time for the last spans at a stop. */
const STOP_MS = 1_000;
const SCOPE = { name: 'shop' };

const KINDS: Readonly<Record<KindName, SpanKind>> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};

/** Seconds and nanoseconds of a time in ms. */
const hrTime = (ms: number): [number, number] => {
  const seconds = Math.floor(ms / 1_000);
  return [seconds, Math.round((ms - seconds * 1_000) * 1_000_000)];
};

const contextOf = (parent: SpanReference | undefined): Context =>
  parent
    ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    : ROOT_CONTEXT;

/** A finished span in the form in which the SDK exports it. */
const toReadable = (span: FinishedSpan, resource: Resource): ReadableSpan => {
  const { traceId, spanId, parentId, startedAt, endedAt, failure } = span;
  const attributes = Object.fromEntries(
    Object.entries(span.attributes ?? {}).filter(([, value]) => value !== undefined),
  ) as ReadableSpan['attributes'];
  return {
    name: span.name,
    kind: KINDS[span.kind ?? 'internal'],
    spanContext: () => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED }),
    parentSpanContext: parentId ? { traceId, spanId: parentId, traceFlags: TraceFlags.SAMPLED } : undefined,
    startTime: hrTime(startedAt),
    endTime: hrTime(endedAt),
    duration: hrTime(Math.max(0, endedAt - startedAt)),
    status: failure ? { code: SpanStatusCode.ERROR, message: failure } : { code: SpanStatusCode.UNSET },
    attributes,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: SCOPE,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
};

export const openRecorder = (service: TracedService): Recorder => {
  const resourceOf = (name: string): Resource =>
    resourceFromAttributes({ 'service.name': name, 'service.version': service.version }).merge(
      detectResources({ detectors: [resourceAttributesEnvDetector] }),
    );
  const resource = resourceOf(service.name);
  const others = new Map<string, Resource>();
  const otherResource = (name: string): Resource => {
    const known = others.get(name) ?? resourceFromAttributes({ 'service.name': name });
    others.set(name, known);
    return known;
  };
  const processor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...QUEUE });
  const provider = new TracerProvider({ resource, spanProcessors: [processor], spanLimits: SPAN_LIMITS });
  const tracer = provider.getTracer(SCOPE.name);

  return {
    begin({ name, kind = 'internal', attributes }, parent): Span {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, contextOf(parent));
      const { traceId, spanId } = span.spanContext();
      return {
        traceId,
        spanId,
        set: (more) => void span.setAttributes(more),
        fail: (message) => void span.setStatus({ code: SpanStatusCode.ERROR, message }),
        end: () => span.end(),
      };
    },
    add(span) {
      processor.onEnd(toReadable(span, span.service ? otherResource(span.service) : resource));
    },
    // An absent receiver does not delay the stop of the process.
    stop: () => Promise.race([provider.shutdown().catch(() => {}), wait(STOP_MS, undefined, { ref: false })]),
  };
};
