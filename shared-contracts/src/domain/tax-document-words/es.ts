import type { TaxDocumentKind } from '../tax-documents.ts';

/** Names of tax documents in Spanish, as pages and mails show them to the buyer. */
const NAMES: Record<TaxDocumentKind, string> = {
  boleta: 'Boleta electrónica',
  factura: 'Factura electrónica',
  'credit-note': 'Nota de crédito electrónica',
  'debit-note': 'Nota de débito electrónica',
};

export const taxDocumentWords = ({ kind, number }: { kind: TaxDocumentKind; number: number }): string =>
  `${NAMES[kind]} N.º ${number}`;
