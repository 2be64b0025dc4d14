import type { CompanyContactBody, ContactBody } from 'shared-contracts/api/forms.schema';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { anyPhone, compose, email, maxLength, requiredField, rut } from 'shared-contracts/domain/validators';
import type { Rules } from 'shared-kit/form/form-values';
import type { FormWords } from '../../messages/forms.ts';

const NO_MESSAGE = { name: '', last_name: '', email: '', phone: '', subject: '', message: '' };
/** Values of a person's contact form, before the person types. */
export const NO_PERSON = { ...NO_MESSAGE, order_number: '' };
export type PersonForm = typeof NO_PERSON;
/** Values of a company's contact form. */
export const NO_COMPANY = { ...NO_MESSAGE, company_name: '', rut: '' };
export type CompanyForm = typeof NO_COMPANY;

/** Validators that are the same in both forms. */
const commonRules = (fields: FormWords['fields']) => ({
  name: compose(requiredField(fields.name), maxLength(LENGTHS.name)),
  last_name: maxLength(LENGTHS.name),
  email: compose(requiredField(fields.email), email, maxLength(LENGTHS.email)),
  subject: maxLength(LENGTHS.subject),
  message: compose(requiredField(fields.message), maxLength(LENGTHS.message)),
});

export const personRules = (fields: FormWords['fields']): Rules<PersonForm> => ({
  ...commonRules(fields),
  phone: anyPhone,
  order_number: maxLength(LENGTHS.orderNumber),
});
export const companyRules = (fields: FormWords['fields']): Rules<CompanyForm> => ({
  company_name: compose(requiredField(fields.company), maxLength(LENGTHS.invoice.reason)),
  rut,
  ...commonRules(fields),
  phone: compose(requiredField(fields.phone), anyPhone),
});

const toCommon = ({ name, last_name, email: address, subject, message }: typeof NO_MESSAGE) => ({
  name: name.trim(),
  last_name: last_name.trim(),
  email: address.trim(),
  subject: subject.trim(),
  message: message.trim(),
});

/** Undefined for an empty value, because the endpoint would refuse its format. */
const filled = (value: string): string | undefined => value.trim() || undefined;

export const toPersonMessage = (form: PersonForm): ContactBody => ({
  ...toCommon(form),
  order_number: form.order_number.trim(),
  phone: filled(form.phone),
});
export const toCompanyMessage = (form: CompanyForm): CompanyContactBody => ({
  ...toCommon(form),
  company_name: form.company_name.trim(),
  phone: form.phone.trim(),
  rut: filled(form.rut),
});
