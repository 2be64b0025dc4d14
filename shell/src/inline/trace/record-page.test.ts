// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideConsent } from '../../consent.ts';
import { type ReportedSpan, TRACE_REPORT_PATH } from '../../trace-report.ts';
import { recordPage } from './record-page.ts';

const SERVER = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) };
const AGREED = { measurement: true, advertising: false };
const REFUSED = { measurement: false, advertising: false };

describe('the program that records a page', () => {
  let sent: ReportedSpan[];
  let added: [EventTarget, string, EventListener][];
  let measured: (entries: object[]) => void;
  const serverTiming = (description?: string) =>
    vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ serverTiming: description ? [{ name: 'trace', description }] : [] }] as never);
  const leave = () => dispatchEvent(new Event('pagehide'));
  const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 5)));
  const ofKind = (kind: string) => sent.filter((span) => span.kind === kind);

  beforeEach(() => {
    sent = [];
    added = [];
    localStorage.clear();
    history.replaceState(null, '', '/vinos');
    document.body.innerHTML =
      '<main><div id="mfe-catalog" class="slot"><a href="/cajas"><b>Cajas de Ana</b></a><i>texto</i>' +
      '<button>Agregar</button></div></main><div id="announcer"></div>' +
      `<script type="application/json" id="boot">${JSON.stringify({ remotes: [{ id: 'catalog', version: '2' }] })}</script>`;
    for (const target of [window, document] as EventTarget[]) {
      const add = target.addEventListener.bind(target);
      vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
        added.push([target, type, listener as EventListener]);
        add(type, listener, options);
      });
    }
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(notify: (list: object) => void) {
          measured = (entries) => notify({ getEntries: () => entries });
        }
        observe() {}
      },
    );
    Object.assign(navigator, {
      sendBeacon: (path: string, body: string) => {
        expect(path).toBe(TRACE_REPORT_PATH);
        sent.push(...(JSON.parse(body) as ReportedSpan[]));
      },
    });
    serverTiming(`${SERVER.traceId}-${SERVER.spanId}`);
  });
  afterEach(() => {
    for (const [target, type, listener] of added) {
      target.removeEventListener(type, listener);
      target.removeEventListener(type, listener, true);
    }
    globalThis.shopTrace = undefined;
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  it('does nothing on a page whose request the server did not trace', () => {
    serverTiming();
    recordPage();
    expect(globalThis.shopTrace).toBeUndefined();
  });

  it('sends nothing and adds no header without consent, also after it was withdrawn', async () => {
    recordPage();
    document.querySelector('button')?.click();
    await nextFrame();
    leave();
    expect(sent).toEqual([]);
    expect(globalThis.shopTrace?.call('list-wines')).toBeUndefined();
    expect(globalThis.shopTrace?.traceId()).toBeUndefined();

    decideConsent(AGREED);
    const call = globalThis.shopTrace?.call('list-wines');
    decideConsent(REFUSED);
    call?.end(200);
    document.querySelector('button')?.click();
    await nextFrame();
    leave();
    expect(sent).toEqual([]);
    expect(globalThis.shopTrace?.call('list-wines')).toBeUndefined();
  });

  it('puts the load of the page below the span of the server', async () => {
    decideConsent(AGREED);
    recordPage();
    await nextFrame();
    leave();
    expect(ofKind('page-load')).toMatchObject([
      { traceId: SERVER.traceId, parentId: SERVER.spanId, path: '/vinos' },
    ]);
    expect(globalThis.shopTrace?.traceId()).toBe(SERVER.traceId);
  });

  it('begins a trace with each press, which navigation, remotes and calls continue', async () => {
    decideConsent(AGREED);
    recordPage();
    document.querySelector('b')?.click();
    history.pushState(null, '', '/cajas');
    dispatchEvent(new Event('single-spa:before-routing-event'));
    measured([
      { name: 'catalog load', startTime: 5, duration: 20 },
      { name: 'other', startTime: 1, duration: 1 },
    ]);
    const call = globalThis.shopTrace?.call('list-boxes');
    call?.end(200);
    (document.getElementById('announcer') as HTMLElement).textContent = 'Cajas';
    await nextFrame();
    leave();

    const [press] = ofKind('press');
    const [navigation] = ofKind('navigation');
    expect(press).toMatchObject({ control: 'link', remote: 'catalog' });
    expect(press?.traceId).not.toBe(SERVER.traceId);
    expect(navigation).toMatchObject({ traceId: press?.traceId, parentId: press?.spanId, path: '/cajas' });
    expect(ofKind('load')).toMatchObject([{ parentId: navigation?.spanId, remote: 'catalog', version: '2' }]);
    const [reported] = ofKind('call');
    expect(reported).toMatchObject({ parentId: navigation?.spanId, endpoint: 'list-boxes', status: 200 });
    expect(call?.headers.traceparent).toBe(`00-${press?.traceId}-${reported?.spanId}-01`);
    expect(JSON.stringify(sent)).not.toContain('Ana');
  });

  it('begins a trace with each call of a tool, which names the tool and not its input', async () => {
    decideConsent(AGREED);
    recordPage();
    dispatchEvent(new CustomEvent('shop:tool', { detail: 'catalog.search' }));
    globalThis.shopTrace?.call('search')?.end(200);
    leave();
    const [tool] = ofKind('tool');
    expect(tool).toMatchObject({ tool: 'catalog.search' });
    expect(ofKind('call')[0]).toMatchObject({ traceId: tool?.traceId, parentId: tool?.spanId });
  });

  it('ignores a press on a text', async () => {
    decideConsent(AGREED);
    recordPage();
    document.querySelector('i')?.click();
    await nextFrame();
    leave();
    expect(ofKind('press')).toEqual([]);
  });

  it('sends at most 64 spans at once and 300 in all', () => {
    decideConsent(AGREED);
    const reports: number[] = [];
    Object.assign(navigator, {
      sendBeacon: (_: string, body: string) => reports.push(JSON.parse(body).length),
    });
    recordPage();
    for (let call = 0; call < 400; call += 1) globalThis.shopTrace?.call('list-wines')?.end(200);
    leave();
    expect(Math.max(...reports)).toBe(64);
    expect(reports.reduce((sum, count) => sum + count)).toBe(300);
  });
});
