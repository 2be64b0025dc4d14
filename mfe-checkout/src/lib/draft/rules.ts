/**
 * Validators of the steps (docs/product/forms.md#messages). Lengths match the API's schema and, for a
 * factura, the tax authority's.
 */
import { getIn, setIn } from 'final-form';
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

/** Length of a new password (docs/product/accounts.md#registration). */
const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/** Field path → validator. */
export type Rules = Readonly<Record<string, Validator>>;

/**
 * Validator of a required field. The error contains a key of `messages.required`, which `withFieldName` translates.
 */
export const need = (field: keyof Messages['required'], ...more: Validator[]): Validator =>
  compose(requiredField(field), ...more);

const PERSONAL: Rules = {
  name: need('name', maxLength(60)),
  surname: need('surname', maxLength(60)),
  rut: need('rut', rut),
  email: need('email', email, maxLength(120)),
  phone: need('phone', phone, maxLength(20)),
};

const NEW_PASSWORD: Rules = {
  password: need('password', minLength(PASSWORD_LENGTH.min), maxLength(PASSWORD_LENGTH.max)),
};

const PICKUP: Rules = { comment: maxLength(300) };

/** Validators of an address that the shopper types at the delivery step or saves in the dialog. */
export const HOME_ADDRESS: Rules = {
  address: need('address', maxLength(70)),
  department: maxLength(40),
  region_id: need('region'),
  commune_id: need('commune'),
};

const HOME: Rules = { ...HOME_ADDRESS, comment: maxLength(300) };

const CONTACT: Rules = {
  'contact.name': need('name', maxLength(60)),
  'contact.surname': maxLength(60),
  'contact.phone': compose(phone, maxLength(20)),
};

const TERMS: Rules = { terms: need('terms') };

const INVOICE: Rules = {
  'invoice.reason': need('reason', maxLength(100)),
  'invoice.rut': need('rut', invoiceRut),
  'invoice.giro': need('giro', maxLength(40)),
  'invoice.address': need('address', maxLength(70)),
  'invoice.apartment': maxLength(40),
  'invoice.region_id': need('region'),
  'invoice.commune_id': need('commune'),
  'invoice.phone': compose(phone, maxLength(20)),
  'invoice.email': compose(email, maxLength(80)),
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
