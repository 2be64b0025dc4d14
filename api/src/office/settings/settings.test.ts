import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { Layout, ShoppingCartPage } from 'shared-contracts/api/pages.schema';
import { BRAND_COLOURS } from 'shared-contracts/domain/brand-colours';
import { listProducts } from 'shared-contracts/office/products';
import { SETTING_ENDPOINTS as settings } from 'shared-contracts/office/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { findTransferAccount } from '../../modules/content/find-transfer-account.ts';
import { findPage } from '../../modules/content/pages.repository.ts';
import { findPickupPlace } from '../../modules/content/pickup-place.service.ts';
import { findGiftPrice } from '../../modules/orders/gift-box.service.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

const LAYOUT = {
  shop: { name: 'Casa Quillay', legal_name: 'Casa Quillay SpA', rut: '76.418.530-7' },
  age_modal: { image: null, header_text: 'Casa', title: '¿Eres mayor?', text: 'Sí' },
  default_modal: false,
  promotional_modal: {
    visibility: false,
    modal: { title: '', description: '', button: { text: '', link: '/' }, header_image: null, logo: null },
  },
  pre_footer: { address_icon: 'map-pin', address_text: 'Antes 1', email_text: 'a@b.cl', phones: [] },
};

describe('settings', () => {
  it('change the price of the gift box, which orders before it keep', async () => {
    const page = async () =>
      ((await findPage(shop.db, 'shopping-cart', 'es')) as ShoppingCartPage).shopping_cart_descriptions;
    await shop.db
      .insertInto('pages')
      .values({
        slug: 'shopping-cart',
        locale: 'es',
        content: JSON.stringify({ shopping_cart_descriptions: { gift_card_price: '1990' } }),
      })
      .execute();
    const { body: before } = await call(settings['gift-box'].read);
    expect(before).toEqual({ id: 'gift-box', version: '0', value: { price: 1990 } });
    const change = (body: object) =>
      call(settings['gift-box'].change, { body: { reason: 'caja nueva', ...body } });
    const { body: after } = await change({ version: '0', value: { price: 2490 } });
    expect(after.value).toEqual({ price: 2490 });
    expect(await page()).toEqual({ gift_card_price: 2490 });
    expect((await change({ version: '0', value: { price: 1 } })).body.code).toBe('CONFLICT');
    expect((await change({ ...after, value: { price: -1 } })).body.fields).toHaveProperty(['value.price']);
    expect(await shop.lastEntry()).toMatchObject({
      action: 'setting.change',
      entity: 'setting',
      entity_id: 'gift-box',
      before: { price: 1990 },
      after: { price: 2490 },
    });
    expect(await findGiftPrice(shop.db)).toBe(2490);
  });

  it('of another version of the shop count as absent', async () => {
    await shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ price: 'mucho' }) })
      .where('key', '=', 'gift-box')
      .execute();
    expect(await findGiftPrice(shop.db)).toBe(1990);
  });
});

