import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, openMailServer } from '../../../test/mail-server.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { orderLinks } from '../../lib/order-link.ts';

const SECRET = 'a-secret-of-tests-with-32-characters-or-more';
const DAY_MS = 24 * 3_600_000;

let server: MailServer;
let shop: Shop;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ SMTP_URL: server.url, APP_SECRET: SECRET });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  await shop.setStock({ W5: 50 });
  await shop.app.jobs.runDue();
  server.take();
});

const place = async (platform = 'webpay', headers = {}): Promise<Placed> => {
  const payment_method = { document: '0', platform };
  const cart = await shop.cartWith({ W5: 1 });
  return (await shop.placeOrder(cart, { payment_method }, undefined, headers)).body;
};
/** Runs the due jobs and returns the URL of the order link in the one new mail. */
const linkOfMail = async (): Promise<string> => {
  await shop.app.jobs.runDue();
  const [mail, ...rest] = server.take();
  expect(rest).toEqual([]);
  const links = [...(mail?.html ?? '').matchAll(/href="([^"]*\/api\/links\/order[^"]*)"/g)];
  expect(links).toHaveLength(1);
  return (links[0]?.[1] ?? '').replaceAll('&amp;', '&');
};
/** Opens the link like another device, without a cookie of the shop. */
const follow = (link: string) => shop.comeBack(link);
const readWith = async (cookie: string | null, { id }: Placed) => {
  const [pair = ''] = (cookie ?? '').split(';');
  const { status, body } = await shop.call<{ data?: { number: string } }>(
    'GET',
    `/purchases/${id}`,
    undefined,
    {
      cookie: pair,
    },
  );
  return { status, number: body.data?.number };
};
const linkTo = (order: Placed, now?: Date) =>
  orderLinks({ publicUrl: shop.base, secret: SECRET }, order.id, now)('order');
const TRACKING = '/seguimiento?enlace=vencido';

describe('a buyer who opens a mailed link on another device', () => {
  it('sees the confirmed order without login', async () => {
    const order = await place();
    await shop.pay(order);
    const link = await linkOfMail();
    const opened = await follow(link);
    expect(opened).toMatchObject({ status: 303, to: `/orden/${order.id}?enlace=correo` });
    expect(await readWith(opened.cookie, order)).toEqual({ status: 200, number: order.number });
    for (const personal of ['ana', 'soto', '12345678', order.number]) {
      expect(link.toLowerCase()).not.toContain(personal);
    }
  });

  it('is redirected to the transfer page and can read the order', async () => {
    const order = await place('transfer');
    const opened = await follow(await linkOfMail());
    expect(opened.to).toBe(`/datos-de-transferencia?pedido=${order.id}&enlace=correo`);
    expect((await readWith(opened.cookie, order)).status).toBe(200);
  });

  it('sees the page in the language of the order', async () => {
    const order = await place('transfer', { 'accept-language': 'en' });
    const { to } = await follow(await linkOfMail());
    expect(to).toBe(`/datos-de-transferencia?pedido=${order.id}&enlace=correo&lang=en`);
  });

  it('can pay the refused order again', async () => {
    const order = await place();
    await shop.comeBack(await shop.decide(order.payment.token, 'refuse'));
    const { to, cookie } = await follow(await linkOfMail());
    expect(to).toBe(`/orden/${order.id}?enlace=correo`);
    const [pair = ''] = (cookie ?? '').split(';');
    const retried = await shop.call<Placed>('POST', `/purchases/${order.id}/payment/retry`, undefined, {
      cookie: pair,
    });
    const back = await shop.pay(retried.body);
    expect(back.to).toBe(`/gracias/${order.id}`);
  });
});

describe('an invalid link', () => {
  it('redirects to order tracking for any reason and returns no key', async () => {
    const order = await place();
    const other = await place();
    const good = linkTo(order);
    const erased = await place();
    await shop.db.updateTable('orders').set({ erased_at: new Date() }).where('id', '=', erased.id).execute();
    const bad = {
      over: linkTo(order, new Date(Date.now() - 61 * DAY_MS)),
      altered: good.replace(order.id, other.id),
      'altered place': good.replace('.order.', '.transfer.'),
      'of an erased order': linkTo(erased),
      unknown: linkTo({ ...order, id: 'f'.repeat(32) }),
      cut: good.slice(0, -5),
      empty: `${shop.base}/api/links/order`,
      twice: `${good}&token=x`,
    };
    for (const [reason, link] of Object.entries(bad)) {
      expect({ reason, ...(await follow(link)) }).toEqual({
        reason,
        status: 303,
        to: TRACKING,
        cookie: null,
      });
    }
  });

  it('redirects to order tracking also when one client opens links too often', async () => {
    const strict = await openShop({ APP_SECRET: SECRET, RATE_LIMIT_FACTOR: '0.05' });
    try {
      const link = `${strict.base}/api/links/order?token=x`;
      const answers = await Promise.all(Array.from({ length: 8 }, () => strict.comeBack(link)));
      expect(new Set(answers.map(({ to }) => to))).toEqual(new Set([TRACKING]));
    } finally {
      await strict.close();
    }
  });
});
