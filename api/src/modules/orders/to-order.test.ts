import { describe, expect, it } from 'vitest';
import type { WholeOrder } from './order-details.service.ts';
import { toOrder } from './to-order.ts';

const DAY = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-03T12:00:00Z');
const ISO = DAY.toISOString();

const ORDER = {
  id: 'abc',
  number: 'CQ-000001',
  status: 'in_validation',
  payment_status: 'pending',
  created_at: DAY,
  updated_at: LATER,
  expires_at: LATER,
  proof_at: null,
  proof_refusal: null,
  subtotal: 20_000,
  discount: 3000,
  coupon_code: null,
  coupon_discount: 0,
  promised_first: null,
  promised_last: null,
  chosen_day: null,
  ready_at: null,
  carrier: null,
  tracking_number: null,
  tracking_url: null,
  parcel_problem: null,
  price_delivery: 3990,
  gift_price: 2000,
  gift_text: 'Feliz día',
  total: 22_990,
  name: 'Ana',
  surname: 'Soto',
  email: 'ana@example.cl',
  delivery_method: 'home',
  address: 'Uno 1',
  department: '4B',
  commune: 'Ñuñoa',
  region: 'Metropolitana',
  receiver: 'me',
  contact: null,
  comment: 'Timbre',
  min_days: 1,
  max_days: 2,
  document: '0',
  invoice: null,
  platform: 'webpay',
};
const LINE = {
  order_id: 'abc',
  position: 0,
  sku: 'W6',
  product_type: 'wine',
  slug: 'wine-6',
  name: 'Vino 6',
  brand: ['Alerce'],
  year: 2020,
  format: null,
  qty: 2,
  price: 10_000,
  reference_price: '12.000',
  image: '/i',
  frontend_image: '/f',
  retracto_excluded: null,
};
const INVOICE = {
  reason: 'Robles',
  rut: '76418530-7',
  giro: 'Bar',
  address: 'Uno 1',
  apartment: '3',
  commune: 'Ñuñoa',
  region: 'Metropolitana',
};

const view = (order: object = {}, whole: object = {}, locale: 'es' | 'en' = 'es') =>
  toOrder(
    {
      order: { ...ORDER, ...order },
      lines: [LINE],
      payment: undefined,
      refunds: [],
      revisions: [],
      pickup: {},
      canRetryPayment: true,
      cancellation: null,
      returns: [],
      returnable: null,
      documents: [],
      ...whole,
    } as unknown as WholeOrder,
    locale,
    'secret',
  );

/** A refund of the card payment `a`, done. */
const REFUND = {
  token: 'a',
  by_hand: false,
  created_at: DAY,
  done_at: DAY,
  refused_at: null,
  lines: [],
};

