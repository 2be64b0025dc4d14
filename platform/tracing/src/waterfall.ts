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
  // Without recursion, and each span once: ids come from outside and may form a circle. The last one waiting is the next.
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

export const toWaterfall = ({ traceId, spans, dropped }: StoredTrace) => {
  const startedAt = Math.min(...spans.map((span) => span.startedAt));
  const endedAt = Math.max(...spans.map((span) => span.endedAt));
  const rows = rowsOf(spans, startedAt);
  return {
    traceId,
    /** Name of the first span without a known parent. */
    name: rows[0]?.span.name ?? '',
    /** ms since 1970. */
    startedAt,
    durationMs: Math.max(0, endedAt - startedAt),
    hasFailed: spans.some(({ failure }) => failure !== undefined),
    rows,
    /** Spans that were not kept. */
    dropped,
  };
};

export type Waterfall = ReturnType<typeof toWaterfall>;
