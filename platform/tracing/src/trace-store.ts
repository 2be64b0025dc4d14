/** Keeps the last traces in bounded memory, for the page of a demo shop. */
import type { ReceivedSpan } from './otlp-spans.ts';

/** The oldest trace is dropped when there are more. */
const TRACES = 100;
/** Further spans of a trace are only counted. */
const SPANS_OF_A_TRACE = 400;
/** Spans of all traces. With the limits of attributes this is at most a few megabytes. */
const SPANS = 6_000;

export interface StoredTrace {
  traceId: string;
  spans: readonly ReceivedSpan[];
  /** Spans that were not kept. */
  dropped: number;
}

interface Kept extends StoredTrace {
  spans: ReceivedSpan[];
}

export const createTraceStore = () => {
  const traces = new Map<string, Kept>();
  let count = 0;
  const dropOldest = (): void => {
    const [oldest] = traces.values();
    if (!oldest) return;
    traces.delete(oldest.traceId);
    count -= oldest.spans.length;
  };
  return {
    add(spans: readonly ReceivedSpan[]): void {
      for (const span of spans) {
        const trace = traces.get(span.traceId) ?? { traceId: span.traceId, spans: [], dropped: 0 };
        traces.set(span.traceId, trace);
        if (trace.spans.length >= SPANS_OF_A_TRACE) {
          trace.dropped += 1;
          continue;
        }
        trace.spans.push(span);
        count += 1;
      }
      while (traces.size > TRACES || count > SPANS) dropOldest();
    },
    /** The last traces, the newest first. */
    list: (): StoredTrace[] => [...traces.values()].reverse(),
    find: (traceId: string): StoredTrace | undefined => traces.get(traceId),
  };
};
