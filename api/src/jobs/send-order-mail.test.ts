import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customersOf } from '../../test/customers.ts';
import { type MailServer, openMailServer } from '../../test/mail-server.ts';
import { openShop, type Placed, type Shop } from '../../test/shopper.ts';

const MAILS_A_DAY = 30;

let server: MailServer;
let shop: Shop;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ SMTP_URL: server.url, BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1' });
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  await shop.rawQuery('delete from rate_limits');
  await shop.rawQuery(`update orders set status = 'cancelled', payment_status = 'failed'`);
  await shop.setStock({ W6: 500 });
});

const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };
const place = async (changes: object = {}, headers = {}): Promise<Placed> => {
  const cart = await shop.cartWith({ W6: 1 });
  const { body } = await shop.placeOrder(cart, { ...TRANSFER, ...changes }, undefined, headers);
  await shop.app.jobs.runDue();
  server.take();
  await shop.rawQuery('delete from rate_limits');
  return body;
};
/** Mails that leave when a kind of mail is due this many times. */
const sent = async (
  { id }: Placed,
  {
    kind,
    times,
    mail_id,
  }: { kind: 'transfer-instructions' | 'payment-approved'; times: number; mail_id?: string },
): Promise<number> => {
  for (let index = 0; index < times; index += 1)
    await shop.app.jobs.run('send-order-mail', { order_id: id, kind, ...(mail_id && { mail_id }) });
  return server.take().length;
};
const asked = { kind: 'transfer-instructions', times: MAILS_A_DAY + 2 } as const;

describe('mails of unpaid orders to one address', () => {
  it('are at most ten a day, in any capitals, and the other mails still leave', async () => {
    const order = await place({ email: 'buzon.ajeno@example.cl' });
    const other = await place({ email: 'BUZON.ajeno@example.cl' });
    expect(await sent(order, { ...asked, times: 6 })).toBe(6);
    expect(await sent(other, asked)).toBe(MAILS_A_DAY - 6);
    expect(await sent(order, { kind: 'payment-approved', times: 1 })).toBe(1);
    // Staff send it again.
    const mail_id = crypto.randomUUID();
    expect(await sent(order, { ...asked, times: 1, mail_id })).toBe(1);
    expect(await sent(await place({ email: 'otro@example.cl' }), { ...asked, times: 1 })).toBe(1);
  });

  it('count once when the mail server refused them before', async () => {
    const order = await place();
    server.refuse(true);
    for (let index = 0; index < MAILS_A_DAY; index += 1)
      await expect(sent(order, { ...asked, times: 1 })).rejects.toThrow('Mailbox is full');
    server.refuse(false);
    expect(await sent(order, asked)).toBe(MAILS_A_DAY);
  });

  it('are not limited for a customer with this address confirmed, nor for an order of staff', async () => {
    const customer = await customersOf(shop).join();
    const headers = { authorization: `Bearer ${customer.tokens.access_token}` };
    const own = await place({ email: customer.email }, headers);
    expect(await sent(own, asked)).toBe(MAILS_A_DAY);
    await shop.rawQuery('update users set email_verified_at = now()');
    expect(await sent(own, asked)).toBe(asked.times);
    const foreign = await place({ email: 'buzon.ajeno@example.cl' }, headers);
    expect(await sent(foreign, asked)).toBe(MAILS_A_DAY);
    const staff = crypto.randomUUID();
    await shop.rawQuery(
      `insert into staff (id, name, email, role) values ('${staff}', 'Ana', 'ana@tienda.example', 'support');
       update orders set placed_by = '${staff}' where id = '${foreign.id}'`,
    );
    expect(await sent(foreign, asked)).toBe(asked.times);
  });
});

it('orders send as many confirmations of the newsletter to one address as its form', async () => {
  const email = 'buzon.ajeno@example.cl';
  const ask = async () => {
    await shop.rawQuery(`update orders set status = 'cancelled', payment_status = 'failed'`);
    return shop.placeOrder(await shop.cartWith({ W6: 1 }), { ...TRANSFER, email, newsletter: true });
  };
  const subscribe = () => shop.call('POST', '/newsletter', { email });
  const confirmations = async () => {
    await shop.app.jobs.runDue();
    return server.take().filter(({ subject }) => subject?.includes('suscripción')).length;
  };
  expect((await subscribe()).status).toBeLessThan(300);
  for (let index = 0; index < 6; index += 1) expect((await ask()).status).toBe(201);
  expect(await confirmations()).toBe(5);
  expect((await subscribe()).status).toBe(429);
});
