import type { TaxDocumentKind } from '../tax-documents.ts';

/** Names of tax documents in English, as pages and mails show them to the buyer. */
const NAMES: Record<TaxDocumentKind, string> = {
  boleta: 'Electronic receipt (boleta)',
  factura: 'Electronic tax invoice (factura)',
  'credit-note': 'Electronic credit note',
  'debit-note': 'Electronic debit note',
};

export const taxDocumentWords = ({ kind, number }: { kind: TaxDocumentKind; number: number }): string =>
  `${NAMES[kind]} no. ${number}`;
