import { z } from 'zod';
import { ACCOUNT_NUMBER, ACCOUNT_TYPES, BANKS } from '../domain/bank-accounts.ts';
import { line, typedRut } from './fields.schema.ts';

/** Account that the buyer names for money which cannot go back to the card. */
export const refundAccount = z.object({
  holder: line(100),
  rut: typedRut,
  bank: z.enum(BANKS),
  account_type: z.enum(ACCOUNT_TYPES),
  account: z.string().trim().max(40).regex(ACCOUNT_NUMBER),
});
export type RefundAccount = z.input<typeof refundAccount>;
