/** States of a tax document at the tax office, and the meaning of its codes (docs/product/tax-documents.md). */

/**
 * `waiting`: not sent, or sent without an answer. `sent`: the tax office has it and has not decided. `objections`:
 * accepted, with remarks.
 */
export const TAX_STATES = ['waiting', 'sent', 'accepted', 'objections', 'rejected'] as const;
export type TaxState = (typeof TAX_STATES)[number];

/** Codes of the tax office. `UPLOAD-n` is the status of an upload by SOAP, `AWAY` and `TOKEN` are the shop's own. */
const MEANINGS = {
  AWAY: 'away',
  TOKEN: 'certificate',
  'UPLOAD-1': 'sender',
  'UPLOAD-2': 'transfer',
  'UPLOAD-3': 'transfer',
  'UPLOAD-6': 'company',
  'UPLOAD-7': 'format',
  'UPLOAD-8': 'signature',
  'UPLOAD-9': 'blocked',
  RSC: 'format',
  RFR: 'signature',
  RCT: 'cover',
  VOF: 'transfer',
  RCO: 'data',
  RCH: 'data',
  RPT: 'repeated',
  RPR: 'objections',
  DNK: 'otherData',
  FNA: 'number',
  FAN: 'annulled',
  EMP: 'company',
} as const;

export type TaxAnswer = (typeof MEANINGS)[keyof typeof MEANINGS] | 'other';

/** Meaning of a code of the tax office, for `taxOfficeWords`. */
export const taxAnswerOf = (code: string): TaxAnswer =>
  Object.hasOwn(MEANINGS, code) ? MEANINGS[code as keyof typeof MEANINGS] : 'other';
