/**
 * Forwards requests to an upstream server, and its responses to the clients: one attempt per request, bodies as
 * streams (docs/decisions/0067-forward-with-undici.md).
 */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Dispatcher, errors } from 'undici';
import { networkOf } from '../client-network.ts';
import type { ClientGate, Leave } from './client-gate.ts';
import { eachResponseHeader, requestHeaders } from './headers.ts';
import type { BodyReader } from './request-body.ts';

/** Connections to the upstream server, and the limits of their use. */
export interface Lane {
  upstream: Dispatcher;
  gate: ClientGate;
}

export interface Forwarding {
  requests: Lane;
  /** Of requests with a large body. */
  uploads: Lane;
  bodies: BodyReader;
  /** Time until the upstream server begins its response, and between parts of its body. */
  timeoutMs: number;
  /** Headers that replace those of the client, for example its address. */
  ownHeaders(request: FastifyRequest): Record<string, string>;
  /** Headers of all responses of this server. Those of the upstream server replace them. */
  headersOfAll: Readonly<Record<string, string>>;
  /** True while the server stops: responses then close their connections. */
  isStopping(): boolean;
  /** Whether `sendFailure` replaces a response with this status. Default: never. */
  isReplaced?(request: FastifyRequest, status: number): boolean;
  /**
   * Answers in place of the upstream server. 504: it did not respond in time. 503: it cannot be reached, closed the
   * connection, or has too many requests. 408: the client sent its body too slowly. 400: the path is not one of the shop.
   * @param body small body of the request, if it was read
   */
  sendFailure(reply: FastifyReply, status: 400 | 408 | 503 | 504, body?: Buffer | null): void;
}

/** The path and query of a request. A proxy may send the absolute form (RFC 9112, 3.2.2). */
const pathOf = (url = '/'): string => (url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, ''));

/**
 * Whether a server behind this one could resolve the path to another one, for example `/api/../metrics`. Few paths
 * need the slow check.
 */
const leadsElsewhere = (path: string): boolean => {
  if (!path.startsWith('/') || path.startsWith('//')) return true;
  const [pathname = ''] = path.split('?', 1);
  if (!/\.\.|%2e|%5c|\\|%2f/i.test(pathname)) return false;
  try {
    return decodeURIComponent(pathname).split(/[/\\]/).includes('..');
  } catch {
    return true;
  }
};

const isTimeout = (error: Error): boolean =>
  error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError;

const clientGone = (): Error => new Error('the client went away');

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Small body of the request. */
  body: Buffer | null;
  leave: Leave;
}

/** Passes the response on as it arrives. A slow client slows the upstream server down. */
const createTransfer = (
  { request, reply, body, leave }: Call,
  { timeoutMs, headersOfAll, isStopping, isReplaced, sendFailure }: Forwarding,
): Dispatcher.DispatchHandler => {
  const { raw: response } = reply;
  let current: Dispatcher.DispatchController | undefined;
  let isSlow = false;
  response.once('close', () => {
    if (!response.writableEnded) current?.abort(clientGone());
  });
  return {
    onRequestStart(controller) {
      current = controller;
      // The client may have left while the request waited for a connection.
      if (response.destroyed) controller.abort(clientGone());
    },
    onResponseStart(controller, status, headers) {
      // Node itself tells the client to continue.
      if (status < 200) return;
      if (isReplaced?.(request, status)) return controller.abort(new Error('the response was a failure'));
      reply.hijack();
      for (const name in headersOfAll) response.setHeader(name, headersOfAll[name] as string);
      eachResponseHeader(headers, (name, value) => response.setHeader(name, value));
      // A connection with the rest of an unread body cannot be used again.
      if (isStopping() || !request.raw.complete) response.setHeader('connection', 'close');
      response.writeHead(status);
    },
    onResponseData(controller, part) {
      if (response.write(part)) return;
      controller.pause();
      if (isSlow) return;
      isSlow = true;
      response.on('drain', () => controller.resume());
      // A client that stops reading must not hold the connection to the upstream server.
      response.setTimeout(timeoutMs, () => response.destroy());
    },
    onResponseEnd() {
      leave();
      response.end();
    },
    onResponseError(_, error) {
      leave();
      if (response.destroyed) return;
      // The client must not take the beginning of a response for the whole.
      if (response.headersSent) return void response.destroy();
      request.log.warn({ reason: error.message }, 'request not forwarded');
      sendFailure(reply, isTimeout(error) ? 504 : 503, body);
    },
  };
};

/** Sends a request when its network may use a connection of the lane. */
const sendIn = (
  { upstream, gate }: Lane,
  { request, reply, ...read }: Omit<Call, 'leave'> & { open?: () => Readable },
  forwarding: Forwarding,
): void => {
  const { timeoutMs, ownHeaders, sendFailure } = forwarding;
  gate.enter(networkOf(request), (leave) => {
    if (!leave) return sendFailure(reply, 503, read.body);
    const body = read.open?.() ?? read.body;
    upstream.dispatch(
      {
        path: pathOf(request.raw.url),
        method: request.raw.method as Dispatcher.HttpMethod,
        headers: requestHeaders(request.raw.headers, ownHeaders(request), body !== null),
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      },
      createTransfer({ request, reply, body: read.body, leave }, forwarding),
    );
  });
};

/** Forwards a request. Answers it itself when the upstream server does not. */
export const forward = (request: FastifyRequest, reply: FastifyReply, forwarding: Forwarding): void => {
  const { requests, uploads, bodies, sendFailure } = forwarding;
  if (leadsElsewhere(pathOf(request.raw.url))) sendFailure(reply, 400);
  else
    bodies.read(request.raw, networkOf(request), (read) => {
      if (read.kind === 'small') sendIn(requests, { request, reply, body: read.body }, forwarding);
      else if (read.kind === 'large')
        sendIn(uploads, { request, reply, body: null, open: read.open }, forwarding);
      else if (read.kind === 'late') sendFailure(reply, 408);
    });
};
