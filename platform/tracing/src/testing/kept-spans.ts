/** A recorder that keeps its spans, for tests of the programs that record. */
import { randomBytes } from 'node:crypto';
import type { Attributes, FinishedSpan, Recorder } from '../span.ts';
import { type RunningTracing, startTracingWith } from '../start-tracing.ts';
import { readTraceSettings } from '../trace-settings.ts';

interface KeptSpan {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  name: string;
  attributes: Attributes;
  failure?: string | undefined;
  service?: string | undefined;
}

export interface KeptSpans extends RunningTracing {
  /** Ended spans in the order of their ends. */
  spans: KeptSpan[];
  /** The span with this name. @throws Error that lists the others */
  one(name: string): KeptSpan;
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

/** @param env settings that differ from: every request is traced */
export const keepSpans = (env: Record<string, string> = {}): KeptSpans => {
  const spans: KeptSpan[] = [];
  const recorder: Recorder = {
    begin({ name, attributes }, parent) {
      const span: KeptSpan = {
        traceId: parent?.traceId ?? hex(16),
        spanId: hex(8),
        parentId: parent?.spanId,
        name,
        attributes: { ...attributes },
      };
      return {
        traceId: span.traceId,
        spanId: span.spanId,
        set(more) {
          span.attributes = { ...span.attributes, ...more };
        },
        fail(reason) {
          span.failure = reason;
        },
        end: () => void spans.push(span),
      };
    },
    add: ({ attributes = {}, parentId, ...span }: FinishedSpan) =>
      void spans.push({ ...span, parentId, attributes }),
    stop: async () => {},
  };
  const settings = readTraceSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://receiver.invalid',
    OTEL_TRACES_SAMPLER_ARG: '1',
    TRACES_PER_SECOND: '100000',
    ...env,
  });
  return {
    ...startTracingWith(recorder, settings),
    spans,
    one(name) {
      const found = spans.find((span) => span.name === name);
      if (!found) throw new Error(`No span '${name}' among: ${spans.map((span) => span.name).join(', ')}`);
      return found;
    },
  };
};
