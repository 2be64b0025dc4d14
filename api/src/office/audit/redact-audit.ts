import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import { containing } from '../list.ts';

/** Replaces personal data, as in erased orders. */
const GONE = '—';

/** Fields with a customer's data in the states of an order. The redaction replaces their values, whatever they are. */
const PERSONAL_FIELDS = new Set([
  'email',
  'name',
  'surname',
  'last_name',
  'rut',
  'phone',
  'address',
  'department',
  'contact',
  'receiver_name',
  'buyer',
  'to',
  'comment',
  'gift_text',
  'message',
  'note',
  'proof_note',
  'proof_refusal',
  'text',
]);

/** Shorter texts would hit unrelated words. */
const MIN_LENGTH = 2;
const MIN_KEY_LENGTH = 6;

/** Values of a customer. */
export interface CustomerData {
  email?: string | null;
  rut?: string | null;
  phone?: string | null;
  names?: readonly (string | null | undefined)[];
  addresses?: readonly (string | null | undefined)[];
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** Matches digits and letters of a RUT or phone number, however it is separated. */
const spelled = (text: string): string => [...text.replace(/[^\dkK]/g, '')].map(escaped).join('[ .()-]*');

/** Last digits of a phone number, because people leave out the country. */
const PHONE_DIGITS = 8;
const localPhone = (phone: string): string => phone.replace(/\D/g, '').slice(-PHONE_DIGITS);

/** Patterns of e-mail, RUT and phone, within which spaces, dots and hyphens do not matter. */
const keyPatterns = ({ email, rut, phone }: CustomerData): string[] => [
  ...(email && email.length >= MIN_KEY_LENGTH ? [escaped(email)] : []),
  ...(rut && rut.length >= MIN_KEY_LENGTH ? [spelled(rut)] : []),
  ...(phone && localPhone(phone).length === PHONE_DIGITS ? [spelled(localPhone(phone))] : []),
];

/** Replaces all values of a customer in a text. */
const redactorOf = (customers: readonly CustomerData[]): ((text: string) => string) => {
  const words = customers
    .flatMap(({ names = [], addresses = [] }) => [...addresses, ...names])
    .map((word) => word?.trim() ?? '')
    .filter((word) => word.length >= MIN_LENGTH && word !== GONE)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`);
  const patterns = [...customers.flatMap(keyPatterns), ...words];
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replace(pattern, GONE);
};

type Json = Record<string, unknown> | null;

const isPersonal = (key: string, value: unknown): boolean =>
  PERSONAL_FIELDS.has(key) && value !== null && ['string', 'object'].includes(typeof value);

/** Redacts texts at any depth. `isOrder`: also the personal fields, because old values are stored nowhere else. */
const redactJson = (value: unknown, redact: (text: string) => string, isOrder: boolean): unknown => {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactJson(item, redact, isOrder));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isOrder && isPersonal(key, item) ? GONE : redactJson(item, redact, isOrder),
    ]),
  );
};

/**
 * Replaces customers' data in the audit, in the transaction of the erasure: in all entries of these orders, and in
 * other entries that contain `email`. Pass only an e-mail that the customer has proven, or anybody could redact entries
 * about another person. The entries stay. Those of products contain no customers.
 */
export const redactAudit = async (
  trx: Tx,
  {
    orders,
    email = null,
    customers,
  }: { orders: readonly string[]; email?: string | null; customers: readonly CustomerData[] },
): Promise<void> => {
  if (orders.length === 0 && !email) return;
  const isOrder = sql<boolean>`entity = 'order' and entity_id = any(${[...orders]})`;
  const isMention = email
    ? sql`entity <> 'product' and concat_ws(' ', before::text, after::text, reason) ilike ${containing(email)}`
    : sql`false`;
  const { rows } = await sql<{
    id: string;
    before: Json;
    after: Json;
    reason: string | null;
    isOrder: boolean;
  }>`
    select id, before, after, reason, ${isOrder} as "isOrder" from audit_entries
    where (${isOrder}) or (${isMention}) order by id`.execute(trx);
  if (rows.length === 0) return;
  const redact = redactorOf(customers);
  await sql`select set_config('shop.erases', 'on', true)`.execute(trx);
  for (const { id, before, after, reason, isOrder: isWhole } of rows)
    await trx
      .updateTable('audit_entries')
      .set({
        before: before && JSON.stringify(redactJson(before, redact, isWhole)),
        after: after && JSON.stringify(redactJson(after, redact, isWhole)),
        reason: reason && redact(reason),
      })
      .where('id', '=', id)
      .execute();
  await sql`select set_config('shop.erases', '', true)`.execute(trx);
};
