import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ G1: 8, G2: 3, W6: 500 }));

const order = async (changes: object) => shop.placeOrder(await shop.cartWith({ W6: 1 }), changes);

describe('an order stores', () => {
  it('each gourmet format separately, with its own stock and price', async () => {
    const cart = await shop.cartWith({ G1: 2, G2: 3 });
    expect((await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'G2', qty: 4 })).status).toBe(
      409,
    );
    const { body } = await shop.placeOrder(cart);
    const { rows } = await shop.rawQuery(
      `select sku, format, qty, price, retracto_excluded from order_lines where order_id = '${body.id}'`,
    );
    expect(rows).toEqual([
      { sku: 'G1', format: 150, qty: 2, price: 4990, retracto_excluded: 'Alimento perecible' },
      { sku: 'G2', format: 300, qty: 3, price: 8990, retracto_excluded: 'Alimento perecible' },
    ]);
    expect([await shop.stockOf('G1'), await shop.stockOf('G2')]).toEqual([6, 0]);
  });

  it('the chosen gift box at the price of the cart page’s content', async () => {
    await shop.db
      .insertInto('pages')
      .values({
        slug: 'shopping-cart',
        locale: 'es',
        content: JSON.stringify({ shopping_cart_descriptions: { gift_card_price: '3.500' } }),
      })
      .execute();
    const gift = async (gift_box?: object) => {
      const { body } = await order(gift_box ? { gift_box } : {});
      return (await shop.readOrder(body)).body.data;
    };
    expect(await gift({ check: true, text: 'Feliz día' })).toMatchObject({
      gift_price: 3500,
      gift_text: 'Feliz día',
      total: 10_000 + 3990 + 3500,
    });
    expect(await gift({ check: false, text: 'Feliz día' })).toMatchObject({ gift_price: 0, gift_text: null });
    expect(await gift()).toMatchObject({ gift_price: 0, total: 13_990 });
  });

  it('its receiver: the buyer, another person, or the concierge', async () => {
    const to = (changes: object) => ({
      delivery: { method: 'home', address: 'Los Aromos 123', commune_id: '13120', ...changes },
    });
    for (const [receiver, contact, kept] of [
      ['me', undefined, null],
      ['other', { name: 'Luis', surname: 'Soto', phone: '987654321' }, 'Luis Soto'],
      ['concierge', undefined, null],
    ] as const) {
      const { body } = await order(to({ receiver, contact, comment: 'Timbre 4' }));
      expect((await shop.readOrder(body)).body.data).toMatchObject({
        delivery: { receiver, contact: kept, comment: 'Timbre 4' },
      });
    }
  });
});

describe('a factura', () => {
  const invoice = {
    reason: 'R'.repeat(100),
    rut: '76.418.530-7',
    giro: 'G'.repeat(40),
    address: 'D'.repeat(70),
    commune_id: '15101',
  };
  const ask = (changes: object) =>
    order({ payment_method: { document: '1', platform: 'webpay' }, invoice: { ...invoice, ...changes } });

  it('accepts fields up to the tax authority’s lengths, also for a commune without delivery', async () => {
    const { status, body } = await ask({ email: `${'a'.repeat(60)}@example.cl` });
    expect(status).toBe(201);
    const { rows } = await shop.rawQuery(`select invoice from orders where id = '${body.id}'`);
    expect(rows[0]?.invoice).toMatchObject({
      rut: '76418530-7',
      commune: 'Arica',
      region: 'Arica y Parinacota',
    });
    // The order shows the receiver of the factura, without phone and e-mail.
    expect((await shop.readOrder(body)).body.data).toMatchObject({
      document: '1',
      invoice: { reason: invoice.reason, rut: '76418530-7', giro: invoice.giro, commune: 'Arica' },
    });
  });

  it.each([
    ['reason', 'R'.repeat(101)],
    ['reason', ' '],
    ['giro', 'G'.repeat(41)],
    ['address', 'D'.repeat(71)],
    ['rut', '76.418.530-8'],
    ['rut', '66.666.666-6'],
    ['rut', '0666666666'],
    ['email', `${'a'.repeat(70)}@example.cl`],
    ['commune_id', '99999'],
  ])('refuses %s: %s', async (field, value) => {
    const { status, body } = await ask({ [field]: value });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [`invoice.${field}`]]);
  });
});
