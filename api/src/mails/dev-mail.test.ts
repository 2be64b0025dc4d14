import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../test/shopper.ts';

describe('the list of sent mails', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  it('shows each mail without scripts, and no other file', async () => {
    expect(await (await fetch(`${shop.base}/dev/mail`)).text()).toContain('Todavía no hay correos');
    const order = await shop.placePaidOrder({ W5: 1 }, { name: '<img src=x>' });
    await shop.app.jobs.runDue();

    const list = await (await fetch(`${shop.base}/dev/mail`)).text();
    expect(list).toContain(`Recibimos tu compra ${order.number}`);
    const [path = ''] = /\/dev\/mail\/[\w-]+\.eml/.exec(list) ?? [];
    const mail = await fetch(shop.base + path);
    expect(mail.headers.get('content-security-policy')).toMatch(/^sandbox/);
    expect(await mail.text()).not.toContain('<img src=x>');
    for (const file of ['..%2Fapp-secret', 'nada.eml', 'x.eml.part']) {
      expect((await fetch(`${shop.base}/dev/mail/${file}`)).status).toBe(404);
    }
  });

  it('does not exist in production', async () => {
    const production = await openShop({
      SHOP_MODE: 'production',
      APP_SECRET: 'x'.repeat(40),
      SMTP_URL: 'smtp://127.0.0.1:9',
      WEBPAY_COMMERCE_CODE: '597055555532',
      WEBPAY_API_KEY: shop.config.WEBPAY_API_KEY,
    });
    expect((await fetch(`${production.base}/dev/mail`)).status).toBe(404);
    await production.close();
  });
});
