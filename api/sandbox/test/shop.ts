import type { AddressInfo } from 'node:net';
import tbk from 'transbank-sdk';
import { buildSandbox } from '../app.ts';
import type { Control } from '../knobs.ts';
import { API_KEY, COMMERCE_CODE } from '../rules.ts';

const { Options, WebpayPlus } = tbk;
const SDK_TIMEOUT_MS = 5000;

export const RETURN_URL = 'http://localhost:3000/api/payments/webpay/return?lang=es';

/** Starts a sandbox and a shop that uses the real SDK. */
export async function openShop() {
  const app = buildSandbox({ shopName: 'Viña & Mesa' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const connect = (code = COMMERCE_CODE, key = API_KEY) =>
    new WebpayPlus.Transaction(new Options(code, key, base, SDK_TIMEOUT_MS));
  const webpay = connect();
  let orders = 0;

  const post = (path: string, fields: Record<string, string>) =>
    fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  return {
    base,
    webpay,
    connect,
    close: () => app.close(),
    /** Creates a payment of `amount` CLP with a unique order number. */
    create: async (amount = 12_990, returnUrl = RETURN_URL) => {
      orders += 1;
      const buyOrder = `orden-${orders}`;
      const { token, url } = (await webpay.create(buyOrder, `sesion-${orders}`, amount, returnUrl)) as {
        token: string;
        url: string;
      };
      return { token, url, buyOrder, sessionId: `sesion-${orders}` };
    },
    openForm: (token: string) => post('/webpayserver/initTransaction', { token_ws: token }),
    decide: (token: string, decision: string, fields: Record<string, string> = {}) =>
      post('/webpayserver/decision', { token_ws: token, decision, ...fields }),
    control: (values: Partial<Control>) =>
      fetch(`${base}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(values),
      }),
    ledger: async (token: string) =>
      (await fetch(`${base}/ledger/${token}`)).json() as Promise<Record<string, unknown>>,
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** Parameters of the return to the shop. */
export function returned(response: Response): Record<string, string> {
  const url = new URL(response.headers.get('location') ?? 'missing:');
  return Object.fromEntries(url.searchParams);
}
