/**
 * Two APIs and two shells on one database: they share all state, and each may be killed (docs/operations/several-machines.md).
 */
import { randomUUID } from 'node:crypto';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { solveBotCheck } from 'shared-contracts/bot-check/solve-bot-check';
import { expect, test } from '../fixtures/test.ts';
import { listing } from '../pages/listing.ts';
import { winePage } from '../pages/wine.ts';
import { openAccount, PASSWORD } from '../shop/customer-api.ts';
import { setStock } from '../shop/operator.ts';
import { mailsTo } from '../shop/shop-api.ts';
import { startTwoMachines, type TwoMachines } from '../shop/two-machines.ts';

interface Asked {
  body?: object;
  token?: string;
  key?: string;
  /** IP address of the client. Each test has its own, so that tests do not share rate limits. */
  from?: string;
}
interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const ask = async (base: string, method: string, path: string, asked: Asked = {}): Promise<Answer> => {
  const { body, token, key, from } = asked;
  const answer = await fetch(`${base}/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(from ? { 'x-forwarded-for': from } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
};

/** RUTs that no other journey uses, because unpaid orders per person are limited. */
const RUTS = ['14.255.836-K', '16.478.203-4', '17.903.415-8'];
const PERSON = { name: 'Ana María', phone: '+56 9 8765 4321', terms: true };

/** Creates a cart with `qty` units of a product. @returns id of the cart */
const fillCart = async (base: string, { sku }: ProductCard, qty = 1): Promise<string> => {
  const { body } = await ask(base, 'GET', '/shopping-cart/id');
  const put = await ask(base, 'PUT', `/shopping-cart?cart_id=${body.id}`, { body: { sku, qty } });
  expect(put.status).toBe(200);
  return body.id as string;
};

interface Buyer {
  email: string;
  rut: string;
  /** IP address of the buyer. */
  from: string;
}

const order = (base: string, cart: string, { key, from, ...buyer }: Buyer & { key: string }) =>
  ask(base, 'POST', `/purchases?cart_id=${cart}`, {
    key,
    from,
    body: {
      ...PERSON,
      ...buyer,
      surname: 'Núñez',
      delivery: { method: 'pickup' },
      payment_method: { document: '0', platform: 'transfer' },
    },
  });

test.describe('two APIs and two shells', () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ wineSlot: 12 });
  let shop: TwoMachines;
  test.beforeAll(async () => {
    shop = await startTwoMachines();
  });
  test.afterAll(() => shop?.stop());
  const both = () => shop.apis.map(({ url }) => url) as [string, string];

  test('share sessions: signing in or out at one applies to the other', async ({ email }) => {
    await openAccount(email);
    const [one, other] = both();
    const login = await ask(one, 'POST', '/login', { body: { email, password: PASSWORD } });
    const token = String(login.body.access_token);
    expect((await ask(other, 'GET', '/profile/user', { token })).status).toBe(200);

    const renewed = await ask(other, 'POST', '/refresh', {
      body: { refresh_token: login.body.refresh_token },
    });
    expect(renewed.status).toBe(200);
    const { access_token, refresh_token } = renewed.body;
    await ask(one, 'POST', '/logout', { token: String(access_token), body: { refresh_token } });
    for (const base of both()) {
      expect((await ask(base, 'POST', '/refresh', { body: { refresh_token } })).status).toBe(401);
      expect((await ask(base, 'GET', '/profile/user', { token: String(access_token) })).status).toBe(401);
    }
  });

  test('share the count of login attempts', async ({ email }) => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const base = both()[tries % 2] as string;
      const body = { email, password: 'not the right one' };
      statuses.push((await ask(base, 'POST', '/login', { body, from: '203.0.113.7' })).status);
    }
    // Ten attempts per client address, over both APIs (docs/product/api.md#rate-limits).
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  });

  test('accept each bot check solution once', async ({ email }) => {
    const [one, other] = both();
    const task = (await ask(one, 'GET', '/altcha?form=newsletter')).body;
    const altcha = await solveBotCheck(task as never);
    const subscribe = (base: string, to: string) =>
      ask(base, 'POST', '/newsletter', { body: { email: to, altcha }, from: '203.0.113.8' });
    expect((await subscribe(other, email)).status).toBeLessThan(300);
    const again = await subscribe(one, `again-${email}`);
    expect(again.status).toBeGreaterThanOrEqual(400);
    expect(again.status).toBeLessThan(500);
  });

  test('create one order per idempotency key and send each mail once', async ({ wine, email }) => {
    const [one, other] = both();
    const buyers = RUTS.map((rut, index) => ({
      rut,
      email: `${index}-${email}`,
      from: `203.0.113.${20 + index}`,
    }));
    const numbers = await Promise.all(
      buyers.map(async (buyer) => {
        const cart = await fillCart(one, wine);
        const wish = { ...buyer, key: randomUUID() };
        const answers = await Promise.all([order(one, cart, wish), order(other, cart, wish)]);
        const placed = answers.filter(({ status }) => status < 300);
        expect(placed.length).toBeGreaterThan(0);
        // An API may tell one of the two to retry. A third request with the same key returns the same order.
        const again = await order(other, cart, wish);
        expect(new Set([...placed, again].map(({ body }) => body.id)).size).toBe(1);
        return again.body.number;
      }),
    );
    expect(new Set(numbers).size).toBe(buyers.length);
    for (const buyer of buyers)
      await expect.poll(async () => (await mailsTo(buyer.email)).length).toBeGreaterThan(0);
    for (const buyer of buyers) {
      const subjects = (await mailsTo(buyer.email)).map(({ subject }) => subject);
      expect(subjects).toEqual([...new Set(subjects)]);
    }
  });

  test('all show a changed stock', async ({ wine, request }) => {
    const soldOut = async (base: string) =>
      (await (await request.get(`${base}/vinos/${wine.slug}`)).text()).includes('Agotado');
    const stockAt = async (base: string) =>
      ((await ask(base, 'GET', `/wines/${wine.slug}`)).body.data as ProductCard).stock;
    const pages = shop.shells.map(({ url }) => url);
    for (const base of pages) expect(await soldOut(base)).toBe(false);
    await setStock(wine.sku, 0);
    for (const base of both()) await expect.poll(() => stockAt(base)).toBe(0);
    for (const base of pages) await expect.poll(() => soldOut(base)).toBe(true);
    await setStock(wine.sku, wine.stock);
    for (const base of both()) await expect.poll(() => stockAt(base)).toBe(wine.stock);
  });

  test('lose no confirmed write and show no error when one of each is killed', async ({ wine, page }) => {
    await page.goto(`${shop.url}/vinos`);
    await expect(listing(page).cards).toHaveCount(12);

    /** Cart id → last quantity that an API confirmed. */
    const kept = new Map<string, number>();
    let isOver = false;
    let isKilled = false;
    /** Carts with a write that was sent and confirmed after both kills. */
    const served = new Set<string>();
    const refusedLater: string[] = [];
    const shopper = async () => {
      const cart = await fillCart(shop.url, wine);
      for (let qty = 1; !isOver; qty = (qty % 5) + 1) {
        const isAfterKill = isKilled;
        const put = await ask(shop.url, 'PUT', `/shopping-cart?cart_id=${cart}`, {
          body: { sku: wine.sku, qty },
        }).catch(() => undefined);
        if (put?.status === 200) {
          kept.set(cart, qty);
          if (isAfterKill) served.add(cart);
        } else {
          // The kill may have cut the connection. The result is then unknown, so forget this cart's quantity.
          kept.delete(cart);
          if (served.has(cart)) refusedLater.push(`${cart}: ${put?.status ?? 'no answer'}`);
        }
      }
    };
    const shoppers = [0, 1, 2].map(shopper);
    await expect.poll(() => kept.size).toBe(3);
    await shop.apis[0].kill();
    await shop.shells[0].kill();
    isKilled = true;
    await expect.poll(() => served.size).toBe(3);
    await expect.poll(() => kept.size).toBe(3);
    isOver = true;
    await Promise.all(shoppers);
    // Only a request in flight during the kill may fail, and no shopper has one after a confirmed write.
    expect(refusedLater).toEqual([]);

    for (const [cart, qty] of kept) {
      const { body } = await ask(shop.url, 'GET', `/shopping-cart?cart_id=${cart}`);
      expect((body.data as { items: { qty: number }[] }).items.map((item) => item.qty)).toEqual([qty]);
    }
    await listing(page).cards.first().getByRole('heading').getByRole('link').click();
    await expect(winePage(page).add).toBeVisible();
    await page.reload();
    await expect(winePage(page).add).toBeVisible();
  });
});
