import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { beginTrace, isTracing, runIn, type Span } from 'tracing/span';
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

/** Records a span per request, by route template. Adds nothing while tracing is off. */
export function addTracing(app: FastifyInstance, config: Config): void {
  if (!isTracing()) return;
  const isShell = createShellCheck(config);
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? 'unknown';
    if (UNTRACED.test(route)) return done();
    const span = beginTrace(
      {
        name: `${method} ${route}`,
        kind: 'server',
        attributes: { 'http.request.method': method, 'http.route': route },
      },
      { traceparent: headers.traceparent, sender: isShell(request) ? 'shell' : 'anyone' },
    );
    if (!span) return done();
    spans.set(request, span);
    runIn(span, done);
  });
  // The events of a request's body run outside the span of `onRequest`.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) runIn(span, done);
    else done();
  });
  const end = (request: FastifyRequest, status: number, failure?: string): void => {
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    span.set({ 'http.response.status_code': status });
    if (failure) span.fail(failure);
    span.end();
  };
  app.addHook('onResponse', (request, { statusCode }, done) => {
    end(request, statusCode, statusCode >= 500 ? String(statusCode) : undefined);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499, 'aborted');
    done();
  });
}
