/** Validators of the steps (docs/product/forms.md#messages). */
import { getIn, setIn } from 'final-form';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import {
  compose,
  email,
  invoiceRut,
  maxLength,
  minLength,
  phone,
  requiredField,
  rut,
  type ValidationError,
  type Validator,
} from 'shared-contracts/domain/validators';
import type { Messages } from '../../messages/es.ts';
import type { DeliveryDraft, Draft, DraftPart, PaymentDraft, PersonalDraft } from './draft.ts';

/** Field path → validator. */
export type Rules = Readonly<Record<string, Validator>>;

/**
 * Validator of a required field. The error contains a key of `messages.required`, which `withFieldName` translates.
 */
export const need = (field: keyof Messages['required'], ...more: Validator[]): Validator =>
  compose(requiredField(field), ...more);

const PERSONAL: Rules = {
  name: need('name', maxLength(LENGTHS.name)),
  surname: need('surname', maxLength(LENGTHS.surname)),
  rut: need('rut', rut),
  email: need('email', email, maxLength(LENGTHS.email)),
  phone: need('phone', phone, maxLength(LENGTHS.phone)),
};

const NEW_PASSWORD: Rules = {
  password: need('password', minLength(PASSWORD_LENGTH.min), maxLength(PASSWORD_LENGTH.max)),
};

const PICKUP: Rules = { comment: maxLength(LENGTHS.comment) };

/** Validators of an address that the shopper types at the delivery step or saves in the dialog. */
export const HOME_ADDRESS: Rules = {
  address: need('address', maxLength(LENGTHS.address)),
  department: maxLength(LENGTHS.department),
  region_id: need('region'),
  commune_id: need('commune'),
};

const HOME: Rules = { ...HOME_ADDRESS, ...PICKUP };

const CONTACT: Rules = {
  'contact.name': need('name', maxLength(LENGTHS.contact.name)),
  'contact.surname': maxLength(LENGTHS.contact.surname),
  'contact.phone': compose(phone, maxLength(LENGTHS.contact.phone)),
};

const TERMS: Rules = { terms: need('terms') };

const INVOICE: Rules = {
  'invoice.reason': need('reason', maxLength(LENGTHS.invoice.reason)),
  'invoice.rut': need('rut', invoiceRut),
  'invoice.giro': need('giro', maxLength(LENGTHS.invoice.giro)),
  'invoice.address': need('address', maxLength(LENGTHS.invoice.address)),
  'invoice.apartment': maxLength(LENGTHS.invoice.apartment),
  'invoice.region_id': need('region'),
  'invoice.commune_id': need('commune'),
  'invoice.phone': compose(phone, maxLength(LENGTHS.invoice.phone)),
  'invoice.email': compose(email, maxLength(LENGTHS.invoice.email)),
};

/** Validators of each step for the current choices. */
const RULES_OF: { [P in DraftPart]: (values: Draft[P]) => Rules } = {
  personal: ({ createsAccount }: PersonalDraft) =>
    createsAccount ? { ...PERSONAL, ...NEW_PASSWORD } : PERSONAL,
  delivery: ({ method, receiver }: DeliveryDraft) =>
    method === 'pickup' ? PICKUP : receiver === 'other' ? { ...HOME, ...CONTACT } : HOME,
  payment: ({ document }: PaymentDraft) => (document === '1' ? { ...INVOICE, ...TERMS } : TERMS),
};

/** Errors in final-form's nested shape. Empty when all fields are valid. */
export const checkAll = (rules: Rules, values: object): object =>
  Object.entries(rules).reduce<object>((errors, [path, rule]) => {
    const error = rule(getIn(values, path), values);
    return error ? (setIn(errors, path, error) as object) : errors;
  }, {});

export const errorsOf = <P extends DraftPart>(part: P, values: Draft[P]): object =>
  checkAll(RULES_OF[part](values), values);

export const isPartReady = <P extends DraftPart>(part: P, values: Draft[P]): boolean =>
  Object.keys(errorsOf(part, values)).length === 0;

/** Replaces the error's message key by the field's name in the page's language. */
export const withFieldName = (
  error: ValidationError,
  { required: names }: Pick<Messages, 'required'>,
): ValidationError =>
  error.code === 'requiredField'
    ? { ...error, field: names[error.field as keyof Messages['required']] ?? error.field }
    : error;
