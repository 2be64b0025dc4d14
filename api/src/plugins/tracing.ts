import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { beginTrace, isTracing, runIn, type Span, type SpanStart } from 'tracing/span';
import type { Config } from '../config.ts';

/** Routes of load balancers, monitoring and development. */
const UNTRACED = /^\/(?:healthz|readyz|metrics|dev)/;

const rangeOf = (address: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  if (address.includes('/')) return ipaddr.parseCIDR(address);
  const parsed = ipaddr.process(address);
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128];
};

/**
 * Whether the request comes from a shell: over the shell's socket, or from an address in TRUST_PROXY. The API follows
 * the shell's decision to trace, and nobody else's.
 */
const createShellCheck = ({ API_SOCKET, TRUST_PROXY = '' }: Pick<Config, 'API_SOCKET' | 'TRUST_PROXY'>) => {
  const ranges = TRUST_PROXY.split(',').flatMap((text) => (text.trim() ? [rangeOf(text.trim())] : []));
  return ({ socket }: FastifyRequest): boolean => {
    if (API_SOCKET) return true;
    const { remoteAddress = '' } = socket;
    if (ranges.length === 0 || !ipaddr.isValid(remoteAddress)) return false;
    const address = ipaddr.process(remoteAddress);
    return ranges.some(
      ([network, bits]) => network.kind() === address.kind() && address.match([network, bits] as never),
    );
  };
};

const startOf = ({ method, routeOptions: { url = 'unknown' } }: FastifyRequest): SpanStart => ({
  name: `${method} ${url}`,
  kind: 'server',
  attributes: { 'http.request.method': method, 'http.route': url },
});

const endSpan = (span: Span, { statusCode, writableFinished }: ServerResponse): void => {
  span.set({ 'http.response.status_code': statusCode });
  if (!writableFinished) span.fail('aborted');
  else if (statusCode >= 500) span.fail(String(statusCode));
  span.end();
};

/**
 * Records a span per request, by route template. Adds nothing while tracing is off. A request that is not traced costs
 * only the decision.
 */
export function addTracing(app: FastifyInstance, config: Config): void {
  if (!isTracing()) return;
  const isShell = createShellCheck(config);
  app.addHook('onRequest', (request, reply, done) => {
    if (UNTRACED.test(request.routeOptions.url ?? '')) return done();
    const span = beginTrace(() => startOf(request), {
      traceparent: request.headers.traceparent,
      sender: isShell(request) ? 'shell' : 'anyone',
    });
    if (!span) return done();
    reply.raw.once('close', () => endSpan(span, reply.raw));
    runIn(span, done);
  });
}
