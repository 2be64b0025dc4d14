/** Validators that several forms share (docs/product/forms.md#messages). */
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

const NAME_LENGTH = 60;
const COMPANY_LENGTH = 100;
const GIRO_LENGTH = 40;

type Names = Messages['required'];

const line = (name: string, max: number): Validator => compose(requiredField(name), maxLength(max));

export const personRules = (names: Names) => ({
  name: line(names.name, NAME_LENGTH),
  last_name: line(names.lastName, NAME_LENGTH),
  rut: compose(requiredField(names.rut), rut),
  phone: compose(requiredField(names.phone), phone),
});
/**
 * Spread it after `personRules`: it replaces the RUT rule, because a company's RUT must be valid for
 * facturas.
 */
export const companyRules = (names: Names) => ({
  rut: compose(requiredField(names.rut), invoiceRut),
  company_name: line(names.companyName, COMPANY_LENGTH),
  social_reason: line(names.socialReason, COMPANY_LENGTH),
  giro: line(names.giro, GIRO_LENGTH),
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
