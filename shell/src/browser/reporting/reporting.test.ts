// @vitest-environment happy-dom
import { close, createTransport } from '@sentry/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrubText } from './scrub.ts';

const DSN = 'https://key@reports.example/1';
/** Personal data that texts and URLs may contain. */
const PERSONAL = [
  'ana.nunez@example.com',
  '12.345.678-5',
  '12345678-K',
  '+56 9 8765 4321',
  '4051 8856 0044 6623',
  'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ1LTEifQ.c2lnbmF0dXJl',
  '0b9f3c1e-6a52-4c1b-9d0e-2f6f5f1f9a11',
];

describe('a text of a report', () => {
  it.each(PERSONAL)('does not hold %s', (secret) => {
    const scrubbed = scrubText(`No se pudo: ${secret}. Fin`);
    expect(scrubbed).not.toContain(secret);
    expect(scrubbed).toMatch(/^No se pudo: .*\. Fin$/);
  });

  it('loses the query of a URL and keeps the rest', () => {
    expect(scrubText('GET https://shop.example/vinos/busqueda?q=para+mi+jefa#x failed')).toBe(
      'GET https://shop.example/vinos/busqueda failed',
    );
    expect(scrubText('at /reiniciar-contrasena?token=abc')).toBe('at /reiniciar-contrasena');
  });

  it('keeps the description of the error', () => {
    for (const text of [
      "Cannot read properties of undefined (reading 'map')",
      'update-cart: 503',
      'main.1a2b3c4d.js:1:2345',
    ])
      expect(scrubText(text)).toBe(text);
  });
});

describe('error reports', () => {
  let sent: string[];
  const transport = (options: Parameters<typeof createTransport>[0]) =>
    createTransport(options, async ({ body }) => {
      sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
      return { statusCode: 200 };
    });
  const options = {
    dsn: DSN,
    release: 'abc123',
    remotes: [
      { id: 'catalog', version: '1.2' },
      { id: 'checkout', version: '3.4' },
    ],
    transport,
  };
  const events = () =>
    sent.flatMap((envelope) =>
      envelope
        .split('\n')
        .filter((line) => line.includes('"exception"'))
        .map(
          (line) => JSON.parse(line) as { tags: Record<string, string>; release: string; exception: unknown },
        ),
    );
  /** Runs the idle callbacks. */
  let rest: () => Promise<void>;

  beforeEach(() => {
    sent = [];
    localStorage.clear();
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const idle: (() => unknown)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => unknown) => idle.push(work));
    rest = async () => {
      for (const work of idle.splice(0)) await work();
    };
  });
  afterEach(async () => {
    await close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('are sent after the code has loaded when idle, earlier errors too, with the versions of the parts', async () => {
    const { report, startReporting } = await import('../report.ts');
    report(new Error('very early'), { remote: 'catalog' });
    startReporting(options);
    dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught early'), message: 'x' }));
    expect(sent).toEqual([]);
    await rest();
    report(new Error('later'), { remote: 'checkout', kind: 'slot' });
    await vi.waitFor(() => expect(events()).toHaveLength(3));
    const texts = events().map(({ exception }) => JSON.stringify(exception));
    expect(texts[0]).toContain('very early');
    expect(texts[1]).toContain('uncaught early');
    expect(events()[2]).toMatchObject({
      release: 'abc123',
      tags: { 'remote.catalog': '1.2', 'remote.checkout': '3.4', remote: 'checkout', kind: 'slot' },
    });
  });

  it('name the trace of a traced page', async () => {
    const { connectReporting } = await import('./reporting.ts');
    const id = '4bf92f3577b34da6a3ce929d0e0e4736';
    const send = connectReporting(options);
    send(new Error('before'), {});
    vi.stubGlobal('shopTrace', { traceId: () => id });
    send(new Error('after'), {});
    await vi.waitFor(() => expect(events()).toHaveLength(2));
    expect(events().map(({ tags }) => tags.trace_id)).toEqual([undefined, id]);
  });

  it('contain no personal data in any field', async () => {
    const { report, startReporting } = await import('../report.ts');
    history.replaceState(null, '', `/orden/${PERSONAL.at(-1)}?email=${PERSONAL[0]}`);
    startReporting(options);
    await rest();
    for (const secret of PERSONAL) {
      console.log(`typed ${secret}`);
      report(new Error(`refused for ${secret}`), { kind: secret });
    }
    await vi.waitFor(() => expect(events()).toHaveLength(PERSONAL.length));
    for (const secret of PERSONAL) expect(sent.join('\n')).not.toContain(secret);
    history.replaceState(null, '', '/');
  });

  it('contain no personal data in traces', async () => {
    const { connectReporting } = await import('./reporting.ts');
    const sentry = await import('@sentry/browser');
    vi.spyOn(Math, 'random').mockReturnValue(0);
    connectReporting(options);
    for (const secret of PERSONAL)
      sentry.startNewTrace(() =>
        sentry.startSpan(
          {
            name: `GET /api/x?q=${secret}`,
            attributes: { url: `https://shop.example/a?b=${secret}`, note: secret },
          },
          () => {},
        ),
      );
    await sentry.flush(2_000);
    const traces = sent.join('\n');
    expect(traces).toContain('"transaction"');
    for (const secret of PERSONAL) expect(traces).not.toContain(secret);
  });

  it('are not sent without a DSN', async () => {
    const { report, startReporting } = await import('../report.ts');
    report(new Error('kept for nobody'));
    startReporting({ ...options, dsn: '' });
    await rest();
    expect(sent).toEqual([]);
    expect(requestIdleCallback).not.toHaveProperty('mock.calls.0');
  });

  it('sample 5 % of sessions, half of the sessions with errors, and half of the traces', async () => {
    const { connectReporting } = await import('./reporting.ts');
    const sentry = await import('@sentry/browser');
    connectReporting(options);
    expect(sentry.getClient()?.getOptions()).toMatchObject({
      replaysSessionSampleRate: 0.05,
      replaysOnErrorSampleRate: 0.5,
      tracesSampleRate: 0.5,
    });
  });

  it('record a session only after consent to measurement', async () => {
    const { connectReporting } = await import('./reporting.ts');
    const { decideConsent } = await import('../../consent.ts');
    const ALL = { measurement: true, advertising: true };
    const NOTHING = { measurement: false, advertising: false };
    const sentry = await import('@sentry/browser');
    connectReporting(options);
    expect(sentry.getReplay()).toBeUndefined();
    history.replaceState(null, '', '/gracias/0b9f3c1e');
    decideConsent(ALL);
    expect(sentry.getReplay(), "on a page that is one person's own").toBeUndefined();
    history.replaceState(null, '', '/vinos');
    decideConsent(NOTHING);
    expect(sentry.getReplay()).toBeUndefined();
    decideConsent(ALL);
    const replay = sentry.getReplay();
    if (!replay) throw new Error('no session is recorded');
    const stop = vi.spyOn(replay, 'stop');
    history.replaceState(null, '', '/gracias/0b9f3c1e');
    dispatchEvent(new Event('single-spa:before-routing-event'));
    expect(stop, 'on a personal page').toHaveBeenCalledTimes(1);
    decideConsent(NOTHING);
    expect(stop, 'after a withdrawal').toHaveBeenCalledTimes(2);
    expect(stop).toHaveBeenLastCalledWith({ flush: false });
    history.replaceState(null, '', '/');
  });
});
