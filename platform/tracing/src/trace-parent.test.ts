import { describe, expect, it } from 'vitest';
import { newSpanId, readTraceParent, writeTraceParent } from './trace-parent.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';

describe('the header traceparent', () => {
  it('names trace, span and the decision of the sender', () => {
    expect(readTraceParent(`00-${TRACE}-${SPAN}-01`)).toEqual({
      traceId: TRACE,
      spanId: SPAN,
      isSampled: true,
    });
    expect(readTraceParent(`00-${TRACE}-${SPAN}-00`)?.isSampled).toBe(false);
  });

  it('of a later version may have more parts and flags', () => {
    expect(readTraceParent(`cc-${TRACE}-${SPAN}-09-more`)).toMatchObject({ isSampled: true });
  });

  // The test must notice this fault in platform/tracing/src/trace-parent.ts
  // - isZero(traceId) || isZero(spanId)
  // + isZero(traceId) && isZero(spanId)
  // test counts as absent when it is
  it.each([
    undefined,
    '',
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}-01-more`,
    `00-${TRACE}-${SPAN}-01\n{"level":60}`,
    [`00-${TRACE}-${SPAN}-01`],
  ])('counts as absent when it is %j', (header) => {
    expect(readTraceParent(header)).toBeUndefined();
  });

  it('is written so that it can be read', () => {
    const span = { traceId: TRACE, spanId: newSpanId() };
    expect(readTraceParent(writeTraceParent(span))).toEqual({ ...span, isSampled: true });
  });
});
