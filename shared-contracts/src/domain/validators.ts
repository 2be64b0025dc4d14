import type { Locale } from '../locale.ts';
import { isEmail } from './email.ts';
import { normalizePhone } from './phone.ts';
import { isInvoiceRut, isValidRut } from './rut.ts';

/** What is wrong with a field; `messageOf` puts it into words. */
export type ValidationError =
  | { code: 'required' | 'email' | 'numeric' | 'rut' | 'phone' | 'passwordMatch' }
  | { code: 'requiredField'; field: string }
  | { code: 'minLength' | 'maxLength'; length: number }
  | { code: 'minChecked' | 'maxChecked'; count: number };

/**
 * A rule for one field, as react-final-form calls it. Undefined means right. All but the required rules let an
 * empty field pass, so that optional fields can have them too. Outer blanks do not count against a value:
 * trim before sending.
 */
export type Validator = (value: unknown, allValues?: object) => ValidationError | undefined;

/** Texts of SPEC §5, word for word, and their English. */
const MESSAGES: Record<Locale, Record<ValidationError['code'], string>> = {
  es: {
    required: 'Este campo es requerido',
    requiredField: 'El campo {field} es requerido',
    email: 'Este campo debe ser un correo electrónico valido',
    rut: 'Este campo debe ser un RUT valido',
    phone: 'Este campo debe ser un teléfono valido',
    minLength: 'Este campo debe ser mayor a {length} caracteres',
    maxLength: 'Este campo debe ser menor a {length} caracteres',
    numeric: 'Este campo debe ser solo números',
    passwordMatch: 'Las contraseñas no coinciden',
    minChecked: 'Este campo debe tener {count} o más opciones marcadas',
    maxChecked: 'Este campo debe tener {count} o menos opciones marcadas',
  },
  en: {
    required: 'This field is required',
    requiredField: 'The {field} field is required',
    email: 'This field must be a valid email',
    rut: 'This field must be a valid RUT',
    phone: 'This field must be a valid phone number',
    minLength: 'This field must be longer than {length} characters',
    maxLength: 'This field must be shorter than {length} characters',
    numeric: 'This field must be numbers only',
    passwordMatch: 'The passwords do not match',
    minChecked: 'This field must have {count} or more options ticked',
    maxChecked: 'This field must have {count} or fewer options ticked',
  },
};

/** The text shown below the field. */
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

/** A validator of the trimmed text of a field that is not empty. */
const ofText =
  (isRight: (text: string) => boolean, error: ValidationError): Validator =>
  (value) =>
    isEmpty(value) || isRight(String(value).trim()) ? undefined : error;

/** Not empty: no blank text, unticked box or empty list. */
export const required: Validator = (value) => (isEmpty(value) ? { code: 'required' } : undefined);

/** As `required`, with the field's name in the text: `requiredField('email')`. */
export const requiredField =
  (field: string): Validator =>
  (value) =>
    isEmpty(value) ? { code: 'requiredField', field } : undefined;

export const email: Validator = ofText(isEmail, { code: 'email' });
export const numeric: Validator = ofText((text) => /^\d+$/.test(text), { code: 'numeric' });
export const rut: Validator = ofText(isValidRut, { code: 'rut' });
/** A RUT that a factura may be made out to. */
export const invoiceRut: Validator = ofText(isInvoiceRut, { code: 'rut' });
export const phone: Validator = ofText((text) => normalizePhone(text) !== null, { code: 'phone' });

/** At least `length` characters. Blanks count, as they do in a password. */
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

/** Equal to the field `other`, also when empty. */
export const passwordMatch =
  (other = 'password'): Validator =>
  (value, allValues) => {
    const values: Record<string, unknown> = { ...allValues };
    return (value ?? '') === (values[other] ?? '') ? undefined : { code: 'passwordMatch' };
  };

/** Between `min` and `max` ticked boxes of a group, whose value is the list of the ticked ones. */
export const checkedCount =
  (min: number, max = Number.POSITIVE_INFINITY): Validator =>
  (value) => {
    const count = Array.isArray(value) ? value.length : 0;
    if (count < min) return { code: 'minChecked', count: min };
    return count > max ? { code: 'maxChecked', count: max } : undefined;
  };

/** One validator out of several: the first error counts. */
export const compose =
  (...validators: readonly Validator[]): Validator =>
  (value, allValues) => {
    for (const validate of validators) {
      const error = validate(value, allValues);
      if (error) return error;
    }
  };
