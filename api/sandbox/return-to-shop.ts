import type { ReturnMode } from './knobs.ts';
import type { Phase, Transaction } from './transaction.ts';

/** Parameters of each return, from the gateway's documentation. */
const PARAMETERS = {
  decided: ['token_ws'],
  user: ['TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION'],
  timeout: ['TBK_ORDEN_COMPRA', 'TBK_ID_SESION'],
  'form-error': ['token_ws', 'TBK_TOKEN', 'TBK_ORDEN_COMPRA', 'TBK_ID_SESION'],
} as const;

type ShopReturn = {
  /** Return URL of the shop. */
  address: string;
  parameters: Record<string, string>;
  /** URL with parameters, for a GET. */
  href: string;
};

/**
 * Return to the shop for the transaction's state. Undefined before a decision, and when the transaction was
 * aborted because its form was never opened or the shop did not commit in time.
 */
export function returnToShop(transaction: Transaction): ShopReturn | undefined {
  const flow = flowOf(transaction.phase);
  if (!flow) return undefined;
  const values = {
    token_ws: transaction.token,
    TBK_TOKEN: transaction.token,
    TBK_ORDEN_COMPRA: transaction.buyOrder,
    TBK_ID_SESION: transaction.sessionId,
  };
  const parameters = Object.fromEntries(PARAMETERS[flow].map((name) => [name, values[name]]));
  // Keep the query of the return URL.
  const url = new URL(transaction.returnUrl);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, value);
  return { address: transaction.returnUrl, parameters, href: url.href };
}

/** Outcome that a test forces instead of the shopper's click. Undefined: the click counts. */
export function forcedAbort(mode: ReturnMode): 'timeout' | 'form-error' | undefined {
  return mode === 'timeout' || mode === 'form-error' ? mode : undefined;
}

/** Sends a second return from server to server, as the gateway sometimes does. Ignores the response. */
export function returnFromServer({ href }: ShopReturn): void {
  fetch(href, { redirect: 'manual' })
    .then((response) => response.body?.cancel())
    .catch(() => {});
}

function flowOf(phase: Phase): keyof typeof PARAMETERS | undefined {
  if (phase.kind === 'decided' || phase.kind === 'committed') return 'decided';
  if (phase.kind !== 'aborted' || phase.reason === 'expired' || phase.reason === 'unconfirmed')
    return undefined;
  return phase.reason;
}
