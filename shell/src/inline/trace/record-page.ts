/**
 * Records what a shopper does on a traced page: the load of the page, presses, navigations, loads of remotes, and calls
 * of the API. Each press, and each call of one of the shop's tools by an assistant, begins a trace, which the steps after
 * it continue. No span has the text of a control or a query. The server turns paths into routes.
 */
import type { BootData } from '../../boot-data.ts';
import { readBoot } from '../../browser/boot.ts';
import { TOOL_CALLED } from '../../tool-calls.ts';
import { type ControlKind, type SpanSubject, TRACE_TIMING } from '../../trace-report.ts';
import { ownerOfNode } from '../canary/owner-of.ts';
import { createSpanSender } from './send-spans.ts';

/** Steps that begin this long after a press belong to the page again. */
const PRESS_MS = 5_000;
/** Selector of each kind of control. The first that fits counts. */
const CONTROLS = [
  ['link', 'a[href]'],
  ['button', 'button,summary,[role="button"]'],
  ['field', 'input,select,textarea,label'],
] as const;
const MEASURE = /^([a-z-]+) (load|mount)$/;
const REPORTED_TRACE = /^([0-9a-f]{32})-([0-9a-f]{16})$/;

interface SpanContext {
  traceId: string;
  spanId: string;
}

const newId = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
const now = (): number => performance.timeOrigin + performance.now();

/** The span of the server that answered the request of this page. */
const readServerSpan = (): SpanContext | undefined => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const entry = page?.serverTiming?.find(({ name }) => name === TRACE_TIMING);
  const [, traceId, spanId] = REPORTED_TRACE.exec(entry?.description ?? '') ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
};

const kindOf = (element: Element): ControlKind | undefined =>
  CONTROLS.find(([, selector]) => element.closest(selector))?.[0];

/** Runs the action after the next frame. */
const afterFrame = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));
const afterLoad = (act: () => void): void => {
  if (document.readyState === 'complete') act();
  else addEventListener('load', () => setTimeout(act), { once: true });
};

export const recordPage = (): void => {
  const server = readServerSpan();
  if (!server) return;
  const sender = createSpanSender();
  const { remotes = [] }: Partial<BootData> = readBoot();
  const page: SpanContext = { traceId: server.traceId, spanId: newId(8) };
  /** Trace of the last press or tool call. */
  let press: (SpanContext & { until: number }) | undefined;
  let navigation: (SpanContext & { end(): void }) | undefined;

  /** The span that a step belongs to now. */
  const current = (): SpanContext => navigation ?? (press && press.until > now() ? press : page);
  const begin = ({ traceId, spanId: parentId }: SpanContext, startedAt = now()) => {
    const spanId = newId(8);
    const end = (subject: SpanSubject, endedAt = now()): void =>
      sender.add({ ...subject, traceId, spanId, parentId, startedAt, endedAt: Math.max(startedAt, endedAt) });
    return { traceId, spanId, end };
  };

  /** Begins a trace of its own, which the next steps continue. */
  const beginTrace = (): SpanContext => {
    const span = { traceId: newId(16), spanId: newId(8) };
    press = { ...span, until: now() + PRESS_MS };
    navigation = undefined;
    return span;
  };

  const path = location.pathname;
  afterLoad(() =>
    sender.add({
      kind: 'page-load',
      path,
      ...page,
      parentId: server.spanId,
      startedAt: performance.timeOrigin,
      endedAt: now(),
    }),
  );

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const element = target instanceof Element ? target : undefined;
      const control = element && kindOf(element);
      if (!control || !sender.isAllowed()) return;
      const remote = ownerOfNode(element);
      const startedAt = performance.timeOrigin + timeStamp;
      const span = beginTrace();
      afterFrame(() =>
        sender.add({ kind: 'press', control, ...(remote && { remote }), ...span, startedAt, endedAt: now() }),
      );
    },
    { capture: true, passive: true },
  );

  addEventListener(TOOL_CALLED, (event) => {
    if (!sender.isAllowed()) return;
    const span = beginTrace();
    const at = now();
    sender.add({
      kind: 'tool',
      tool: (event as CustomEvent<string>).detail,
      ...span,
      startedAt: at,
      endedAt: at,
    });
  });

  let shownPath = path;
  addEventListener('single-spa:before-routing-event', () => {
    if (location.pathname === shownPath) return;
    shownPath = location.pathname;
    const { end, ...span } = begin(current());
    const target = shownPath;
    navigation = { ...span, end: () => end({ kind: 'navigation', path: target }) };
  });
  // The shell announces the title of the next page when it is shown.
  const announcer = document.getElementById('announcer');
  if (announcer)
    new MutationObserver(() => {
      navigation?.end();
      navigation = undefined;
    }).observe(announcer, { childList: true, characterData: true, subtree: true });

  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      const [, remote = '', kind] = MEASURE.exec(name) ?? [];
      const version = remotes.find(({ id }) => id === remote)?.version;
      if (!version) continue;
      const startedAt = performance.timeOrigin + startTime;
      begin(current(), startedAt).end(
        { kind: kind as 'load' | 'mount', remote, version },
        startedAt + duration,
      );
    }
  }).observe({ type: 'measure' });

  globalThis.shopTrace = {
    traceId: () => (sender.isAllowed() ? current().traceId : undefined),
    call(endpoint) {
      if (!sender.isAllowed()) return undefined;
      const { traceId, spanId, end } = begin(current());
      return {
        headers: { traceparent: `00-${traceId}-${spanId}-01` },
        end: (status) => end({ kind: 'call', endpoint, status }),
      };
    },
  };
};
