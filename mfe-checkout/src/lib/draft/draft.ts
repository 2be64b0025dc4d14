/** What the shopper has typed into the three steps. Names are those of the API wherever it has one. */
export interface Contact {
  name: string;
  surname: string;
  phone: string;
}

export interface PersonalDraft extends Contact {
  rut: string;
  email: string;
}

export interface DeliveryDraft {
  method: 'home' | 'pickup';
  address: string;
  department: string;
  region_id: string;
  commune_id: string;
  receiver: 'me' | 'other' | 'concierge';
  contact: Contact;
  comment: string;
}

export interface InvoiceDraft {
  reason: string;
  rut: string;
  giro: string;
  address: string;
  apartment: string;
  region_id: string;
  commune_id: string;
  phone: string;
  email: string;
}

export interface PaymentDraft {
  platform: 'webpay' | 'transfer';
  /** '0' boleta, '1' factura. */
  document: '0' | '1';
  invoice: InvoiceDraft;
  terms: boolean;
  newsletter: boolean;
}

export interface Draft {
  personal: PersonalDraft;
  delivery: DeliveryDraft;
  payment: PaymentDraft;
}
export type DraftPart = keyof Draft;

export const EMPTY_DRAFT: Draft = {
  personal: { name: '', surname: '', rut: '', email: '', phone: '' },
  delivery: {
    method: 'home',
    address: '',
    department: '',
    region_id: '',
    commune_id: '',
    receiver: 'me',
    contact: { name: '', surname: '', phone: '' },
    comment: '',
  },
  payment: {
    platform: 'webpay',
    document: '0',
    invoice: {
      reason: '',
      rut: '',
      giro: '',
      address: '',
      apartment: '',
      region_id: '',
      commune_id: '',
      phone: '',
      email: '',
    },
    terms: false,
    newsletter: false,
  },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `kept` where it has the shape of `empty`, else the empty value: stored data may be anybody's. */
const fit = <T>(empty: T, kept: unknown): T => {
  if (!isRecord(empty)) return typeof kept === typeof empty ? (kept as T) : empty;
  const from = isRecord(kept) ? kept : {};
  return Object.fromEntries(Object.entries(empty).map(([key, value]) => [key, fit(value, from[key])])) as T;
};

const oneOf = <T extends string>(choices: readonly T[], value: T): T =>
  choices.includes(value) ? value : (choices[0] as T);

/** A draft out of whatever was stored. Consents are never restored: each purchase asks for them anew. */
export const toDraft = (kept: unknown): Draft => {
  const { personal, delivery, payment } = fit(EMPTY_DRAFT, kept);
  return {
    personal,
    delivery: {
      ...delivery,
      method: oneOf(['home', 'pickup'], delivery.method),
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
