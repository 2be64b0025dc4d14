/** A day of the shop with work for staff: orders, proofs, a reservation and a message, made as shoppers do. */

import { solveBotCheck } from 'shared-contracts/bot-check/solve-bot-check';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { createCoupon, listCoupons } from 'shared-contracts/office/coupons';
import { listMessages } from 'shared-contracts/office/messages';
import { listPeople } from 'shared-contracts/office/people';
import { listProducts } from 'shared-contracts/office/products';
import { call } from './customer-api.ts';
import { callOffice } from './office-session.ts';
import { type PlacedOrder, payByCard, placeOrder, sendProof } from './order-api.ts';

const MESSAGE = '¿Tienen este vino en botella grande? Es para un cumpleaños de doce personas.';
/** Days from now in which the wine bar has a free table. It is closed on some days of the week. */
const DAYS_AHEAD = 14;

export const dayIn = (days: number): string => dayInSantiago(new Date(Date.now() + days * 86_400_000));

/** Reserves a table for two in the next days. @returns its id */
const reserveTable = async (guest: object): Promise<string> => {
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const date = dayIn(days);
    type Hours = { data: { hours: { hour: string; is_free: boolean }[] } };
    const { data } = await call<Hours>('GET', `/reservations/availability?date=${date}&person_quantity=2`);
    const hour = data.hours.find(({ is_free }) => is_free)?.hour;
    if (!hour) continue;
    const body = { ...guest, date, hour, person_quantity: 2, terms: true };
    return (await call<{ data: { id: string } }>('POST', '/reservations', { body })).data.id;
  }
  throw new Error(`No table is free in ${DAYS_AHEAD} days`);
};

export const writeMessage = async (guest: object): Promise<void> => {
  const task = await call<{ parameters: object; signature: string }>('GET', '/altcha?form=contact');
  const body = { ...guest, subject: 'Formatos', message: MESSAGE, altcha: await solveBotCheck(task) };
  await call('POST', '/contact', { body });
};

/**
 * Issues the coupon once, because each code is unique. Each wine has its own, because tests make days at the same time.
 * @returns its id
 */
const issueCoupon = async (code: string): Promise<string> => {
  const { data } = await callOffice('owner', listCoupons, { query: { q: code } });
  const limits = { min_total: 0, uses: null, expires_on: null, is_auto: false, email: null };
  const body = { code, amount: 1_000, percent: null, ...limits };
  return data[0]?.id ?? (await callOffice('owner', createCoupon, { body })).id;
};

export interface OfficeDay {
  /** Paid by card. */
  paid: PlacedOrder;
  /** Transfer whose proof waits for staff. */
  proven: PlacedOrder;
  productId: string;
  personId: string;
  reservationId: string;
  messageId: string;
  couponId: string;
}

const first = ({ data }: { data: readonly { id: string }[] }): string => {
  const [one] = data;
  if (!one) throw new Error('The office does not list what the shopper made');
  return one.id;
};

/** Makes the day for one customer. @param proof - picture of the proof (base64) */
export const makeDay = async (sku: string, email: string, proof?: string): Promise<OfficeDay> => {
  const guest = { name: 'Rosario', last_name: 'Muñoz', email, phone: '+56 9 8765 4321' };
  const named = { name: 'Rosario', surname: 'Muñoz' };
  const paid = await placeOrder(sku, email, 'webpay', named);
  await payByCard(paid);
  const proven = await placeOrder(sku, email, 'transfer', named);
  await sendProof(proven, proof);
  const reservationId = await reserveTable(guest);
  await writeMessage(guest);
  return {
    paid,
    proven,
    reservationId,
    productId: first(await callOffice('owner', listProducts, { query: { q: sku } })),
    personId: first(await callOffice('owner', listPeople, { query: { q: email } })),
    couponId: await issueCoupon(`DIA-${sku}`),
    messageId: first(await callOffice('owner', listMessages, { query: { q: email } })),
  };
};