describe('the owner’s view of an order', () => {
  it('has number, times, amounts, lines, buyer and delivery', () => {
    expect(view()).toEqual({
      id: 'abc',
      number: 'CQ-000001',
      purchase_order_number: 'CQ-000001',
      difference_of: null,
      status: 'in_validation',
      payment_status: 'pending',
      created_at: ISO,
      updated_at: LATER.toISOString(),
      expires_at: LATER.toISOString(),
      can_retry_payment: true,
      cancellation: null,
      returns: [],
      return_offer: null,
      proof_at: null,
      proof_refusal: null,
      items: [
        {
          sku: 'W6',
          product_type: 'wine',
          slug: 'wine-6',
          name: 'Vino 6',
          brand: ['Alerce'],
          year: 2020,
          format: null,
          qty: 2,
          price: 10_000,
          reference_price: 12_000,
          image: '/i',
          frontend_image: '/f',
        },
      ],
      subtotal: 20_000,
      discount: 3000,
      coupon: null,
      price_delivery: 3990,
      gift_price: 2000,
      gift_text: 'Feliz día',
      total: 22_990,
      refunded: 0,
      refunds: [],
      revisions: [],
      customer: { name: 'Ana', surname: 'Soto', email: 'ana@example.cl' },
      delivery: {
        method: 'home',
        address: 'Uno 1',
        department: '4B',
        commune: 'Ñuñoa',
        region: 'Metropolitana',
        receiver: 'me',
        contact: null,
        promise: null,
        parcel: null,
        parcel_problem: null,
        time_delivery: '1 a 2 días hábiles',
        comment: 'Timbre',
        pickup: null,
      },
      document: '0',
      invoice: null,
      card: null,
      platform: 'webpay',
      tax_documents: [],
    });
  });

  it('says nothing of its arrival when it is cancelled', () => {
    const promised = { promised_first: '2026-03-04', promised_last: '2026-03-05' };
    expect(view(promised).delivery.promise?.text).toBeTruthy();
    const { delivery } = view({ ...promised, status: 'cancelled' });
    expect([delivery.promise, delivery.time_delivery]).toEqual([null, null]);
  });

  it('says its days once its transfer arrived, and a chosen day before', () => {
    const transfer = { platform: 'transfer', promised_first: '2026-03-04', promised_last: '2026-03-04' };
    const promise = (order: object) => view({ ...transfer, ...order }).delivery.promise?.first ?? null;
    const chosen = { chosen_day: '2026-03-04' };
    expect(promise({})).toBeNull();
    expect(promise({ status: 'confirmed' })).toBe('2026-03-04');
    expect(promise(chosen)).toBe('2026-03-04');
    expect(promise({ ...chosen, status: 'cancelled' })).toBeNull();
    // The order went to a commune where the chosen day is not possible.
    expect(promise({ chosen_day: '2026-03-03' })).toBeNull();
  });

  it.each([
    ['it is confirmed', { status: 'confirmed' }],
    ['its payment failed', { payment_status: 'failed' }],
    ['its proof arrived', { proof_at: DAY }],
  ])('has no deadline when %s', (_name, order) => {
    expect(view(order).expires_at).toBeNull();
  });

  it('has the time of its proof and its coupon', () => {
    expect(view({ proof_at: DAY, coupon_code: 'UNO', coupon_discount: 500 })).toMatchObject({
      proof_at: ISO,
      coupon: { code: 'UNO', discount: 500 },
    });
  });

  it('counts only the refunds of its payment that are done', () => {
    const refunds = [
      { ...REFUND, amount: 4000, token: 'b' },
      { ...REFUND, amount: 500 },
      { ...REFUND, amount: 70 },
      { ...REFUND, amount: 9000, done_at: null },
    ];
    expect(view({}, { refunds, payment: { token: 'a' } }).refunded).toBe(570);
  });

  it('tells amount, way, state and parts of its refunds', () => {
    const lines = [{ kind: 'line', line_id: '0', qty: 1, amount: 70, fate: 'stock', cause: null }];
    const refunds = [
      { ...REFUND, amount: 500, token: 'b' },
      { ...REFUND, amount: 600, refused_at: DAY },
      { ...REFUND, amount: 70, lines },
      { ...REFUND, amount: 80, by_hand: true, done_at: null },
    ];
    expect(view({}, { refunds, lines: [{ ...LINE, position: 0 }], payment: { token: 'a' } }).refunds).toEqual(
      [
        {
          amount: 70,
          state: 'done',
          way: 'card',
          at: DAY.toISOString(),
          lines: [{ kind: 'line', name: LINE.name, qty: 1, amount: 70 }],
        },
        { amount: 80, state: 'open', way: 'other', at: DAY.toISOString(), lines: [] },
      ],
    );
  });

  it('keeps a reference price that is a text', () => {
    const lines = [{ ...LINE, reference_price: 'Precio club' }];
    expect(view({}, { lines }).items[0]?.reference_price).toBe('Precio club');
  });

  it.each([
    [{ name: 'Luis', surname: 'Soto' }, 'Luis Soto'],
    [{ name: 'Luis' }, 'Luis'],
  ])('names the receiver %j', (contact, name) => {
    expect(view({ contact }).delivery.contact).toBe(name);
  });

  it('gives the delivery time in the reader’s language, and only when both limits are known', () => {
    expect(view({}, {}, 'en').delivery.time_delivery).toBe('1 to 2 working days');
    expect(view({ min_days: null }).delivery.time_delivery).toBeNull();
    expect(view({ max_days: null }).delivery.time_delivery).toBeNull();
  });

  it('gives the pick-up place in the reader’s language', () => {
    const pickup = { es: { address: 'Uno' }, en: { address: 'One' } };
    expect(view({}, { pickup }, 'en').delivery.pickup).toEqual({ address: 'One' });
  });

  it('shows the factura without phone and e-mail, and none with a boleta', () => {
    const invoice = { ...INVOICE, phone: '1', email: 'a@b.cl', commune_id: '13120' };
    expect(view({ document: '1', invoice }).invoice).toEqual(INVOICE);
    expect(view({ document: '0', invoice }).invoice).toBeNull();
    expect(view({ document: '1' }).invoice).toBeNull();
  });
});

describe('the card of a receipt', () => {
  const paid = { payment_status: 'success' };
  const card = (answer: object | null, order: object = paid) =>
    view(order, { payment: answer && { answer } }).card;

  it('shows the last four digits and the instalments in whole pesos', () => {
    expect(
      card({
        authorization_code: '1213',
        card_detail: { card_number: '4051885600446623' },
        payment_type_code: 'VC',
        installments_number: 3,
        installments_amount: 333.6,
        transaction_date: ISO,
      }),
    ).toEqual({
      authorization_code: '1213',
      card_number: '6623',
      payment_type_code: 'VC',
      installments_number: 3,
      installments_amount: 334,
      transaction_date: ISO,
    });
  });

  it('has empty texts when the gateway sent none', () => {
    const empty = {
      authorization_code: '',
      card_number: '',
      payment_type_code: '',
      installments_number: 0,
      installments_amount: null,
      transaction_date: '',
    };
    expect(card({})).toEqual(empty);
    expect(card({ card_detail: {} })).toEqual(empty);
  });

  it('is missing before the payment and without a card', () => {
    expect(card({}, {})).toBeNull();
    expect(card(null)).toBeNull();
    expect(view(paid, { payment: { answer: null } }).card).toBeNull();
  });
});
