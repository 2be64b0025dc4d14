import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { anyPhone, compose, email, maxLength, requiredField } from 'shared-contracts/domain/validators';
import type { FormWords } from '../../messages/forms.ts';

/** Values of the guest's fields (docs/product/reservations.md), before the guest types. */
export const NO_GUEST = { name: '', last_name: '', email: '', phone: '', message: '', terms: false };
export type GuestValues = typeof NO_GUEST;

/** Validators of the guest's fields. */
export const guestRules = (fields: FormWords['fields']) => ({
  name: compose(requiredField(fields.name), maxLength(LENGTHS.name)),
  last_name: maxLength(LENGTHS.name),
  email: compose(requiredField(fields.email), email, maxLength(LENGTHS.email)),
  phone: compose(requiredField(fields.phone), anyPhone),
  message: maxLength(LENGTHS.reservationMessage),
  terms: requiredField(fields.terms),
});

/** Converts the values to the API's body, trimmed. */
export const toGuest = ({ name, last_name, email: address, phone: number, message }: GuestValues) => ({
  name: name.trim(),
  last_name: last_name.trim(),
  email: address.trim(),
  phone: number.trim(),
  message: message.trim(),
  terms: true as const,
});
