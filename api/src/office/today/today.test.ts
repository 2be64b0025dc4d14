import { randomUUID } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { listArticles } from 'shared-contracts/office/articles';
import { listPages } from 'shared-contracts/office/content';
import { listFailedMails } from 'shared-contracts/office/mails';
import { listMessages } from 'shared-contracts/office/messages';
import { listOrders } from 'shared-contracts/office/orders';
import { listPrivacyRequests } from 'shared-contracts/office/privacy-requests';
import { listProducts } from 'shared-contracts/office/products';
import { listReturns } from 'shared-contracts/office/returns';
import { listTaxDocuments } from 'shared-contracts/office/taxes';
import { readToday as endpoint } from 'shared-contracts/office/today';
import { PARCEL_NUMBERS, TAX_NUMBERS, TODAY_NUMBERS } from 'shared-contracts/office/today.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertReservation } from '../../../test/insert-reservation.ts';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';
import { TAXES } from '../../../test/taxes.ts';
import { inSantiago, momentOf } from '../../lib/santiago.ts';
import { upsertTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';
import { NUMBER_RULES, PARCEL_RULES, TAX_RULES } from './numbers.repository.ts';
import { periodsAt, readToday } from './today.service.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());

const CONFIRMED = { status: 'confirmed', payment_status: 'success' } as const;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const refund = (orderId: string, changes: object = {}) =>
  shop.db
    .insertInto('refunds')
    .values({ order_id: orderId, amount: 1_000, reason: 'by the operator', ...changes })
    .returning('id')
    .executeTakeFirstOrThrow();
const setStock = (sku: string, stock: number) =>
  shop.db.updateTable('skus').set({ stock }).where('sku', '=', sku).execute();
const refused = { refused_at: new Date(), refusal: 'no' };
const countsFor = async (role: 'owner' | 'editor' = 'owner') => {
  const { numbers, parcel_numbers = [], tax_numbers = [] } = await readToday(shop.db, role, new Date());
  return Object.fromEntries(
    [...parcel_numbers, ...tax_numbers, ...numbers].map(({ id, count }) => [id, count]),
  );
};
/** Difference that `change` makes to the numbers. */
const changeOf = async (change: () => Promise<unknown>) => {
  const before = await countsFor();
  await change();
  const after = await countsFor();
  return Object.fromEntries(
    Object.entries(after).flatMap(([id, count]) =>
      count === before[id] ? [] : [[id, count - (before[id] ?? 0)] as const],
    ),
  );
};

it('has a rule for every number of the contract, in its order', () => {
  // Missing tax documents and what they need are counted by their modules.
  const ruled = TODAY_NUMBERS.filter((id) => !id.startsWith('tax-'));
  expect(NUMBER_RULES.map(({ id }) => id)).toEqual(ruled);
  expect(PARCEL_RULES.map(({ id }) => id)).toEqual(PARCEL_NUMBERS);
  expect(TAX_RULES.map(({ id }) => id)).toEqual(TAX_NUMBERS);
});

const insertReturn = async (days: number, changes: object = {}) =>
  shop.db
    .insertInto('order_returns')
    .values({
      order_id: await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' }),
      request_key: randomUUID(),
      position: 1,
      ground: 'faulty',
      reason: 'x',
      waits_since: minutesAgo(days * 24 * 60),
      ...changes,
    })
    .execute();
/** Order with two accepted returns whose refunds were refused. The last ones of them are paid by hand. */
const insertTwoReturns = async (paid: number) => {
  const order_id = await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' });
  const accepted = { order_id, state: 'accepted', ended_at: new Date() };
  for (const position of [1, 2])
    await insertReturn(0, { ...accepted, position, refund_id: (await refund(order_id, refused)).id });
  for (const position of [2, 1].slice(0, paid)) {
    const { id } = await refund(order_id, { done_at: new Date() });
    await shop.db
      .updateTable('order_returns')
      .set({ refund_id: id })
      .where('order_id', '=', order_id)
      .where('position', '=', position)
      .execute();
  }
};
/** Failed mail of a return, and a later one that was sent. */
const insertReturnMails = async (sentAs: '' | 'again-') => {
  const mail = {
    order_id: await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' }),
    kind: 'return-accepted' as const,
    recipient: 'ana@example.cl',
  };
  await shop.db
    .insertInto('order_mails')
    .values([
      { ...mail, message_id: `<${randomUUID()}>`, state: 'failed', at: minutesAgo(5) },
      { ...mail, message_id: `<${sentAs}${randomUUID()}>`, state: 'sent' },
    ])
    .execute();
};
/** Order whose sent parcel has a problem. */
const insertSent = (parcel_problem: 'returned' | 'lost', changes: object = {}) =>
  insertOrder(shop.db, { ...CONFIRMED, status: 'on_the_way', parcel_problem, ...changes });
const insertMessage = () =>
  shop.db
    .insertInto('contact_messages')
    .values({
      kind: 'person',
      name: 'Ana',
      last_name: null,
      email: 'ana@example.cl',
      phone: null,
      company_name: null,
      rut: null,
      subject: null,
      order_number: null,
      message: 'Hola',
      locale: 'es',
    })
    .execute();

const insertFailedDraft = (kind: 'article' | 'page', id: string) =>
  shop.db
    .insertInto('drafts')
    .values({ kind, entity_id: id, data: '{}', base: '', failure: 'changed', staff_id: null })
    .execute();

let documents = 0;
/** Boleta that the tax office rejected, in a shop that issues those of the sandbox. */
const insertRejected = async (changes: object = {}) => {
  // No order of these tests needs a document.
  await upsertTaxSettings(shop.db, { ...TAXES, begins_on: '2099-01-01' });
  documents += 1;
  await shop.db
    .insertInto('tax_documents')
    .values({
      order_id: await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' }),
      type: 39,
      number: documents,
      environment: 'sandbox',
      day: '2026-11-28',
      receiver_rut: '66666666-6',
      net: 840,
      vat: 160,
      total: 1_000,
      xml: Buffer.from(''),
      state: 'rejected',
      ...changes,
    })
    .execute();
};

it.each([
  ['a message without an answer', insertMessage, { 'messages-open': 1 }],
  [
    'a request about personal data without an answer',
    () =>
      shop.db
        .insertInto('privacy_requests')
        .values({
          email: 'ana@example.cl',
          kind: 'correction',
          text: 'Mi nombre',
          locale: 'es',
          status: 'open',
          proven_at: new Date(),
          due_on: '2026-12-31',
        })
        .execute(),
    { 'privacy-requests-open': 1 },
  ],
  [
    'an article that was not published at its time',
    () => insertFailedDraft('article', 'nota'),
    { 'articles-failed': 1 },
  ],
  [
    'a page that was not published at its time',
    async () => {
      await shop.db.insertInto('pages').values({ slug: 'una-pagina', locale: 'es', content: '{}' }).execute();
      await insertFailedDraft('page', 'una-pagina');
    },
    { 'pages-failed': 1 },
  ],
  ['a boleta that the tax office rejected', insertRejected, { 'tax-documents-rejected': 1 }],
  ['an unpaid transfer', () => insertOrder(shop.db), { 'transfers-awaited': 1 }],
  [
    'an unpaid transfer with a proof',
    () => insertOrder(shop.db, { proof_at: new Date() }),
    { 'proofs-to-check': 1 },
  ],
  [
    'a paid order to be delivered',
    () => insertOrder(shop.db, { ...CONFIRMED, delivery_method: 'home' }),
    { 'parcels-to-send': 1 },
  ],
  ['a paid order to be picked up', () => insertOrder(shop.db, CONFIRMED), { 'pickups-to-prepare': 1 }],
  ['a sent order', () => insertOrder(shop.db, { ...CONFIRMED, status: 'on_the_way' }), {}],
  ['a parcel that came back', () => insertSent('returned'), { 'parcels-returned': 1 }],
  ['a lost parcel', () => insertSent('lost'), { 'parcels-lost': 1 }],
  ['no parcel that arrived after all', () => insertSent('lost', { status: 'delivered' }), {}],
  [
    'a lost parcel of which a part is given back, and more was refused',
    async () => {
      const id = await insertSent('lost', { total: 2_000 });
      await refund(id, { done_at: new Date() });
      await refund(id, refused);
      await refund(id, { done_at: new Date(), amount: 500 });
    },
    { 'parcels-lost': 1 },
  ],
  [
    'no lost parcel whose money is given back',
    async () => refund(await insertSent('lost', { total: 1_000 }), { done_at: new Date() }),
    {},
  ],
  [
    'an order with an open refund',
    async () => refund(await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' })),
    { 'refunds-open': 1 },
  ],
  ['a return that waits for staff', () => insertReturn(0), { 'returns-waiting': 1 }],
  [
    'a return that waits for more than three working days',
    () => insertReturn(6),
    { 'returns-waiting': 1, 'returns-late': 1 },
  ],
  ['a return that waits for its buyer', () => insertReturn(6, { state: 'asked' }), {}],
  [
    'an order with a refused refund',
    async () => refund(await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' }), refused),
    { 'refunds-refused': 1 },
  ],
  [
    'an order with a refused refund that was done later',
    async () => {
      const id = await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' });
      await refund(id, refused);
      await refund(id, { done_at: new Date() });
    },
    {},
  ],
  [
    'an order with two returns, of which staff paid one by hand',
    () => insertTwoReturns(1),
    { 'refunds-refused': 1 },
  ],
  ['an order with two returns that staff paid by hand', () => insertTwoReturns(2), {}],
  [
    'a card payment that the card network does not settle',
    () => insertOrder(shop.db, { platform: 'webpay', expires_at: minutesAgo(16) }),
    { 'payments-to-check': 1 },
  ],
  [
    'a card payment within its deadline',
    () => insertOrder(shop.db, { platform: 'webpay', expires_at: minutesAgo(-5) }),
    {},
  ],
  [
    'money taken without an order',
    async () =>
      refund(
        await insertOrder(shop.db, { platform: 'webpay', status: 'cancelled', payment_status: 'failed' }),
        {
          ...refused,
          reason: 'fits no open order',
        },
      ),
    { 'payments-to-check': 1, 'refunds-refused': 1 },
  ],
  [
    'an order with a mail that could not be sent',
    async () =>
      shop.db
        .insertInto('order_mails')
        .values({
          order_id: await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' }),
          kind: 'order-shipped',
          recipient: 'ana@example.cl',
          state: 'failed',
        })
        .execute(),
    { 'order-mails-failed': 1 },
  ],
  [
    'no order whose mail staff sent again',
    async () => {
      const mail = {
        order_id: await insertOrder(shop.db, { ...CONFIRMED, status: 'delivered' }),
        kind: 'order-shipped' as const,
        recipient: 'ana@example.cl',
      };
      await shop.db
        .insertInto('order_mails')
        .values([
          { ...mail, state: 'failed', at: minutesAgo(5) },
          { ...mail, state: 'sent' },
        ])
        .execute();
    },
    {},
  ],
  [
    'an order with a mail about one return that was not sent, although one about another return was',
    () => insertReturnMails(''),
    { 'order-mails-failed': 1 },
  ],
  ['no order whose mail about a return staff sent again', () => insertReturnMails('again-'), {}],
  ['a wine with six units', () => setStock('W5', 6), { 'stock-low': 1 }],
  ['a wine with none', () => setStock('W6', 0), { 'stock-none': 1 }],
  // The fixture's box holds two of W1 and one of W4.
  ['a wine whose last units are in a box', () => setStock('W4', 3), { 'stock-low': 1 }],
])('counts %s', async (_title, change, expected) => {
  expect(await changeOf(change)).toEqual(expected);
});

it('does not count the stock of hidden products', async () => {
  const hide = () =>
    shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', 'wine-2').execute();
  expect(await changeOf(hide)).toEqual({ 'stock-none': -1 });
});

it('counts other mails that ran out of tries', async () => {
  await shop.app.jobs.runDue([]);
  const queue = (state: string) =>
    shop.db.transaction().execute(async (trx) => {
      await shop.app.jobs.enqueue(trx, 'send-contact-mails', { message_id: 'none' });
      await trx.executeQuery(
        CompiledQuery.raw(`update jobs.job set state = '${state}' where state = 'created'`),
      );
    });
  expect(await changeOf(() => queue('failed'))).toEqual({ 'other-mails-failed': 1 });
  expect(await changeOf(() => queue('retry'))).toEqual({});
});

it('opens orders to prepare with the oldest promise first', async () => {
  const { call } = await shop.signInAs('owner');
  const { numbers } = (await call(endpoint)).body;
  for (const name of ['parcels-to-send', 'pickups-to-prepare'])
    expect(numbers.find(({ id }: { id: string }) => id === name).list.sort, name).toEqual({
      field: 'promise',
      order: 'ASC',
    });
});

it('counts exactly the rows of the lists that the numbers lead to', async () => {
  const { call } = await shop.signInAs('owner');
  const { numbers, parcel_numbers, tax_numbers } = (await call(endpoint)).body;
  const lists = {
    orders: listOrders,
    returns: listReturns,
    products: listProducts,
    messages: listMessages,
    'privacy-requests': listPrivacyRequests,
    'failed-mails': listFailedMails,
    articles: listArticles,
    pages: listPages,
    'tax-documents': listTaxDocuments,
  };
  for (const { id, count, list } of [...parcel_numbers, ...tax_numbers, ...numbers]) {
    if (!list) continue;
    expect(count, id).toBeGreaterThan(0);
    const { body } = await call(lists[list.resource as 'orders'], { query: list.filter });
    expect([id, body.total]).toEqual([id, count]);
  }
});

it.each([
  ['that another one replaced', { replaced_at: new Date() }],
  ['of another mode', { environment: 'certification' }],
  ['once the tax office accepted it', { state: 'accepted' }],
])('does not count a rejected document %s', async (_title, changes) => {
  expect(await changeOf(() => insertRejected(changes))).toEqual({});
});

it('shows a role only numbers whose list it may open', async () => {
  const { call } = await shop.signInAs('editor');
  const { status, body } = await call(endpoint);
  expect(status).toBe(200);
  expect(body.numbers.map(({ id }: { id: string }) => id)).toEqual([
    'articles-failed',
    'pages-failed',
    'stock-low',
    'stock-none',
  ]);
  expect([body.parcel_numbers, body.tax_numbers, body.sales]).toEqual([[], [], null]);
});

it('adds up the sales of the day without its refunds, and those of last week until the same hour', async () => {
  const now = momentOf('2026-11-18', '15:30') as Date;
  const sold = (day: string, hour: string, total: number, changes: object = {}) =>
    insertOrder(shop.db, { ...CONFIRMED, total, created_at: momentOf(day, hour) as Date, ...changes });
  await sold('2026-11-18', '00:00', 10_000);
  await sold('2026-11-18', '15:00', 5_000);
  const cancelled = await sold('2026-11-18', '15:10', 7_000, { status: 'cancelled' });
  await refund(cancelled, { amount: 7_000, done_at: momentOf('2026-11-18', '15:15') });
  await refund(cancelled, { amount: 7_000, done_at: momentOf('2026-11-11', '15:45') });
  const token = 'a charge that paid for no order';
  await refund(cancelled, { amount: 6_000, token, done_at: momentOf('2026-11-18', '15:16') });
  await sold('2026-11-18', '15:20', 7_000, { status: 'in_validation', payment_status: 'pending' });
  await sold('2026-11-17', '23:59', 9_000);
  await sold('2026-11-11', '15:29', 20_000);
  await sold('2026-11-11', '15:31', 40_000);
  const { day, sales } = await readToday(shop.db, 'owner', now);
  expect([day, sales]).toEqual([
    '2026-11-18',
    {
      today: { orders: 3, clp: 15_000 },
      last_week: { orders: 1, clp: 20_000 },
      list: {
        resource: 'orders',
        filter: { payment_status: 'success', from: '2026-11-18', to: '2026-11-18' },
      },
    },
  ]);
});

it('compares the same hours when the clocks changed within the week', () => {
  // Summer time began on Sunday, 6 September 2026, at midnight.
  const { today, lastWeek } = periodsAt(momentOf('2026-09-08', '10:00') as Date);
  expect([today.from, today.to, lastWeek.from, lastWeek.to].map(inSantiago)).toEqual([
    { date: '2026-09-08', hour: '00:00' },
    { date: '2026-09-09', hour: '00:00' },
    { date: '2026-09-01', hour: '00:00' },
    { date: '2026-09-01', hour: '10:00' },
  ]);
});

it('counts the reservations of the day by kind', async () => {
  const at = momentOf('2026-11-20', '20:00') as Date;
  const book = (starts_at: Date, changes: object = {}) =>
    insertReservation(shop.db, { starts_at, person_quantity: 4, ...changes });
  await book(at);
  await book(momentOf('2026-11-20', '23:30') as Date, { person_quantity: 2 });
  await book(at, { status: 'cancelled' });
  await book(at, { arrival: 'no_show' });
  await book(momentOf('2026-11-21', '00:00') as Date);
  const { reservations } = await readToday(shop.db, 'owner', at);
  expect(reservations).toEqual([{ kind: 'table', reservations: 2, people: 6 }]);
});
