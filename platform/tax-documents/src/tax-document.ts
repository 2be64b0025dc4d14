/** Tax documents of a shop in Chile (documentos tributarios electrónicos). Amounts are whole pesos. */

/** Types by the number that the tax office gives them. */
export const DOCUMENT_TYPES = { factura: 33, boleta: 39, debitNote: 56, creditNote: 61 } as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[keyof typeof DOCUMENT_TYPES];

/** Receiver of a boleta who is not named, by the tax office's own RUT for it. */
export const UNNAMED_RUT = '66666666-6';

export interface Issuer {
  /** `76123456-0`: no dots, upper-case K. */
  rut: string;
  name: string;
  /** Line of business (giro). */
  activity: string;
  /** Codes of the activity (Acteco), 1 to 4. */
  activityCodes: readonly number[];
  address: string;
  commune: string;
}

export interface Receiver {
  rut: string;
  name?: string | undefined;
  activity?: string | undefined;
  address?: string | undefined;
  commune?: string | undefined;
  /** Address for the file, which companies name for it. */
  email?: string | undefined;
}

/** Name on the paper: a receiver of a boleta need not give one. */
export const nameOf = ({ rut, name }: Receiver): string => name || (rut === UNNAMED_RUT ? 'Cliente' : rut);

export interface DocumentLine {
  name: string;
  description?: string | undefined;
  /** Code of the shop (SKU). */
  code?: string | undefined;
  quantity: number;
  /** Price of one, tax included. */
  price: number;
  /** Discount on the line in whole percent. */
  discountPercent?: number | undefined;
  /** `quantity` × `price`, less the line's discount. Tax included. */
  amount: number;
  /** Without value added tax. */
  isExempt?: boolean | undefined;
  /** Code of the alcohol tax, only for buyers who sell on. */
  alcoholTax?: AlcoholTax | undefined;
}

/** Discount on the whole document, e.g. a coupon. Tax included. */
export interface DocumentDiscount {
  name: string;
  amount: number;
}

/** Why a note changes another document: 1 annuls it, 2 corrects a text, 3 corrects amounts. */
type ReferenceReason = 1 | 2 | 3;

export interface DocumentReference {
  type: DocumentType;
  folio: number;
  /** `2026-11-28`. */
  date: string;
  reason: ReferenceReason;
  text: string;
}

/** Rates of the alcohol tax in thousandths of the net amount, by the tax office's code. */
export const ALCOHOL_TAX_RATES = { 24: 315, 25: 205, 26: 205 } as const;
export type AlcoholTax = keyof typeof ALCOHOL_TAX_RATES;

export interface Totals {
  net: number;
  vat: number;
  /** Alcohol taxes by code. Empty for sales to consumers. */
  alcohol: readonly { code: AlcoholTax; amount: number }[];
  /** Amount without value added tax. */
  exempt?: number | undefined;
  total: number;
}

export interface TaxDocument {
  type: DocumentType;
  /** Number that the tax office handed out (folio). */
  folio: number;
  /** Day in Chile, `2026-11-28`. */
  date: string;
  issuer: Issuer;
  receiver: Receiver;
  lines: readonly DocumentLine[];
  discounts: readonly DocumentDiscount[];
  references: readonly DocumentReference[];
  totals: Totals;
  /** Case of the tax office's test set that the document answers, e.g. `4771001-1`. */
  testCase?: string | undefined;
}

/** A boleta has its own format. All other types share one. */
export const isBoleta = (type: DocumentType): boolean => type === DOCUMENT_TYPES.boleta;

/** Most lines of a document, by the schemas. */
export const mostLines = (type: DocumentType): number => (isBoleta(type) ? 1_000 : 60);

/** Most characters of a line's name, by the schemas. */
export const LONGEST_ITEM = 80;

/** `F12T39`: id of the document inside its files, which the signature names. */
export const idOf = ({ type, folio }: Pick<TaxDocument, 'type' | 'folio'>): string => `F${folio}T${type}`;
