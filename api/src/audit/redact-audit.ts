import type { Tx } from '../db/connect.ts';
import { GONE } from '../personal-data/data-map.ts';
import { type AuditedEntity, findEntriesToRedact, updateRedactedEntries } from './audit.repository.ts';

/**
 * Fields with a customer's data in `before` and `after` of an entry about the customer's own entities. Their texts, lists
 * and objects are replaced as a whole.
 */
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
  'invoice',
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
  'tracking_number',
]);

/**
 * Shorter words (names, addresses) and identifiers (e-mails, RUTs) are not redacted, because they would match unrelated
 * texts.
 */
const MIN_WORD_LENGTH = 2;
const MIN_IDENTIFIER_LENGTH = 6;

/** Values of a customer. */
export interface CustomerData {
  email?: string | null;
  rut?: string | null;
  phone?: string | null;
  names?: readonly (string | null | undefined)[];
  addresses?: readonly (string | null | undefined)[];
}

/** Pattern for a RUT or phone number with any separators between its characters. K ends some RUTs. */
const spelled = (text: string): string => [...text.replace(/[^\dkK]/g, '')].join('[ .()-]*');

/** Last digits of a phone number, because people leave out the country. */
const PHONE_DIGITS = 8;
const localPhone = (phone: string): string => phone.replace(/\D/g, '').slice(-PHONE_DIGITS);

/**
 * Patterns of e-mail, RUT and phone. A longer e-mail that contains this one does not match. A longer number does not
 * match when it begins like the RUT or the phone, or ends like the RUT. RUT and phone may have separators inside
 * (`spelled`), and the phone may follow the code of its country.
 */
const identifierPatterns = ({ email, rut, phone }: CustomerData): string[] => [
  ...(email && email.length >= MIN_IDENTIFIER_LENGTH
    ? [`(?<![\\p{L}\\p{N}._%+-])${RegExp.escape(email)}(?![.-]?[\\p{L}\\p{N}])`]
    : []),
  ...(rut && rut.length >= MIN_IDENTIFIER_LENGTH ? [`(?<!\\d\\.?)${spelled(rut)}(?!\\d)`] : []),
  ...(phone && localPhone(phone).length === PHONE_DIGITS ? [`${spelled(localPhone(phone))}(?!\\d)`] : []),
];

type Redact = (text: string) => string;

/** Replaces all values of a customer in a text. */
const redactorOf = (customers: readonly CustomerData[]): Redact => {
  const words = customers
    .flatMap(({ names = [], addresses = [] }) => [...addresses, ...names])
    .map((word) => word?.trim() ?? '')
    .filter((word) => word.length >= MIN_WORD_LENGTH && word !== GONE)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => `(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])`);
  const patterns = [...customers.flatMap(identifierPatterns), ...words];
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replace(pattern, GONE);
};

const isPersonal = (key: string, value: unknown): boolean =>
  PERSONAL_FIELDS.has(key) && value !== null && ['string', 'object'].includes(typeof value);

/**
 * Redacts texts at any depth. With `isOwn` (an entry about the customer's own entity) it replaces personal fields as a
 * whole: they may have earlier values, such as a former address, which `redact` cannot find.
 */
const redactValue = (value: unknown, redact: Redact, isOwn: boolean): unknown => {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, redact, isOwn));
  if (value === null || typeof value !== 'object') return value;
  return redactFields(value, redact, isOwn);
};

const redactFields = (value: object, redact: Redact, isOwn: boolean): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isOwn && isPersonal(key, item) ? GONE : redactValue(item, redact, isOwn),
    ]),
  );

/**
 * Replaces customers' data in the audit, in the transaction of the erasure: in all entries of these entities, and in
 * other entries that contain `email`. Pass only an e-mail that the customer has proven, or anybody could redact entries
 * about another person. The entries stay.
 */
export const redactAudit = async (
  trx: Tx,
  {
    entities,
    email = null,
    customers,
  }: { entities: readonly AuditedEntity[]; email?: string | null; customers: readonly CustomerData[] },
): Promise<void> => {
  if (entities.length === 0 && !email) return;
  const entries = await findEntriesToRedact(trx, { entities, email });
  if (entries.length === 0) return;
  const redact = redactorOf(customers);
  const redacted = entries.map(({ id, before, after, reason, isOwn }) => ({
    id,
    before: before && redactFields(before, redact, isOwn),
    after: after && redactFields(after, redact, isOwn),
    reason: reason && redact(reason),
  }));
  await updateRedactedEntries(trx, redacted);
};
