import type { Locale } from '../locale.ts';
import { isEmail } from './email.ts';
import { isPhoneOfAnyCountry, normalizePhone } from './phone.ts';
import { isInvoiceRut, isValidRut } from './rut.ts';

/** Why a field is invalid. `messageOf` turns it into text. */
export type ValidationError =
  | { code: 'email' | 'rut' | 'phone' | 'anyPhone' | 'passwordMatch' }
  | { code: 'requiredField'; field: string }
  | { code: 'minLength' | 'maxLength'; length: number };

/**
 * Field-level validator for react-final-form. Undefined means valid. Every validator except `requiredField`
 * accepts an empty field, so that optional fields can use them. Surrounding blanks are ignored: trim the
 * value before sending.
 */
export type Validator = (value: unknown, allValues?: object) => ValidationError | undefined;

/** The specification fixes the Spanish texts, except those of the phone (docs/product/forms.md#messages). */
const MESSAGES: Record<Locale, Record<ValidationError['code'], string>> = {
  es: {
    requiredField: 'El campo {field} es requerido',
    email: 'Este campo debe ser un correo electrónico valido',
    rut: 'Este campo debe ser un RUT valido',
    phone: 'Este campo debe ser un teléfono chileno, como +56 9 1234 5678',
    anyPhone: 'Este campo debe ser un teléfono, como +56 9 1234 5678, con + y código si es de otro país',
    minLength: 'Este campo debe ser mayor a {length} caracteres',
    maxLength: 'Este campo debe ser menor a {length} caracteres',
    passwordMatch: 'Las contraseñas no coinciden',
  },
  en: {
    requiredField: 'The {field} field is required',
    email: 'This field must be a valid email',
    rut: 'This field must be a valid RUT',
    phone: 'This field must be a Chilean phone number, such as +56 9 1234 5678',
    anyPhone: 'This field must be a phone number, such as +56 9 1234 5678, with + and code if it is foreign',
    minLength: 'This field must have at least {length} characters',
    maxLength: 'This field must have at most {length} characters',
    passwordMatch: 'The passwords do not match',
  },
};

/** Text shown below the field. */
export function messageOf(error: ValidationError, locale: Locale): string {
  const values: Record<string, unknown> = error;
  return MESSAGES[locale][error.code].replace(/\{(\w+)\}/, (_, name: string) => String(values[name]));
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Creates a validator that trims the text and accepts an empty field. */
const ofText =
  (isRight: (text: string) => boolean, error: ValidationError): Validator =>
  (value) =>
    isEmpty(value) || isRight(String(value).trim()) ? undefined : error;

/**
 * Refuses blank text, an unticked box and an empty list. The text names the field: `requiredField('email')`.
 */
export const requiredField =
  (field: string): Validator =>
  (value) =>
    isEmpty(value) ? { code: 'requiredField', field } : undefined;

export const email: Validator = ofText(isEmail, { code: 'email' });
export const rut: Validator = ofText(isValidRut, { code: 'rut' });
/** A RUT to which a factura may be issued. */
export const invoiceRut: Validator = ofText(isInvoiceRut, { code: 'rut' });
export const phone: Validator = ofText((text) => normalizePhone(text) !== null, { code: 'phone' });
export const anyPhone: Validator = ofText(isPhoneOfAnyCountry, { code: 'anyPhone' });

/** At least `length` characters. Counts blanks, because a password may contain them. */
export const minLength =
  (length: number): Validator =>
  (value) =>
    typeof value === 'string' && value !== '' && value.length < length
      ? { code: 'minLength', length }
      : undefined;

/** At most `length` characters. */
export const maxLength =
  (length: number): Validator =>
  (value) =>
    typeof value === 'string' && value.length > length ? { code: 'maxLength', length } : undefined;

/** Equal to the field `password`. Two empty fields are equal. */
export const passwordMatch: Validator = (value, allValues: { password?: unknown } = {}) =>
  (value ?? '') === (allValues.password ?? '') ? undefined : { code: 'passwordMatch' };

/** Combines validators. Returns the first error. */
export const compose =
  (...validators: readonly Validator[]): Validator =>
  (value, allValues) => {
    for (const validate of validators) {
      const error = validate(value, allValues);
      if (error) return error;
    }
  };
