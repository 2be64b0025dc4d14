/** Type of a return from the gateway, by its parameters (rules of Webpay Plus). */
export type GatewayReturn =
  | { kind: 'normal'; token: string }
  /** Form error, or a token that is used twice. */
  | { kind: 'double'; token: string }
  | { kind: 'aborted'; token: string }
  | { kind: 'timeout'; buyOrder: string; sessionId: string }
  | { kind: 'invalid' };

/** Allowed characters of tokens, order numbers and session ids. */
const PLAIN = /^[\x21-\x7e]{1,100}$/;

const textOf = (source: unknown, key: string): string | undefined => {
  if (typeof source !== 'object' || source === null) return undefined;
  const value: unknown = (source as Record<string, unknown>)[key];
  return typeof value === 'string' && PLAIN.test(value) ? value : undefined;
};

/** Reads query and form body, independent of the method. The gateway spells SESION with one S. */
export const readReturn = (query: unknown, body: unknown): GatewayReturn => {
  const read = (key: string) => textOf(query, key) ?? textOf(body, key);
  const token = read('token_ws');
  const abortedToken = read('TBK_TOKEN');
  const sessionId = read('TBK_ID_SESION');
  const buyOrder = read('TBK_ORDEN_COMPRA');
  if (token && (abortedToken || sessionId || buyOrder)) return { kind: 'double', token };
  if (token) return { kind: 'normal', token };
  if (abortedToken && sessionId) return { kind: 'aborted', token: abortedToken };
  if (buyOrder && sessionId && !abortedToken) return { kind: 'timeout', buyOrder, sessionId };
  return { kind: 'invalid' };
};
