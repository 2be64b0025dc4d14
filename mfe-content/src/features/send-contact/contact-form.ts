import type { CompanyContactBody, ContactBody } from 'shared-contracts/api/forms.schema';
import { compose, email, maxLength, phone, requiredField, rut } from 'shared-contracts/domain/validators';
import type { Rules } from 'shared-kit/form/form-values';
import type { FormWords } from '../../messages/forms-es.ts';

/** Values of a person's contact form. */
export type PersonForm = {
  name: string;
  last_name: string;
  email: string;
  phone: string;
  subject: string;
  order_number: string;
  message: string;
};
/** Values of a company's contact form. */
export type CompanyForm = Omit<PersonForm, 'order_number'> & { company_name: string; rut: string };

export const NO_PERSON: PersonForm = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  subject: '',
  order_number: '',
  message: '',
};
export const NO_COMPANY: CompanyForm = {
  company_name: '',
  rut: '',
  name: '',
  last_name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** Validators that are the same in both forms. Each maximum length is that of the endpoint's schema. */
const commonRules = (fields: FormWords['fields']) => ({
  name: compose(requiredField(fields.name), maxLength(60)),
  last_name: maxLength(60),
  email: compose(requiredField(fields.email), email, maxLength(120)),
  subject: maxLength(100),
  message: compose(requiredField(fields.message), maxLength(2000)),
});

export const personRules = (fields: FormWords['fields']): Rules<PersonForm> => ({
  ...commonRules(fields),
  phone,
  order_number: maxLength(40),
});
export const companyRules = (fields: FormWords['fields']): Rules<CompanyForm> => ({
  company_name: compose(requiredField(fields.company), maxLength(100)),
  rut,
  ...commonRules(fields),
  phone: compose(requiredField(fields.phone), phone),
});

const toCommon = ({
  name,
  last_name,
  email: address,
  subject,
  message,
}: Omit<PersonForm, 'order_number'>) => ({
  name: name.trim(),
  last_name: last_name.trim(),
  email: address.trim(),
  subject: subject.trim(),
  message: message.trim(),
});

/** Omits an empty value, because the endpoint would refuse its format. */
const filled = <K extends string>(key: K, value: string): { [P in K]?: string } =>
  (value.trim() === '' ? {} : { [key]: value.trim() }) as { [P in K]?: string };

export const toPersonMessage = (form: PersonForm): ContactBody => ({
  ...toCommon(form),
  order_number: form.order_number.trim(),
  ...filled('phone', form.phone),
});
export const toCompanyMessage = (form: CompanyForm): CompanyContactBody => ({
  ...toCommon(form),
  company_name: form.company_name.trim(),
  phone: form.phone.trim(),
  ...filled('rut', form.rut),
});
