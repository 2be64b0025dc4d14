import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Customer, customersOf, PASSWORD } from '../../../test/customers.ts';
import { eraseCustomer } from '../../../test/erase-customer.ts';
import { insertReservation } from '../../../test/insert-reservation.ts';
import { openShop } from '../../../test/shopper.ts';
import { setNewsletter } from '../forms/newsletter.service.ts';
import { exportCustomer } from './export-customer.service.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
const customers = customersOf(shop);
afterAll(() => shop.close());

const proven = async (changes: object = {}): Promise<Customer> => {
  const customer = await customers.join(changes);
  const token = await customers.linkTokenTo(customer.email, 'verify-email');
  await shop.call('POST', '/verify-email', { token, password: PASSWORD });
  return customer;
};
const ADDRESS = { identification: 'Casa', address: 'Pasaje Secreto 77', commune_id: '13120' };
/** Names of the tables with a row that contains the text, ignoring case. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { rows } = await shop.rawQuery(
    `select table_name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { table_name } of rows) {
    const hit = await shop.rawQuery(
      `select 1 from "${table_name}" t where lower(t::text) like '%${text.toLowerCase()}%' limit 1`,
    );
    if (hit.rows.length > 0) found.push(String(table_name));
  }
  return found.toSorted();
};

describe('consents', () => {
  const consentsOf = async (email: string) =>
    (await shop.rawQuery(`select purpose from consents where email = '${email}' and purpose = 'newsletter'`))
      .rows;
  const statusOf = async (email: string) =>
    (await shop.rawQuery(`select status from newsletter_subscriptions where email = '${email}'`)).rows[0]
      ?.status;

  it('are not created from a stranger’s form when the owner registers without newsletter', async () => {
    const email = 'no.quiere.boletin@example.cl';
    await shop.call('POST', '/newsletter', { email });
    await proven({ email, newsletter: false });
    expect(await statusOf(email)).toBe('pending');
    expect(await consentsOf(email)).toEqual([]);
  });

  it('are not created from a stranger’s registration when the owner resets the password', async () => {
    const email = 'recupera.cuenta@example.cl';
    await customers.join({ email, newsletter: true });
    await shop.call('POST', '/recover', { email });
    const token = await customers.linkTokenTo(email, 'reiniciar-contrasena');
    const password = 'nueva clave bien larga 5';
    const reset = { token, password, password_confirmation: password };
    expect((await shop.call('POST', '/reset', reset)).status).toBe(200);
    expect(await statusOf(email)).toBeUndefined();
    expect(await consentsOf(email)).toEqual([]);
  });

  it('are logged with text, version and page, and can be withdrawn as easily', async () => {
    const customer = await proven({ newsletter: true });
    type Consents = {
      data: {
        newsletter: boolean;
        log: { purpose: string; granted: boolean; text: string; channel: string }[];
      };
    };
    const { data } = (await customer.call<Consents>('GET', '/profile/consents')).body;
    expect(data.newsletter).toBe(true);
    expect(data.log).toMatchObject([
      { purpose: 'newsletter', granted: true, channel: 'registration' },
      { purpose: 'terms', granted: true, text: 'Acepto los términos y condiciones.' },
    ]);
    const after = await customer.call<Consents>('PUT', '/profile/consents', { newsletter: false });
    expect(after.body.data.newsletter).toBe(false);
    expect(after.body.data.log[0]).toMatchObject({
      purpose: 'newsletter',
      granted: false,
      channel: 'account',
    });
    expect(after.body.data.log).toHaveLength(3);
  });
});

describe('consent to the conditions of an account', () => {
  it('created during checkout is logged with the text of that form', async () => {
    const customer = await proven({ channel: 'checkout' });
    type Consents = { data: { log: { text: string; channel: string }[] } };
    const { data } = (await customer.call<Consents>('GET', '/profile/consents')).body;
    expect(data.log).toMatchObject([
      { channel: 'checkout', text: 'Crear una cuenta con estos datos y aceptar sus condiciones' },
    ]);
  });
});

describe('the export', () => {
  it('contains all data of the customer and none of others', async () => {
    const email = 'exporta@example.cl';
    await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email });
    await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email: 'ajena@example.cl', name: 'Ajena' });
    const customer = await proven({ email });
    await customer.call('POST', '/profile/addresses', ADDRESS);
    await shop.call('POST', '/contact', { name: 'Ana', email, message: 'Hola, ¿abren el lunes?' });
    const { body, headers } = await customer.call<{ data: Record<string, unknown> }>(
      'GET',
      '/profile/export',
    );
    expect(headers.get('content-disposition')).toBe('attachment; filename="mis-datos.json"');
    expect(body.data).toMatchObject({
      account: { email, rut: '12345678-5' },
      addresses: [{ address: 'Pasaje Secreto 77' }],
      purchases: [{ email, lines: [{ sku: 'W5' }] }],
      messages: [{ message: 'Hola, ¿abren el lunes?' }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain('Ajena');
    expect(text).not.toContain('argon2');
  });

  it('is a file named in the language of the customer', async () => {
    const { tokens } = await proven();
    const { headers } = await shop.call('GET', '/profile/export', undefined, {
      authorization: `Bearer ${tokens.access_token}`,
      'accept-language': 'en',
    });
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  });

  it('contains the account’s cart and no other', async () => {
    const customer = await proven();
    type Export = { data: { cart: unknown } };
    const { id } = (await customer.call<{ id: string }>('GET', '/shopping-cart/id')).body;
    await customer.call('PUT', `/shopping-cart?cart_id=${id}`, { sku: 'W5', qty: 2 });
    await customer.call('PUT', `/shopping-cart?cart_id=${id}`, { sku: 'W6', qty: 1 });
    await shop.cartWith({ W4: 1 });
    const { body } = await customer.call<Export>('GET', '/profile/export');
    expect(body.data.cart).toMatchObject({
      lines: [
        { sku: 'W5', qty: 2 },
        { sku: 'W6', qty: 1 },
      ],
    });
    expect(JSON.stringify(body.data.cart)).not.toContain(id.split('.')[0]);
    const stranger = await proven();
    expect((await stranger.call<Export>('GET', '/profile/export')).body.data.cart).toBe(null);
  });

  it('contains no guest data of the e-mail before it is confirmed', async () => {
    const email = 'victima@example.cl';
    await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email, name: 'Víctima' });
    await shop.call('POST', '/contact', { name: 'Víctima', email, message: 'Mi secreto' });
    const impostor = await customers.join({ email });
    const { body } = await impostor.call<{ data: Record<string, unknown> }>('GET', '/profile/export');
    expect(body.data).toMatchObject({ purchases: [], messages: [] });
    expect(JSON.stringify(body)).not.toContain('secreto');
    await impostor.call('POST', '/profile/erase', { current_password: PASSWORD });
    const { rows } = await shop.rawQuery(`select name from orders where email = '${email}'`);
    expect(rows).toEqual([{ name: 'Víctima' }]);
  });
});

describe('erasing an account', () => {
  it('keeps only data that tax law requires', async () => {
    const email = 'olvidada@example.cl';
    const invoice = {
      reason: 'Olvido SpA',
      rut: '76.418.530-7',
      giro: 'Bares',
      address: 'Calle Fiscal 1',
      commune_id: '13120',
    };
    const order = await shop.placePaidOrder(
      { W5: 1 },
      {
        email,
        name: 'Olvidadiza',
        payment_method: { document: '1', platform: 'webpay' },
        invoice,
        delivery: { method: 'home', address: 'Pasaje Olvido 5', commune_id: '13120', receiver: 'me' },
      },
    );
    await shop.rawQuery(`update orders set status = 'delivered' where id = '${order.id}'`);
    const customer = await proven({ email, name: 'Olvidadiza' });
    await customer.call('POST', '/profile/addresses', { ...ADDRESS, address: 'Pasaje Borrado 8' });
    await shop.call('POST', '/contact', { name: 'Olvidadiza', email, message: 'Hola' });
    await shop.call('POST', '/newsletter', { email });
    await shop.app.jobs.runDue();

    expect((await customer.call('POST', '/profile/erase', { current_password: 'no es' })).status).toBe(422);
    expect((await customer.call('POST', '/profile/erase', { current_password: PASSWORD })).status).toBe(200);
    expect((await customer.call('GET', '/profile/user')).status).toBe(401);
    expect((await shop.call('POST', '/login', { email, password: PASSWORD })).status).toBe(401);
    // The receipt is the last use of the address.
    await shop.app.jobs.runDue();
    for (const trace of [email, 'Olvidadiza', 'Pasaje Olvido', 'Pasaje Borrado 8']) {
      expect({ trace, in: await tablesWith(trace) }).toEqual({ trace, in: [] });
    }
    const { rows } = await shop.rawQuery(
      `select number, total, document, invoice->>'reason' as reason, invoice->>'giro' as giro, user_id
       from orders where id = '${order.id}'`,
    );
    expect(rows).toEqual([
      {
        number: order.number,
        total: order.total,
        document: '1',
        reason: 'Olvido SpA',
        giro: 'Bares',
        user_id: null,
      },
    ]);
    const lines = await shop.rawQuery(`select sku from order_lines where order_id = '${order.id}'`);
    expect(lines.rows).toEqual([{ sku: 'W5' }]);
  });

  it('deletes coupons for the e-mail and card data of payments', async () => {
    const customer = await proven();
    const { email } = customer;
    await shop.db
      .insertInto('coupons')
      .values({ code: 'SOLOTUYO', amount: 100, uses: 1, percent: null, email })
      .execute();
    const order = await shop.placePaidOrder({ W6: 1 }, { email });
    const exported = JSON.stringify(await exportCustomer(shop.db, { email, isProven: true }));
    expect(exported).toContain('SOLOTUYO');
    expect(exported).toContain('6623');

    await shop.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', order.id).execute();
    await eraseCustomer(shop.db, shop.config, { email, userId: null, isProven: true });
    const { rows } = await shop.rawQuery(
      `select c.email, p.answer from coupons c, payments p
       where c.code = 'SOLOTUYO' and p.order_id = '${order.id}'`,
    );
    expect(rows[0]?.email).toMatch(/^erased:/);
    expect(rows[0]?.answer).toMatchObject({ status: 'AUTHORIZED' });
    expect(rows[0]?.answer).not.toHaveProperty('card_detail');
  });

  it('leaves no address in the log when the person unsubscribes meanwhile', async () => {
    const email = 'a.la.vez@example.cl';
    const customer = await proven({ email, newsletter: true });
    await customer.call('POST', '/profile/addresses', { ...ADDRESS, address: 'Pasaje a la Vez 9' });
    const userId = String((await shop.rawQuery(`select id from users where email = '${email}'`)).rows[0]?.id);
    const waitForLocks = (count: number) =>
      vi.waitFor(async () => {
        const { rows } = await shop.rawQuery(
          `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
        );
        expect(rows).toHaveLength(count);
      });

    const { erasing, unsubscribing } = await shop.db.transaction().execute(async (trx) => {
      // The erasure waits for this row while it deletes the account.
      await trx.selectFrom('addresses').select('id').where('user_id', '=', userId).forUpdate().execute();
      const erased = eraseCustomer(shop.db, shop.config, { email, userId, isProven: true });
      await waitForLocks(1);
      const unsubscribed = shop.db.transaction().execute((other) =>
        setNewsletter(other, {
          email,
          wanted: false,
          channel: 'newsletter-mail',
          locale: 'es',
          ipHash: null,
        }),
      );
      await Promise.race([unsubscribed, waitForLocks(2)]);
      return { erasing: erased, unsubscribing: unsubscribed };
    });
    await Promise.all([erasing, unsubscribing]);
    expect(await tablesWith(email)).toEqual([]);
  });

  it('keeps the tables of guests without an address when the account’s address is not confirmed', async () => {
    const starts_at = new Date(Date.now() + 86_400_000);
    const id = await insertReservation(shop.db, { starts_at, name: 'Por teléfono', email: '' });
    const stranger = await customers.join();
    const { status } = await stranger.call('POST', '/profile/erase', { current_password: PASSWORD });
    expect(status).toBe(200);
    const { rows } = await shop.rawQuery(`select name, status from reservations where id = '${id}'`);
    expect(rows).toEqual([{ name: 'Por teléfono', status: 'confirmed' }]);
  });

  it('keeps the data of a pending delivery until it is done', async () => {
    const email = 'en.camino@example.cl';
    const order = await shop.placePaidOrder(
      { W5: 1 },
      {
        email,
        name: 'Caminante',
      },
    );
    const customer = await proven({ email });
    await customer.call('POST', '/profile/erase', { current_password: PASSWORD });
    const nameNow = async () =>
      (
        await shop.rawQuery(
          `select name, erased_at is not null as erased from orders where id = '${order.id}'`,
        )
      ).rows;
    expect(await nameNow()).toEqual([{ name: 'Caminante', erased: false }]);
    await shop.rawQuery(`update orders set status = 'delivered' where id = '${order.id}'`);
    await shop.app.jobs.run('remove-expired', {});
    expect(await nameNow()).toEqual([{ name: '—', erased: true }]);
  });
});
