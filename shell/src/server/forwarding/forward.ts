/**
 * Forwards requests to an upstream server, and its responses to the clients: one attempt per request, bodies as
 * streams (docs/decisions/0067-forward-with-undici.md).
 */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Dispatcher, errors } from 'undici';
import { eachResponseHeader, requestHeaders } from './headers.ts';
import { readBody } from './request-body.ts';

export interface Forwarding {
  upstream: Dispatcher;
  /** Time until the upstream server begins its response, and between parts of its body. */
  timeoutMs: number;
  /** Headers that replace those of the client, for example its address. */
  ownHeaders(request: FastifyRequest): Record<string, string>;
  /** Headers of all responses of this server. Those of the upstream server replace them. */
  headersOfAll: Readonly<Record<string, string>>;
  /** True while the server stops: responses then close their connections. */
  isStopping(): boolean;
  /**
   * Answers in place of the upstream server. 504: it did not respond in time. 503: it cannot be reached or closed the
   * connection. 408: the client sent its body too slowly. 400: the path is not one of the shop.
   */
  sendFailure(reply: FastifyReply, status: 400 | 408 | 503 | 504): void;
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

class ClientGone extends Error {
  override readonly message = 'the client went away';
}

/** Passes the response on as it arrives. A slow client slows the upstream server down. */
const createTransfer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { headersOfAll, isStopping, sendFailure }: Forwarding,
): Dispatcher.DispatchHandler => {
  const { raw: response } = reply;
  let current: Dispatcher.DispatchController | undefined;
  let isSlow = false;
  response.once('close', () => {
    if (!response.writableEnded) current?.abort(new ClientGone());
  });
  return {
    onRequestStart(controller) {
      current = controller;
      // The client may have left while the request waited for a connection.
      if (response.destroyed) controller.abort(new ClientGone());
    },
    onResponseStart(_, status, headers) {
      // Node itself tells the client to continue.
      if (status < 200) return;
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
      if (!isSlow) response.on('drain', () => controller.resume());
      isSlow = true;
    },
    onResponseEnd() {
      response.end();
    },
    onResponseError(_, error) {
      if (response.destroyed) return;
      // The client must not take the beginning of a response for the whole.
      if (response.headersSent) return void response.destroy();
      request.log.warn({ reason: error.message }, 'request not forwarded');
      sendFailure(reply, isTimeout(error) ? 504 : 503);
    },
  };
};

/** Forwards a request. Answers it itself when the upstream server does not. */
export const forward = (request: FastifyRequest, reply: FastifyReply, forwarding: Forwarding): void => {
  const { raw } = request;
  const { upstream, timeoutMs, ownHeaders, sendFailure } = forwarding;
  const path = pathOf(raw.url);
  const send = (body: Buffer | Readable | null) =>
    upstream.dispatch(
      {
        path,
        method: raw.method as Dispatcher.HttpMethod,
        headers: requestHeaders(raw.headers, ownHeaders(request), body !== null),
        body,
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      },
      createTransfer(request, reply, forwarding),
    );
  if (leadsElsewhere(path)) sendFailure(reply, 400);
  else
    readBody(raw, (read) => {
      if (read.kind === 'ready') send(read.body);
      else if (read.kind === 'late') sendFailure(reply, 408);
    });
};
