import { attach, sample } from 'effector';
import type { User } from 'shared-contracts/api/accounts.schema';
import { updateProfile } from 'shared-contracts/api/profile';
import { formatPhone } from 'shared-contracts/domain/phone';
import { formatRut } from 'shared-contracts/domain/rut';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';
import { ownProfile } from '../../lib/profile.model.ts';

const PERSON = ['name', 'last_name', 'rut', 'phone'] as const;
const COMPANY = ['company_name', 'social_reason', 'giro'] as const;
type Field = (typeof PERSON)[number] | (typeof COMPANY)[number];

export type ProfileValues = Record<Field, string> & { type: User['type'] };

/** Initial values of the fields. */
export const toValues = (user: User): ProfileValues => ({
  type: user.type,
  name: user.first_name,
  last_name: user.last_name,
  rut: formatRut(user.rut),
  phone: formatPhone(user.phone ?? ''),
  company_name: user.company_name ?? '',
  social_reason: user.social_reason ?? '',
  giro: user.giro ?? '',
});

/** Converts the values to the API's body. Omits company fields for a person. */
const toBody = (values: ProfileValues): Partial<Record<Field, string>> => {
  const fields: readonly Field[] = values.type === 'company' ? [...PERSON, ...COMPANY] : PERSON;
  return Object.fromEntries(fields.map((field) => [field, values[field].trim()]));
};

export const profileChange = createCustomerSubmission(
  attach({
    effect: createApiEffect(updateProfile),
    mapParams: (values: ProfileValues) => ({ body: toBody(values) }),
  }),
);

sample({ clock: profileChange.done, fn: ({ result }) => result.data, target: ownProfile.changed });
