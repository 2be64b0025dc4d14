import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../test/customers.ts';
import { eraseCustomer } from '../../test/erase-customer.ts';
import { guestsOf } from '../../test/guests.ts';
import { insertOrder } from '../../test/order-rows.ts';
import { openShop } from '../../test/shopper.ts';
import { exportCustomer } from '../modules/privacy/export-customer.service.ts';
import { exportSchema } from '../modules/privacy/export-file.ts';
import { DEFAULT_CASE_SETTING } from '../modules/settings/case-rule.ts';
import { upsertSetting } from '../modules/settings/settings.repository.ts';
import { columnsIn, DATA_MAP, personalColumns } from './data-map.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
afterAll(() => shop.close());

const guests = guestsOf(shop);
const EMAIL = 'toda.la.vida@example.cl';

/** Tables of people who run the shop, and counts that no erasure touches. */
const NOT_OF_CUSTOMERS = ['staff', 'staff_sessions', 'rate_limits'];
const PERSONAL = Object.entries(DATA_MAP).flatMap(([table, map]) =>
  NOT_OF_CUSTOMERS.includes(table) ? [] : personalColumns(map).map((column) => ({ table, column, map })),
);
const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`;

/** Values of all personal columns as text, without null. */
const valuesNow = async (): Promise<Record<string, string[]>> => {
  const found = PERSONAL.map(async (at) => {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(at.column)}::text as value from ${sql.table(at.table)}
      where ${sql.ref(at.column)} is not null and ${sql.ref(at.column)}::text not in ('—', '')`.execute(
      shop.db,
    );
    return [nameOf(at), rows.map(({ value }) => value)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
};

/** A customer who used everything that the shop offers, and staff who wrote about it. */
const liveALife = async (): Promise<void> => {
  const customers = customersOf(shop);
  const customer = await customers.join({
    email: EMAIL,
    type: 'company',
    company_name: 'Toda Vida SpA',
    social_reason: 'Toda Vida Sociedad',
    giro: 'Eventos',
  });
  const token = await customers.linkTokenTo(EMAIL, 'verify-email');
  await shop.call('POST', '/verify-email', { token, password: 'cordillera y mar 7' });
  await customer.call('POST', '/profile/addresses', {
    identification: 'Casa de la playa',
    address: 'Pasaje Escondido 77',
    apartment: 'Depto 904',
    commune_id: '13120',
  });
  const place = async (changes: object) => {
    const cart = await shop.cartWith({ W5: 1 });
    const { body } = await shop.placeOrder(cart, { email: EMAIL, name: 'Vitalia', ...changes });
    return body;
  };
  const paid = await place({
    payment_method: { document: '1', platform: 'webpay' },
    invoice: {
      reason: 'Vida SpA',
      rut: '76.418.530-7',
      giro: 'Bares',
      address: 'Calle 1',
      commune_id: '13120',
    },
    delivery: {
      method: 'home',
      address: 'Pasaje Oculto 5',
      department: 'Torre B',
      commune_id: '13120',
      receiver: 'other',
      contact: { name: 'Receptora', surname: 'Vecina', phone: '987650001' },
      comment: 'Tocar el timbre azul',
    },
    gift_box: { check: true, text: 'Con todo mi cariño' },
  });
  await shop.pay(paid);
  const transfer = await place({ payment_method: { document: '0', platform: 'transfer' } });
  await shop.uploadProof(transfer);
  const { id } = (await customer.call<{ id: string }>('GET', '/shopping-cart/id')).body;
  await customer.call('PUT', `/shopping-cart?cart_id=${id}`, { sku: 'W6', qty: 1 });
  await shop.db
    .transaction()
    .execute((trx) => upsertSetting(trx, 'cases', { ...DEFAULT_CASE_SETTING, is_active: true }));
  await customer.call('PUT', `/shopping-cart/cases/${randomUUID()}?cart_id=${id}`, {
    size: 6,
    qty: 1,
    bottles: [{ sku: 'W7', count: 6 }],
  });
  await shop.call('POST', '/company-contact', {
    name: 'Vitalia',
    last_name: 'Larga',
    email: EMAIL,
    phone: '987650002',
    company_name: 'Vida Larga SpA',
    rut: '76.418.530-7',
    subject: 'Cena de empresa',
    order_number: paid.number,
    message: 'Somos veinte personas',
  });
  await shop.call('POST', '/newsletter', { email: EMAIL });
  await shop.db
    .insertInto('stock_waits')
    .values({ sku: 'W3', email: EMAIL, locale: 'es', status: 'pending', user_id: null })
    .execute();
  const now = new Date().toISOString();
  await customer.call('POST', '/profile/favourites', {
    favourites: [
      { product_id: 1, is_saved: true, changed_at: now, looked_at: now, price: 9990, in_stock: true },
    ],
    views: [{ product_id: 2, viewed_at: now }],
  });
  await customer.call('PUT', '/profile/favourites/shared-list', { name: 'Lista de Vitalia' });
  await customer.call('PUT', '/profile/data-limits', { limits: ['statistics'] });
  await customer.call('POST', '/profile/privacy-requests', { text: 'Mi apellido es Larga' });
  await guests.addEvent('vida');
  await guests.reserveEvent(
    'vida',
    { name: 'Vitalia', email: EMAIL, message: 'Sin mariscos' },
    { 'idempotency-key': 'de-toda-la-vida' },
  );
};

