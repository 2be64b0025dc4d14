/** Spans that a browser reports. Shared by the browser's program and the server. */

export const TRACE_REPORT_PATH = '/trace-report';

/** Name in `Server-Timing` of a page whose request is traced. Its description is `<trace id>-<span id>`. */
export const TRACE_TIMING = 'trace';

/** Spans in one report. */
export const SPANS_PER_REPORT = 64;

/** Kinds of controls. A report never has the text of a control. */
export const CONTROL_KINDS = ['link', 'button', 'field', 'other'] as const;
export type ControlKind = (typeof CONTROL_KINDS)[number];

/** Subject of a span. The server makes its name. */
export type SpanSubject =
  | { kind: 'page-load' | 'navigation'; path: string }
  | { kind: 'press'; control: ControlKind; remote?: string }
  /** Call of a tool by an assistant. */
  | { kind: 'tool'; tool: string }
  | { kind: 'load' | 'mount'; remote: string; version: string }
  | { kind: 'call'; endpoint: string; status: number };

export type ReportedSpan = SpanSubject & {
  traceId: string;
  spanId: string;
  parentId?: string;
  /** ms since 1970. */
  startedAt: number;
  endedAt: number;
};

/** A call of the API that is recorded. */
interface TracedCall {
  headers: { traceparent: string };
  /** @param status 0 for a call without a response */
  end(status: number): void;
}

/** The program that records spans, for the API client and error reports. */
interface PageTrace {
  /** Trace of the last press, or of the page. Undefined after the consent was withdrawn. */
  traceId(): string | undefined;
  call(endpoint: string): TracedCall | undefined;
}

declare global {
  /** Only on a traced page, after consent. */
  var shopTrace: PageTrace | undefined;
}
