/** Prefills the draft from the customer's profile. Never replaces typed values. */
import type { User } from 'shared-contracts/api/accounts.schema';
import { splitName } from 'shared-contracts/domain/name-split';
import { formatRut } from 'shared-contracts/domain/rut';
import type { InvoiceDraft, PersonalDraft } from '../draft/draft.ts';

/** Fills empty fields of `typed` from `known`. */
const fill = <T extends object>(typed: T, known: Partial<Record<keyof T, string | null>>): T => ({
  ...typed,
  ...Object.fromEntries(Object.entries(known).filter(([key, text]) => text && typed[key as keyof T] === '')),
});

/**
 * Name and surname. Splits a full name that is stored in one field
 * (docs/product/checkout.md#identify-the-buyer).
 */
const nameOf = ({ first_name, last_name }: User) =>
  last_name.trim() ? { name: first_name, surname: last_name } : splitName(first_name);

export const fillPersonal = (typed: PersonalDraft, user: User): PersonalDraft =>
  fill(typed, { ...nameOf(user), rut: formatRut(user.rut), email: user.email, phone: user.phone });

/** Prefills the factura when the customer is a company. */
export const fillInvoice = (typed: InvoiceDraft, user: User): InvoiceDraft =>
  user.type === 'company'
    ? fill(typed, {
        reason: user.social_reason,
        rut: formatRut(user.rut),
        giro: user.giro,
        phone: user.phone,
        email: user.email,
      })
    : typed;
