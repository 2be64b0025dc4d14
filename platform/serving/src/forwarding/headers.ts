/** Rules for the headers of forwarded requests and responses. */
import type { IncomingHttpHeaders } from 'node:http';

/** Headers that a client could forge. The server replaces them by its own values. */
const CLAIMS = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-port',
  // The API follows the shell's decision to trace. No service reads baggage.
  'traceparent',
  'tracestate',
  'baggage',
];

/** Headers that concern a single connection (RFC 9110, 7.6.1). Each side of the proxy has its own. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** `host` is the one of the API. Node answers `expect` itself, before the body arrives. */
const NOT_SENT: ReadonlySet<string> = new Set([...CLAIMS, ...HOP_BY_HOP, 'http2-settings', 'host', 'expect']);
const NOT_RETURNED: ReadonlySet<string> = new Set(HOP_BY_HOP);

/** Headers that describe a body. */
const OF_BODY: ReadonlySet<string> = new Set(['content-length', 'content-type', 'content-encoding']);

/** Further names that the sender limits to its connection. */
const listedIn = (connection: string | undefined): readonly string[] =>
  connection === undefined || connection === 'keep-alive' || connection === 'close'
    ? []
    : connection.toLowerCase().split(/[\s,]+/);

/**
 * @param own headers that the server sends in place of the client's
 * @param hasBody false for a request without a body
 */
export const requestHeaders = (
  received: IncomingHttpHeaders,
  own: Readonly<Record<string, string>>,
  hasBody: boolean,
): Record<string, string | string[]> => {
  const listed = listedIn(received.connection);
  const sent: Record<string, string | string[]> = {};
  for (const name in received) {
    const value = received[name];
    if (value === undefined || NOT_SENT.has(name) || listed.includes(name)) continue;
    if (!hasBody && OF_BODY.has(name)) continue;
    sent[name] = value;
  }
  return Object.assign(sent, own);
};

/** Calls `set` for each header of a response that the client may get. */
export const eachResponseHeader = (
  received: IncomingHttpHeaders,
  set: (name: string, value: string | string[]) => void,
): void => {
  const listed = listedIn(received.connection);
  for (const name in received) {
    const value = received[name];
    if (value !== undefined && !NOT_RETURNED.has(name) && !listed.includes(name)) set(name, value);
  }
};
