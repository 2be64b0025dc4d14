/** Spans of one page in a render worker. The worker loads no SDK: the shell adds its spans to the trace. */
import type { FinishedSpan } from 'tracing/span';
import { newSpanId, type SpanReference, writeTraceParent } from 'tracing/trace-parent';

const now = (): number => performance.timeOrigin + performance.now();

/** @param parent span of the shell's render */
export const createWorkerTrace = (parent: SpanReference, version: string) => {
  const { traceId } = parent;
  const spanId = newSpanId();
  const startedAt = now();
  const calls: FinishedSpan[] = [];
  return {
    /** Begins an API call of the page. @param endpoint id of the endpoint */
    call(endpoint: string) {
      const call = { traceId, spanId: newSpanId() };
      const calledAt = now();
      return {
        headers: { traceparent: writeTraceParent(call) },
        /** @param failure code, if the call failed */
        end: (failure?: string) =>
          void calls.push({
            ...call,
            parentId: spanId,
            name: `call ${endpoint}`,
            kind: 'client',
            attributes: { 'shop.endpoint': endpoint, 'shop.worker': true },
            startedAt: calledAt,
            endedAt: now(),
            failure,
          }),
      };
    },
    /** The spans of the page: the render itself, and its API calls so far. */
    end: (failure?: string): FinishedSpan[] => [
      {
        traceId,
        spanId,
        parentId: parent.spanId,
        name: 'render in worker',
        attributes: { 'shop.worker': true, 'shop.remote.version': version },
        startedAt,
        endedAt: now(),
        failure,
      },
      ...calls,
    ],
  };
};

export type WorkerTrace = ReturnType<typeof createWorkerTrace>;
