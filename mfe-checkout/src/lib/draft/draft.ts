/** Values of the three checkout steps. Names match the API's where it has one. */
const NO_PERSON = {
  name: '',
  surname: '',
  rut: '',
  email: '',
  phone: '',
  /** Keep the guest's data in this browser for the next order. */
  remember: false,
  /** The guest creates an account during checkout. */
  createsAccount: false,
  /** Password of that account. Never stored. */
  password: '',
  /** Guest id from the API. '' before, and for customers. */
  guestId: '',
};
export type PersonalDraft = typeof NO_PERSON;

export interface DeliveryDraft {
  method: 'home' | 'pickup';
  /** Id of the saved address in the fields. '' for a typed address. */
  address_id: string;
  address: string;
  department: string;
  region_id: string;
  commune_id: string;
  /** Chosen day of arrival. '': as soon as possible. */
  day: string;
  /** The server may offer only the cheapest one. */
  option: 'cheapest' | 'fastest';
  receiver: 'me' | 'other' | 'concierge';
  contact: Pick<PersonalDraft, 'name' | 'surname' | 'phone'>;
  comment: string;
}

const NO_INVOICE = {
  reason: '',
  rut: '',
  giro: '',
  address: '',
  apartment: '',
  region_id: '',
  commune_id: '',
  phone: '',
  email: '',
};
export type InvoiceDraft = typeof NO_INVOICE;

export interface PaymentDraft {
  platform: 'webpay' | 'transfer';
  /** '0' is boleta, '1' is factura. */
  document: '0' | '1';
  invoice: InvoiceDraft;
  terms: boolean;
  newsletter: boolean;
}

export interface Draft {
  /** Customer who owns the draft. '' for a guest. */
  owner: string;
  personal: PersonalDraft;
  delivery: DeliveryDraft;
  payment: PaymentDraft;
}
export type DraftPart = 'personal' | 'delivery' | 'payment';

export const EMPTY_DRAFT: Draft = {
  owner: '',
  personal: NO_PERSON,
  delivery: {
    method: 'home',
    address_id: '',
    address: '',
    department: '',
    region_id: '',
    commune_id: '',
    day: '',
    option: 'cheapest',
    receiver: 'me',
    contact: { name: '', surname: '', phone: '' },
    comment: '',
  },
  payment: {
    platform: 'webpay',
    document: '0',
    invoice: NO_INVOICE,
    terms: false,
    newsletter: false,
  },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns `kept` where its shape matches `empty`, else the empty value, because stored data may be invalid.
 */
export const withShapeOf = <T>(empty: T, kept: unknown): T => {
  if (!isRecord(empty)) return typeof kept === typeof empty ? (kept as T) : empty;
  const from = isRecord(kept) ? kept : {};
  return Object.fromEntries(
    Object.entries(empty).map(([key, value]) => [key, withShapeOf(value, from[key])]),
  ) as T;
};

const oneOf = <T extends string>(choices: readonly T[], value: T): T =>
  choices.includes(value) ? value : (choices[0] as T);

/** Whether the buyer's fields are empty. */
export const isPersonalEmpty = ({ name, surname, rut, email, phone }: PersonalDraft): boolean =>
  [name, surname, rut, email, phone].every((text) => text === '');

/**
 * Part of the draft that may be stored: no consents, no password and no choice to create an account. The
 * shopper enters them again for each order.
 */
export const toKept = ({ owner, personal, delivery, payment }: Draft): object => {
  const { password: _, createsAccount: __, ...person } = personal;
  const { terms: ___, newsletter: ____, ...paying } = payment;
  return { owner, personal: person, delivery, payment: paying };
};

/** Parses a stored draft. Ignores fields that must not be stored. */
export const toDraft = (kept: unknown): Draft => {
  const { owner, personal, delivery, payment } = withShapeOf(EMPTY_DRAFT, kept);
  return {
    owner,
    personal: { ...personal, createsAccount: false, password: '' },
    delivery: {
      ...delivery,
      method: oneOf(['home', 'pickup'], delivery.method),
      option: oneOf(['cheapest', 'fastest'], delivery.option),
      receiver: oneOf(['me', 'other', 'concierge'], delivery.receiver),
    },
    payment: {
      ...payment,
      platform: oneOf(['webpay', 'transfer'], payment.platform),
      document: oneOf(['0', '1'], payment.document),
      terms: false,
      newsletter: false,
    },
  };
};
