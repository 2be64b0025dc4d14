import type { ReserveEventBody } from 'shared-contracts/api/reservations.schema';
import { requiredField } from 'shared-contracts/domain/validators';
import type { Rules } from 'shared-kit/form/form-values';
import { type GuestValues, guestRules, NO_GUEST, toGuest } from '../../lib/guest/guest.ts';
import type { FormWords } from '../../messages/forms.ts';

/** Values of the form's fields (docs/product/reservations.md#event-reservation). */
export type FormValues = GuestValues & {
  /** Slug. */
  event: string;
  person_quantity: string;
};

/** Values of the form, with the date and time that the form showed for the event. */
export type ReservationForm = FormValues & {
  /** `2026-12-05` */
  date: string;
  /** `19:30`, local time in Santiago. */
  hour: string;
  /** The form showed the event as full: the guest waits for seats. */
  wait?: boolean;
};

export const EMPTY: FormValues = { event: '', person_quantity: '', ...NO_GUEST };

export const rulesOf = (fields: FormWords['fields']): Rules<FormValues> => ({
  event: requiredField(fields.event),
  person_quantity: requiredField(fields.persons),
  ...guestRules(fields),
});

export const toReservation = (form: ReservationForm): ReserveEventBody => ({
  event: form.event,
  person_quantity: Number(form.person_quantity),
  date: form.date,
  hour: form.hour,
  ...(form.wait && { wait: true }),
  ...toGuest(form),
});
