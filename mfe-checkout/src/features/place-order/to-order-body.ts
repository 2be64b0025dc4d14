import type { PlaceOrderBody } from 'shared-contracts/api/place-order.schema';
import { normalizePhone } from 'shared-contracts/domain/phone';
import { normalizeRut } from 'shared-contracts/domain/rut';
import type { DeliveryDraft, Draft, InvoiceDraft } from '../../lib/draft/draft.ts';
import type { GiftBox } from '../../lib/gift-box/gift-box.ts';

/** Trims the text. Undefined when empty, because the API refuses an empty text. */
const optional = (text: string): string | undefined => text.trim() || undefined;
const phoneOf = (text: string): string => normalizePhone(text) ?? text.trim();
const rutOf = (text: string): string => normalizeRut(text) ?? text.trim();

/** Day and delivery that the shopper chose from those that the server offers. */
export interface DeliveryChoice {
  day?: string | undefined;
  option?: 'fastest' | undefined;
}

const toDelivery = (draft: DeliveryDraft, choice: DeliveryChoice): PlaceOrderBody['delivery'] => {
  const comment = optional(draft.comment);
  if (draft.method === 'pickup') return { method: 'pickup', comment };
  const { name, surname, phone } = draft.contact;
  return {
    method: 'home',
    address: draft.address.trim(),
    department: optional(draft.department),
    commune_id: draft.commune_id,
    ...choice,
    receiver: draft.receiver,
    contact:
      draft.receiver === 'other'
        ? { name: name.trim(), surname: optional(surname), phone: phone.trim() ? phoneOf(phone) : undefined }
        : undefined,
    comment,
  };
};

const toInvoice = (draft: InvoiceDraft): PlaceOrderBody['invoice'] => ({
  reason: draft.reason.trim(),
  rut: rutOf(draft.rut),
  giro: draft.giro.trim(),
  address: draft.address.trim(),
  apartment: optional(draft.apartment),
  commune_id: draft.commune_id,
  phone: draft.phone.trim() ? phoneOf(draft.phone) : undefined,
  email: optional(draft.email),
});

/**
 * Converts the draft to the API's body: trimmed texts, RUT and phone in the stored form, no prices
 * (docs/architecture/api.md#orders).
 */
export const toOrderBody = (
  { personal, delivery, payment }: Draft,
  { check, text }: GiftBox,
  choice: DeliveryChoice = {},
): PlaceOrderBody => ({
  email: personal.email.trim(),
  name: personal.name.trim(),
  surname: personal.surname.trim(),
  rut: rutOf(personal.rut),
  phone: phoneOf(personal.phone),
  delivery: toDelivery(delivery, choice),
  payment_method: { document: payment.document, platform: payment.platform },
  invoice: payment.document === '1' ? toInvoice(payment.invoice) : undefined,
  gift_box: check ? { check, text: optional(text) } : undefined,
  guest_customer_id: optional(personal.guestId),
  // The form requires the tick, and the API requires this literal.
  terms: true,
  newsletter: payment.newsletter || undefined,
});
