/**
 * Demo mode: receives spans over OTLP/HTTP from the programs of this shop and shows them at /dev/traces. A sender
 * needs the token of this start.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readOtlpSpans } from 'tracing/otlp-spans';
import { createTraceStore } from 'tracing/trace-store';
import { toWaterfall } from 'tracing/waterfall';
import type { ShellConfig } from '../config.ts';
import { SECURITY_HEADERS, sha256 } from '../html/csp.ts';
import { isBearer } from '../visitor/bearer.ts';
import { localeCookie, localeOf } from '../visitor/request-locale.ts';
import {
  type DevPage,
  type PageParts,
  renderMissingTrace,
  renderTrace,
  renderTraceList,
  TRACES_PATH,
} from './traces-page.ts';

/** Path of `OTEL_EXPORTER_OTLP_ENDPOINT`, to which exporters add `/v1/traces`. */
const RECEIVER_PATH = '/dev/otlp/v1/traces';
/** A batch of the exporter has 512 spans of at most a few KB. */
const MAX_BODY_BYTES = 4_000_000;

/** Sends a page that runs no script and loads nothing from elsewhere. */
const sendPage = (reply: FastifyReply, { html, styles }: DevPage): FastifyReply =>
  reply
    .headers({
      ...SECURITY_HEADERS,
      'content-security-policy': [
        "default-src 'none'",
        `style-src ${styles.map(sha256).join(' ')}`,
        "img-src 'self'",
        "font-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);

type ReceiverConfig = Pick<
  ShellConfig,
  'traceReceiverToken' | 'locales' | 'publicUrl' | 'localeCookieSeconds'
> & { trace: Pick<ShellConfig['trace'], 'endpoint'> };

export const registerTraceReceiver = (
  app: FastifyInstance,
  config: ReceiverConfig,
  shellCss: () => string,
): void => {
  const store = createTraceStore();
  const { traceReceiverToken: token, trace } = config;
  const sink = token ? 'here' : trace.endpoint ? 'elsewhere' : 'off';
  if (token)
    app.post(RECEIVER_PATH, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      if (!isBearer(request.headers.authorization, token)) return reply.code(401).send({});
      const spans = readOtlpSpans(request.body);
      if (!spans) return reply.code(400).send({});
      store.add(spans);
      return reply.send({});
    });

  const partsOf = (request: FastifyRequest, reply: FastifyReply): PageParts => {
    const { locale, remember } = localeOf(request, config);
    if (remember) reply.header('set-cookie', localeCookie(locale, config));
    return { locale, shellCss: shellCss() };
  };
  app.get(TRACES_PATH, async (request, reply) => {
    const traces = store.list().map(toWaterfall);
    return sendPage(reply, renderTraceList(traces, sink, partsOf(request, reply)));
  });
  app.get<{ Params: { id: string } }>(`${TRACES_PATH}/:id`, async (request, reply) => {
    const parts = partsOf(request, reply);
    const trace = store.find(request.params.id);
    if (!trace) return sendPage(reply.code(404), renderMissingTrace(parts));
    return sendPage(reply, renderTrace(toWaterfall(trace), parts));
  });
};
