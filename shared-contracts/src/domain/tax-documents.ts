/** Kinds of tax documents. Screens have a word for each. */
export const TAX_DOCUMENT_KINDS = ['boleta', 'factura', 'credit-note', 'debit-note'] as const;
export type TaxDocumentKind = (typeof TAX_DOCUMENT_KINDS)[number];

/** Kind by the number that the tax office gives the type. */
export const kindOfTaxDocument = (type: 33 | 39 | 56 | 61): TaxDocumentKind =>
  (({ 39: 'boleta', 33: 'factura', 61: 'credit-note', 56: 'debit-note' }) as const)[type];

/** Number of the type. */
export const taxTypeOf = (kind: TaxDocumentKind): 33 | 39 | 56 | 61 =>
  (({ boleta: 39, factura: 33, 'credit-note': 61, 'debit-note': 56 }) as const)[kind];

/** Days before its end on which a certificate, or a file of numbers, is about to expire. */
export const SOON_DAYS = 30;
