import type { ReserveEventBody } from 'shared-contracts/api/reservations.schema';
import {
  compose,
  email,
  maxLength,
  phone,
  requiredField,
  type ValidationError,
  type Validator,
} from 'shared-contracts/domain/validators';
import type { VisitWords } from '../../messages/visits-es.ts';

/** What the fields hold (SPEC §3, and who it is for). */
export interface FormValues {
  /** Slug. */
  event: string;
  persons: string;
  name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  terms: boolean;
}

/** The fields with the evening that the form showed for the event. */
export interface ReservationForm extends FormValues {
  /** `2026-12-05` */
  date: string;
  /** `19:30`, on the clock of Santiago */
  hour: string;
}

export const EMPTY: FormValues = {
  event: '',
  persons: '',
  name: '',
  last_name: '',
  email: '',
  phone: '',
  message: '',
  terms: false,
};

const rulesOf = (fields: VisitWords['reserve']['fields']): Partial<Record<keyof FormValues, Validator>> => ({
  event: requiredField(fields.event),
  persons: requiredField(fields.persons),
  name: compose(requiredField(fields.name), maxLength(60)),
  last_name: maxLength(60),
  email: compose(requiredField(fields.email), email, maxLength(120)),
  phone: compose(requiredField(fields.phone), phone),
  message: maxLength(500),
  terms: requiredField(fields.terms),
});

export type FormErrors = Partial<Record<keyof FormValues, ValidationError>>;

/** What is wrong with each field (SPEC §5). */
export const errorsOf = (values: FormValues, fields: VisitWords['reserve']['fields']): FormErrors => {
  const errors: FormErrors = {};
  for (const [name, validate] of Object.entries(rulesOf(fields))) {
    const error = validate(values[name as keyof FormValues], values);
    if (error) errors[name as keyof FormValues] = error;
  }
  return errors;
};

export const toReservation = (form: ReservationForm): ReserveEventBody => ({
  event: form.event,
  person_quantity: Number(form.persons),
  date: form.date,
  hour: form.hour,
  name: form.name.trim(),
  last_name: form.last_name.trim(),
  email: form.email.trim(),
  phone: form.phone.trim(),
  message: form.message.trim(),
  terms: true,
});