/** Texts of staff, and columns that only rare cases fill. */
const fillTheRest = async (): Promise<void> => {
  const { db } = shop;
  const { id: staff_id } = await db
    .insertInto('staff')
    .values({ email: 'lucia@casa.example', name: 'Lucía', role: 'owner' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update orders set status = 'delivered', user_id = (select id from users), proof_note = 'Falta el nombre de Vitalia',
    proof_refusal = 'No se lee el nombre', carrier = 'Ruta Sur', tracking_number = 'RS-' || number,
    tracking_url = 'https://ruta.example/RS-1234', difference = '{"reason": "Vitalia prefiere la reserva"}'`.execute(
    db,
  );
  await sql`update reservations set last_name = 'Larga', note = 'Prefiere la ventana',
    user_id = (select id from users)`.execute(db);
  await sql`update carts set user_id = account_id, coupon_code = 'VIDA' where account_id is not null`.execute(
    db,
  );
  await sql`update sessions set user_agent = 'Navegador de Vitalia'`.execute(db);
  await sql`update privacy_requests set extension = 'Falta ver el libro de Vitalia',
    answer = 'Corregido, Vitalia'`.execute(db);
  await sql`insert into account_tokens (token_hash, user_id, purpose, email, expires_at)
    select 'hash', id, 'reset-password', email, now() + interval '1 hour' from users`.execute(db);
  await sql`insert into account_mails (kind, email, user_id, locale)
    select 'reset-password', email, id, 'es' from users`.execute(db);
  await sql`insert into order_mails (order_id, kind, recipient, state)
    select id, 'order-received', email, 'sent' from orders`.execute(db);
  await sql`insert into order_notes (order_id, staff_id, text)
    select id, ${staff_id}, 'Llamar a Vitalia' from orders limit 1`.execute(db);
  await sql`insert into order_revisions
      (order_id, number, idempotency_key, staff_id, reason, line_out, position, qty, fate)
    select id, 1, 'cambio', ${staff_id}, 'Vitalia no quiere esta', 0, 1, 1, 'stock' from orders limit 1`.execute(
    db,
  );
  await sql`insert into shipments (order_id, carrier, state, sequence, tracking_number)
    select id, 'Ruta Sur', 'delivered', 3, 'SIM-' || number from orders limit 1`.execute(db);
  await sql`insert into contact_answers (message_id, staff_id, text)
    select id, ${staff_id}, 'Vitalia, te esperamos' from contact_messages`.execute(db);
  await sql`insert into coupons (code, amount, email) values ('VIDA', 100, ${EMAIL})`.execute(db);
  await sql`insert into audit_entries (staff_id, action, entity, entity_id, before, after, reason)
    select ${staff_id}, 'order.address', 'order', number, '{"name": "Vitalia"}', '{"name": "Vitalia L."}',
      'Lo pidió Vitalia' from orders limit 1`.execute(db);
  await sql`insert into purchase_addresses (id, user_id, identification, address, department, commune_id)
    select 'a1', id, 'Oficina', 'Pasaje Reservado 9', 'Piso 9', '13120' from users`.execute(db);
  await sql`insert into incidents (since, what, data, people, agency_told, people_told)
    values ('2026-11-02', 'Se perdió un teléfono', '{orders}', 1, 'Ingreso 4411', 'Correo a todas')`.execute(
    db,
  );
  await sql`insert into refunds (order_id, amount, reason, token)
    select order_id, 100, 'Botella rota', token from payments where token is not null`.execute(db);
  await sql`insert into refund_accounts (order_id, holder, rut, bank, account_type, account)
    select id, 'Vitalia Larga', '11111111-1', 'Banco de Vitalia', 'sight', '00998877' from orders limit 1`.execute(
    db,
  );
  // Its refund is paid, or the account would be kept.
  await sql`insert into refunds (order_id, amount, reason, done_at)
    select o.id, total, 'Anulado', now() from orders o join refund_accounts a on a.order_id = o.id`.execute(
    db,
  );
  await sql`insert into order_returns (order_id, request_key, position, ground, state, reason, question, answer, refusal,
      ended_at)
    select id, gen_random_uuid(), 1, 'faulty', 'refused', 'Vitalia la abrió', '¿Cuándo, Vitalia?', 'El martes, Vitalia',
      'No, Vitalia', now() from orders limit 1`.execute(db);
  await sql`insert into order_return_pictures (return_id, position, file)
    select id, 1, '\\xffd8' from order_returns`.execute(db);
  await sql`insert into tax_documents (order_id, type, number, environment, day, receiver_rut, net, vat, total, xml,
      office_words)
    select id, 39, 7, 'sandbox', '2026-11-28', '22222222-2', 100, 19, 119, '<DTE/>', 'RUT 22222222-2' from orders limit 1`.execute(
    db,
  );
  await sql`insert into payment_attempts (token, order_id, buy_order, session_id)
    select 'antes', order_id, buy_order, session_id from payments where token is not null`.execute(db);
};

/** Sections and fields of an export that its schema does not have. */
const outsideOfSchema = (data: Record<string, unknown>): string[] => {
  const { properties } = exportSchema();
  return Object.entries(data).flatMap(([section, value]) => {
    const known = properties.data.properties[section];
    if (!known) return [section];
    const fields = Object.keys(('items' in known ? known.items : known).properties);
    return [value]
      .flat()
      .flatMap((row) =>
        Object.keys(row ?? {}).flatMap((field) => (fields.includes(field) ? [] : [`${section}.${field}`])),
      );
  });
};

/** Whether JSON writes a text of PostgreSQL in the same way: no time and no object. */
const isPlain = (value: string): boolean => !/^(\{|\d{4}-\d\d)/.test(value);

const of = (values: Record<string, string[]>, keep: boolean) =>
  PERSONAL.filter(({ column, map }) => columnsIn(map.erase?.keep).includes(column) === keep).map(
    (at) => [nameOf(at), values[nameOf(at)] ?? []] as const,
  );

describe('a customer who used everything', () => {
  beforeAll(async () => {
    await liveALife();
    await fillTheRest();
  });

  it('fills each personal column of the map, gets them in the export, and leaves the kept ones when erased', async () => {
    const before = await valuesNow();
    expect(Object.keys(before).filter((column) => before[column]?.length === 0)).toEqual([]);

    const exported = JSON.stringify(await exportCustomer(shop.db, { email: EMAIL, isProven: true }));
    const missing = PERSONAL.filter(({ column, map }) => !columnsIn(map.withheld).includes(column)).filter(
      (at) => !before[nameOf(at)]?.filter(isPlain).every((value) => exported.includes(value)),
    );
    expect(missing.map(nameOf)).toEqual([]);
    expect(outsideOfSchema(JSON.parse(exported))).toEqual([]);

    const user = await shop.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await eraseCustomer(shop.db, shop.config, { email: EMAIL, userId: user.id, isProven: true });
    const after = await valuesNow();
    const left = of(before, false).filter(([column, values]) =>
      values.some((value) => after[column]?.includes(value)),
    );
    expect(left.map(([column]) => column)).toEqual([]);
    const lost = of(before, true).filter(
      ([column, values]) => !values.every((value) => after[column]?.includes(value)),
    );
    expect(lost.map(([column]) => column)).toEqual([]);
  });
});

it('gives a guest the addresses of their orders in the export, and erases them and nobody else’s', async () => {
  const guest = { email: 'huesped@example.cl', userId: null, isProven: true };
  await insertOrder(shop.db, { email: guest.email, guest_id: 'g1', status: 'delivered' });
  for (const id of ['g1', 'g2'])
    await shop.rawQuery(`insert into purchase_addresses (id, guest_id, address, commune_id)
      values ('${id}', '${id}', 'Pasaje ${id}', '13120')`);
  const { addresses } = await exportCustomer(shop.db, guest);
  expect(addresses).toMatchObject([{ address: 'Pasaje g1' }]);
  await eraseCustomer(shop.db, shop.config, guest);
  const { rows } = await shop.rawQuery("select id from purchase_addresses where id in ('g1', 'g2')");
  expect(rows).toEqual([{ id: 'g2' }]);
});
