import { describe, expect, it } from 'vitest';
import type { ReceivedSpan } from './otlp-spans.ts';
import { createTraceStore } from './trace-store.ts';
import { toWaterfall } from './waterfall.ts';

const id = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
const aSpan = (trace: number, span: number, more: Partial<ReceivedSpan> = {}): ReceivedSpan => ({
  traceId: id(trace, 32),
  spanId: id(span, 16),
  service: 'shell',
  version: '1',
  name: `span ${span}`,
  startedAt: 1_000 + span,
  endedAt: 1_100 + span,
  attributes: {},
  ...more,
});

describe('the store of traces', () => {
  it('keeps the last hundred traces, the newest first', () => {
    const store = createTraceStore();
    for (let trace = 1; trace <= 150; trace += 1) store.add([aSpan(trace, 1)]);
    expect(store.list()).toHaveLength(100);
    expect(store.list()[0]?.traceId).toBe(id(150, 32));
    expect(store.find(id(50, 32))).toBeUndefined();
  });

  it('counts further spans of a large trace and does not keep them', () => {
    const store = createTraceStore();
    store.add(Array.from({ length: 1_000 }, (_, span) => aSpan(1, span + 1)));
    expect(store.list()[0]?.spans).toHaveLength(400);
    expect(store.list()[0]?.dropped).toBe(600);
  });

  it('bounds the spans of all traces', () => {
    const store = createTraceStore();
    for (let trace = 1; trace <= 90; trace += 1)
      store.add(Array.from({ length: 300 }, (_, span) => aSpan(trace, span + 1)));
    const kept = store.list().flatMap(({ spans }) => spans);
    expect(kept.length).toBeLessThanOrEqual(6_000);
    expect(store.list()[0]?.traceId).toBe(id(90, 32));
  });

  it('joins the spans of a trace that arrive in several parts', () => {
    const store = createTraceStore();
    store.add([aSpan(1, 2, { parentId: id(1, 16), service: 'api' })]);
    store.add([aSpan(1, 1)]);
    expect(store.list()).toHaveLength(1);
    expect(store.find(id(1, 32))?.spans).toHaveLength(2);
  });
});

describe('the waterfall', () => {
  const waterfallOf = (...spans: ReceivedSpan[]) => toWaterfall({ traceId: 'x', spans, dropped: 0 });

  it('puts each span below its parent, in the order of their starts', () => {
    const { rows, name, durationMs } = waterfallOf(
      aSpan(1, 4, { parentId: id(2, 16), service: 'api' }),
      aSpan(1, 3, { parentId: id(1, 16) }),
      aSpan(1, 2, { parentId: id(1, 16) }),
      aSpan(1, 1),
    );
    expect(rows.map(({ span, depth }) => [span.name, depth])).toEqual([
      ['span 1', 0],
      ['span 2', 1],
      ['span 4', 2],
      ['span 3', 1],
    ]);
    expect(rows.map(({ offsetMs }) => offsetMs)).toEqual([0, 1, 3, 2]);
    expect([name, durationMs]).toEqual(['span 1', 103]);
  });

  it('shows a span whose parent is missing as a root', () => {
    const { rows } = waterfallOf(aSpan(1, 2, { parentId: id(9, 16) }));
    expect(rows).toHaveLength(1);
  });

  it('ends when forged spans name each other as parents', () => {
    const { rows } = waterfallOf(
      aSpan(1, 1),
      aSpan(1, 2, { parentId: id(3, 16) }),
      aSpan(1, 3, { parentId: id(2, 16) }),
      aSpan(1, 4, { parentId: id(4, 16) }),
    );
    expect(rows.map(({ span }) => span.name)).toEqual(['span 1']);
  });

  it('says that a span failed', () => {
    expect(waterfallOf(aSpan(1, 1), aSpan(1, 2, { failure: 'TIMEOUT' })).hasFailed).toBe(true);
  });
});