describe('texts and data of the company', () => {
  const account = {
    bank: 'Banco Estado',
    account_type: { es: 'Cuenta vista', en: 'Sight account' },
    account: '123-4',
    name: 'Casa Quillay SpA',
    rut: '76.418.530-7',
    email: 'pagos@casaquillay.example',
  };
  const change = (endpoint: Pick<Endpoint, 'method' | 'path'>, value: object, by: CallOffice = call) =>
    by(endpoint, { body: { version: '0', value, reason: 'nuevo dato' } });
  const storePage = async (slug: string, content: object) => {
    await shop.db
      .insertInto('pages')
      .values([
        { slug, locale: 'es', content: JSON.stringify(content) },
        { slug, locale: 'en', content: JSON.stringify(content) },
      ])
      .onConflict((on) =>
        on.columns(['slug', 'locale']).doUpdateSet((eb) => ({ content: eb.ref('excluded.content') })),
      )
      .execute();
  };

  it('let an editor change the promotional message, but not where the shop gets its messages', async () => {
    const editor = await shop.signInAs('editor');
    expect((await change(settings.promotion.change, {}, editor.call)).status).toBe(422);
    expect((await change(settings.contact.change, {}, editor.call)).status).toBe(403);
    expect((await change(settings.contact.change, {})).status).toBe(422);
  });

  it('change the bank account for new orders; mails of earlier orders keep theirs', async () => {
    const former = { ...account, account_type: 'Cuenta corriente', account: '999' };
    await storePage('transfer-data', { transfer: former });
    const order = (
      await shop.placeOrder(await shop.cartWith({ W6: 1 }), {
        payment_method: { platform: 'transfer', document: '0' },
      })
    ).body;
    const owner = await shop.signInAs('owner');
    expect((await change(settings['transfer-account'].change, account)).status).toBe(403);
    const other = await shop.signInAs('owner');
    expect((await change(settings['transfer-account'].change, account, owner.call)).status).toBe(200);
    await shop.app.jobs.runDue(['send-account-changed']);
    const told = await shop.db
      .selectFrom('staff')
      .select(['id', 'email', 'name'])
      .where('id', 'in', [owner.id, other.id])
      .execute();
    expect(told).toHaveLength(2);
    for (const { email } of told) {
      const [mail, ...more] = await customersOf(shop).mailsTo(email);
      expect([mail?.subject, more]).toEqual([expect.stringContaining('Cambió la cuenta bancaria'), []]);
      expect(mail?.text).toContain(told.find(({ id }) => id === owner.id)?.name);
      expect(mail?.text).not.toContain(account.account);
    }
    expect(await findTransferAccount(shop.db, 'en')).toEqual({ ...account, account_type: 'Sight account' });
    const stored = await shop.db
      .selectFrom('orders')
      .select('transfer_account')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(stored.transfer_account).toEqual(former);
    const wrong = await change(settings['transfer-account'].change, { ...account, rut: '1-1' }, owner.call);
    expect(Object.keys(wrong.body.fields)).toEqual(['value.rut']);
  });

  it('change the frame of the shop in both languages', async () => {
    await storePage('layout', LAYOUT);
    await storePage('shopping-cart', { shopping_cart_descriptions: { gift_card_price: 2000 } });
    const texts = (language: string) => ({ title: `Oferta ${language}`, description: 'Hoy', button: 'Ver' });
    await change(settings.promotion.change, {
      is_visible: true,
      link: '/ofertas',
      es: texts('es'),
      en: texts('en'),
    });
    const gate = { header_text: 'Bodega', title: '¿18?', text: '<script>alert(1)</script>' };
    await change(settings['age-gate'].change, { es: gate, en: { ...gate, title: 'Of age?' } });
    const phone = { es: 'Tienda', en: 'Shop', text: '+56 2 2555 0143' };
    await change(settings.contact.change, {
      address: 'Calle Nueva 1, Santiago',
      email: 'hola@nueva.example',
      phones: [phone],
      pickup: {
        address: 'Calle Nueva 1',
        hours: { es: 'Lunes', en: 'Monday' },
        ready: { es: 'Ya', en: 'Now' },
      },
    });
    expect(await findPage(shop.db, 'layout', 'en')).toMatchObject({
      shop: LAYOUT.shop,
      age_modal: { image: null, title: 'Of age?', text: gate.text },
      default_modal: true,
      promotional_modal: {
        visibility: true,
        modal: { title: 'Oferta en', button: { text: 'Ver', link: '/ofertas' }, logo: null },
      },
      pre_footer: {
        address_icon: 'map-pin',
        address_text: 'Calle Nueva 1, Santiago',
        phones: [{ title: 'Shop', text: '+56 2 2555 0143' }],
      },
    });
    expect((await findPickupPlace(shop.db, 'en'))?.hours).toBe('Monday');
    const script = await call(settings.promotion.change, {
      body: {
        version: (await call(settings.promotion.read)).body.version,
        value: { is_visible: true, link: 'javascript:alert(1)', es: texts('es'), en: texts('en') },
        reason: 'prueba',
      },
    });
    expect(Object.keys(script.body.fields)).toEqual(['value.link']);
  });

  it('change colours that are easy to read, and nothing else reaches the page', async () => {
    await storePage('layout', LAYOUT);
    const brand = async () => ((await findPage(shop.db, 'layout', 'es')) as Layout).brand;
    const owner = await shop.signInAs('owner');
    const { body } = await owner.call(settings.brand.read);
    expect(await brand()).toBeUndefined();
    const save = (value: object, version = body.version) =>
      owner.call(settings.brand.change, { body: { version, value, reason: 'temporada' } });
    const pale = await save({ ...body.value, wine: '#d0a0a0', paper: '#000000' });
    expect(pale.body.fields['value.wine']).toContain('contraste');
    expect((await save({ ...body.value, wine: 'red;}body{display:none' })).status).toBe(422);
    const same = await save(body.value);
    expect(await brand()).toBeUndefined();
    await save({ ...body.value, wine: '#14324F' }, same.body.version);
    expect(await brand()).toEqual({ colours: { wine: '#14324f' }, headings: 'serif' });
  });

  it('change the logo, which the shop shows until it is removed', async () => {
    await storePage('layout', LAYOUT);
    const owner = await shop.signInAs('owner');
    const inShop = async () => ((await findPage(shop.db, 'layout', 'es')) as Layout).brand?.logo;
    const { body } = await owner.call(settings.brand.read);
    expect([body.value.logo, await inShop()]).toEqual([null, undefined]);
    const save = (logo: object | null, { version }: { version: string }, by: CallOffice = owner.call) =>
      by(settings.brand.change, { body: { version, value: { ...body.value, logo }, reason: 'aniversario' } });
    const logo = { image: '/storage/content/logo.1a2b3c4d', width: 600, height: 120 };
    expect((await save(logo, body, call)).status).toBe(403);
    const elsewhere = await save({ ...logo, image: 'https://evil.example/logo.1a2b3c4d' }, body);
    expect(Object.keys(elsewhere.body.fields)).toEqual(['value.logo.image']);
    const { body: saved } = await save(logo, body);
    expect([saved.value.logo, await inShop()]).toEqual([logo, logo]);
    expect(await shop.lastEntry()).toMatchObject({
      action: 'setting.change',
      before: { logo: null },
      after: { logo },
    });
    expect((await save(null, body)).body.code).toBe('CONFLICT');
    await save(null, saved);
    expect(await inShop()).toBeUndefined();
  });

  it('keep a style that was stored before there were logos', async () => {
    const { logo: _, ...earlier } = { ...BRAND_COLOURS, wine: '#14324f', headings: 'serif', logo: null };
    await shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify(earlier) })
      .where('key', '=', 'brand')
      .execute();
    expect((await call(settings.brand.read)).body.value).toEqual({ ...earlier, logo: null });
  });

  it('set the level of low stock', async () => {
    const low = async () =>
      (await call(listProducts, { query: { stock: 'low', per_page: 100 } })).body.data.length;
    const before = await low();
    await change(settings.alerts.change, { low_stock: 1000 });
    expect(await low()).toBeGreaterThan(before);
  });
});
