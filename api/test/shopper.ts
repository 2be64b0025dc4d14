import type { ChildProcess } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import type { ClonedDatabase } from 'embedded-postgres/test-database';
import type { Locale } from 'shared-contracts/locale';
import { buildSandbox } from '../sandbox/app.ts';
import type { Config } from '../src/config.ts';
import { addCommitLatch } from './commit-latch.ts';
import { gatewayAt } from './gateway-calls.ts';
import { createTestApp } from './harness.ts';
import { type HttpAnswer, request } from './http-client.ts';
import { aPdf } from './proof-files.ts';
import { rowsOf } from './rows.ts';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * Finds a free port. Its server listens later, so it is a random one below the ports that the kernel gives to
 * connections and other servers.
 */
const freePort = async (): Promise<number> => {
  const port = randomInt(10_000, 32_768);
  return (await isFree(port)) ? port : freePort();
};

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}
export type Placed = {
  id: string;
  number: string;
  status: string;
  total: number;
  access_key: string;
  payment: { platform: string; url: string; token: string };
  code?: string;
  errors?: string[];
  fields?: Record<string, string>;
};

/** Request body of an order that the customer picks up. */
export const pickupOrder = (email: string) => ({
  email,
  name: 'Ana',
  surname: 'Soto',
  rut: '12345678-5',
  phone: '987654321',
  delivery: { method: 'pickup' },
  payment_method: {},
  terms: true,
});

/** Request body of a guest's order with home delivery, paid by card. */
export const ORDER = {
  email: 'ana.soto@example.cl',
  name: 'Ana',
  surname: 'Soto',
  rut: '12.345.678-5',
  phone: '9 8765 4321',
  delivery: { method: 'home', address: 'Los Aromos 123', commune_id: '13120', receiver: 'me' },
  payment_method: { document: '0', platform: 'webpay' },
  terms: true,
};

/**
 * Starts the API with its own seeded database, and the card gateway's sandbox. Both listen. Returns a
 * shopper's calls to them. Call `openShop` in `beforeAll` and `close` in `afterAll`.
 */
export async function openShop(
  env: Record<string, string> = {},
  given?: ClonedDatabase,
  changes?: Partial<Config>,
) {
  const sandbox = buildSandbox();
  const holdCommits = addCommitLatch(sandbox);
  await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const gateway = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const shop = await createTestApp(
    {
      PUBLIC_URL: base,
      WEBPAY_BASE_URL: gateway,
      TAX_SANDBOX_URL: `${gateway}/tax-office`,
      RATE_LIMIT_FACTOR: '1000',
      // A long deadline for a busy machine. Tests of the real deadline start their own API process.
      ANSWER_WITHIN_MS: '60000',
      LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
      ...env,
    },
    given,
    changes,
  );
  await shop.app.listen({ port, host: '127.0.0.1' });
  // Open the job queue, as a started shop does, so that the first order does not wait for it.
  await shop.app.jobs.runDue([]);
  await shop.db
    .insertInto('pages')
    .values(['es', 'en'].map((locale) => ({ slug: 'layout', locale: locale as 'es', content: LAYOUT })))
    .onConflict((on) => on.doNothing())
    .execute();

  /**
   * Running API processes of `startProcess`. `close` kills them, or a process of a failed test would outlive
   * the run and keep its port.
   */
  const children = new Set<ChildProcess>();
  const shopper = shopperAt(base);
  const bank = gatewayAt(gateway);
  /** Approves the card payment of a placed order at the gateway, and returns to the shop. */
  const pay = async ({ payment }: { payment: { token: string } }) =>
    shopper.comeBack(await bank.decide(payment.token, 'approve'));
  return {
    ...shop,
    children,
    ...shopper,
    base,
    freePort,
    /** A shopper's calls to another API process, at its base URL. */
    at: shopperAt,
    ...bank,
    pay,
    /** Places an order with these quantities by sku, and pays it by card. `changes` to the body `ORDER`. */
    async placePaidOrder(
      items: Record<string, number>,
      changes: object = {},
      locale: Locale = 'es',
    ): Promise<Placed> {
      const { status, body } = await shopper.placeOrder(await shopper.cartWith(items), changes, undefined, {
        'accept-language': locale,
      });
      if (status !== 201) throw new Error(`order: ${status} ${JSON.stringify(body)}`);
      await pay(body);
      return body;
    },
    /** Holds payments at the gateway before their commit, until the test calls the returned function. */
    holdCommits,
    ...rowsOf(shop.db),
    async close() {
      for (const child of children) child.kill('SIGKILL');
      await shop.close();
      await sandbox.close();
    },
  };
}

/** A shopper's calls to the API at `base`. */
function shopperAt(base: string) {
  const call = async <T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> => {
    const answer = await request(`${base}/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { status, text } = answer;
    return { status, headers: answer.headers, body: (text ? JSON.parse(text) : {}) as T };
  };
  return {
    call,
    /** Creates a cart with these quantities by sku. Returns its id. */
    async cartWith(items: Record<string, number>): Promise<string> {
      const { body } = await call<{ id: string }>('GET', '/shopping-cart/id');
      for (const [sku, qty] of Object.entries(items)) {
        const put = await call('PUT', `/shopping-cart?cart_id=${body.id}`, { sku, qty });
        if (put.status !== 200) throw new Error(`cart: ${put.status} ${JSON.stringify(put.body)}`);
      }
      return body.id;
    },
    async readItems(cartId: string): Promise<Record<string, number>> {
      const { body } = await call<{ data: { items: { sku: string; qty: number }[] } }>(
        'GET',
        `/shopping-cart?cart_id=${cartId}`,
      );
      return Object.fromEntries(body.data.items.map(({ sku, qty }) => [sku, qty]));
    },
    placeOrder: (
      cartId: string,
      changes: object = {},
      key: string = randomUUID(),
      headers: Record<string, string> = {},
    ) =>
      call<Placed>(
        'POST',
        `/purchases?cart_id=${cartId}`,
        { ...ORDER, ...changes },
        { 'idempotency-key': key, ...headers },
      ),
    /** Sends a PDF as the proof of a transfer. The comment tells it from others. */
    uploadProof: (
      { id, access_key = '' }: { id: string; access_key?: string },
      comment = 'pago',
      headers: Record<string, string> = { 'x-order-key': access_key },
    ) => call('PUT', `/purchases/${id}/transfer/proof`, { file: aPdf(comment).toString('base64') }, headers),
    readOrder: ({ id, access_key }: Placed) =>
      call<{ data: { status: string; payment_status: string; total: number; card: object | null } }>(
        'GET',
        `/purchases/${id}`,
        undefined,
        { 'x-order-key': access_key },
      ),
    /**
     * Opens a return URL of the shop, or the redirect of a gateway's response. Returns status, redirect
     * target and cookie of the shop's response.
     */
    async comeBack(
      from: HttpAnswer | string,
    ): Promise<{ status: number; to: string; cookie: string | null }> {
      const address = typeof from === 'string' ? from : (from.headers.get('location') ?? '');
      const { status, headers } = await request(address);
      return {
        status,
        to: (headers.get('location') ?? '').replace(base, ''),
        cookie: headers.get('set-cookie'),
      };
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

const LAYOUT = JSON.stringify({
  shop: { name: 'Casa de Prueba', legal_name: 'Casa de Prueba SpA', rut: '76418530-7' },
  pre_footer: {
    address_text: 'Calle Uno 12, Santiago',
    email_text: 'hola@casa.example',
    phones: [{ title: 'Teléfono', text: '+56 2 2555 0143' }],
  },
});
