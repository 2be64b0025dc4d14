/** The header `traceparent` of W3C Trace Context, level 1. */

/** A span that another process or a browser created. */
export interface SpanReference {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits. */
  spanId: string;
}

export interface TraceParent extends SpanReference {
  /** The sender records this trace. */
  isSampled: boolean;
}

const TRACE_PARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const FORBIDDEN_VERSION = 'ff';
const SAMPLED = 1;
const isZero = (digits: string): boolean => /^0+$/.test(digits);

/** @returns undefined for a missing or invalid header, which then counts as absent */
export const readTraceParent = (header: unknown): TraceParent | undefined => {
  const match = typeof header === 'string' ? TRACE_PARENT.exec(header) : null;
  if (!match) return undefined;
  const [, version = '', traceId = '', spanId = '', flags = '', rest] = match;
  if (version === FORBIDDEN_VERSION || (version === '00' && rest !== undefined)) return undefined;
  if (isZero(traceId) || isZero(spanId)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) === SAMPLED };
};

/** The header for a recorded span. */
export const writeTraceParent = ({ traceId, spanId }: SpanReference): string => `00-${traceId}-${spanId}-01`;

/** A new id of a span: 16 hexadecimal digits. */
export const newSpanId = (): string => {
  const half = () => Math.floor(Math.random() * 0x1_0000_0000).toString(16);
  // A span id of zeros is invalid.
  return `${half().padStart(8, '0')}${half().padStart(8, '0')}`.replace(/^0+$/, '1'.padStart(16, '0'));
};
