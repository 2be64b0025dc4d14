/** Arranges the spans of a trace as a tree with times relative to its start. */
import type { ReceivedSpan } from './otlp-spans.ts';
import type { StoredTrace } from './trace-store.ts';

export interface WaterfallRow {
  span: ReceivedSpan;
  /** Distance from the root in the tree. */
  depth: number;
  /** Time after the start of the trace, ms. */
  offsetMs: number;
  durationMs: number;
}

export interface Waterfall {
  traceId: string;
  /** Name of the first span without a known parent. */
  name: string;
  /** ms since 1970. */
  startedAt: number;
  durationMs: number;
  hasFailed: boolean;
  /** Spans by service. */
  services: readonly (readonly [service: string, count: number])[];
  rows: readonly WaterfallRow[];
  /** Spans that were not kept. */
  dropped: number;
}

const byStart = (a: ReceivedSpan, b: ReceivedSpan): number => a.startedAt - b.startedAt;

/** A span whose parent is missing is a root: the parent was not recorded, or has not arrived. */
const findRoots = (spans: readonly ReceivedSpan[]): ReceivedSpan[] => {
  const known = new Set(spans.map(({ spanId }) => spanId));
  return spans.filter(({ parentId }) => parentId === undefined || !known.has(parentId));
};

const rowsOf = (spans: readonly ReceivedSpan[], startedAt: number): WaterfallRow[] => {
  const children = Map.groupBy(spans, ({ parentId }) => parentId);
  const seen = new Set<string>();
  const rows: WaterfallRow[] = [];
  // Without recursion, and each span once: ids come from outside and may form a circle.
  const waiting = findRoots(spans)
    .sort(byStart)
    .reverse()
    .map((span) => ({ span, depth: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { span, depth } = next;
    if (seen.has(span.spanId)) continue;
    seen.add(span.spanId);
    const durationMs = Math.max(0, span.endedAt - span.startedAt);
    rows.push({ span, depth, offsetMs: span.startedAt - startedAt, durationMs });
    const inside = (children.get(span.spanId) ?? []).toSorted(byStart).reverse();
    waiting.push(...inside.map((child) => ({ span: child, depth: depth + 1 })));
  }
  return rows;
};

export const toWaterfall = ({ traceId, spans, dropped }: StoredTrace): Waterfall => {
  const startedAt = Math.min(...spans.map((span) => span.startedAt));
  const endedAt = Math.max(...spans.map((span) => span.endedAt));
  const rows = rowsOf(spans, startedAt);
  const services = [...Map.groupBy(spans, ({ service }) => service)];
  return {
    traceId,
    name: rows[0]?.span.name ?? '',
    startedAt,
    durationMs: Math.max(0, endedAt - startedAt),
    hasFailed: spans.some(({ failure }) => failure !== undefined),
    services: services.map(([service, all]) => [service, all.length] as const),
    rows,
    dropped,
  };
};
