/** Validators that several forms share (docs/product/forms.md#messages). */
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';
import {
  compose,
  email,
  invoiceRut,
  maxLength,
  minLength,
  passwordMatch,
  phone,
  requiredField,
  rut,
  type Validator,
} from 'shared-contracts/domain/validators';
import type { Messages } from '../messages/es.ts';

type Names = Messages['required'];

const line = (name: string, max: number): Validator => compose(requiredField(name), maxLength(max));

export const personRules = (names: Names) => ({
  name: line(names.name, LENGTHS.name),
  last_name: line(names.lastName, LENGTHS.name),
  rut: compose(requiredField(names.rut), rut),
  phone: compose(requiredField(names.phone), phone),
});
/**
 * Spread it after `personRules`: it replaces the RUT rule, because a company's RUT must be valid for
 * facturas.
 */
export const companyRules = (names: Names) => ({
  rut: compose(requiredField(names.rut), invoiceRut),
  company_name: line(names.companyName, LENGTHS.invoice.reason),
  social_reason: line(names.socialReason, LENGTHS.invoice.reason),
  giro: line(names.giro, LENGTHS.invoice.giro),
});
export const emailRule = (names: Names): Validator => compose(requiredField(names.email), email);
export const newPasswordRules = (names: Names) => ({
  password: compose(
    requiredField(names.password),
    minLength(PASSWORD_LENGTH.min),
    maxLength(PASSWORD_LENGTH.max),
  ),
  password_confirmation: compose(requiredField(names.password), passwordMatch),
});
