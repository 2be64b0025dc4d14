import type { ReserveTableBody } from 'shared-contracts/api/reservations.schema';
import { requiredField } from 'shared-contracts/domain/validators';
import type { Rules } from 'shared-kit/form/form-values';
import { type GuestValues, guestRules, NO_GUEST, toGuest } from '../../lib/guest/guest.ts';
import type { FormWords } from '../../messages/forms.ts';

/** Values of the form's fields (docs/product/reservations.md#table-reservation). */
export type TableForm = GuestValues & {
  person_quantity: string;
  /** `2026-12-05` */
  date: string;
  /** `19:30`, local time in Santiago. */
  hour: string;
};

/** Initial values. Two people, because most tables are for two. */
export const EMPTY: TableForm = { person_quantity: '2', date: '', hour: '', ...NO_GUEST };

export const rulesOf = (fields: FormWords['fields']): Rules<TableForm> => ({
  person_quantity: requiredField(fields.persons),
  date: requiredField(fields.date),
  hour: requiredField(fields.hour),
  ...guestRules(fields),
});

export const toTable = (form: TableForm): ReserveTableBody => ({
  person_quantity: Number(form.person_quantity),
  date: form.date,
  hour: form.hour,
  ...toGuest(form),
});
