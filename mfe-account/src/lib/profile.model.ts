import { createEvent, sample } from 'effector';
import type { User } from 'shared-contracts/api/accounts.schema';
import { readProfile } from 'shared-contracts/api/profile';
import { createDataEffect } from 'shared-kit/host';
import { createCustomerData } from './create-customer-data.ts';

const readProfileFx = createDataEffect(readProfile);

export const profileWanted = createEvent();
/** The server confirmed a change of the profile. */
export const profileChanged = createEvent<User>();

export const $profile = createCustomerData(readProfileFx).on(profileChanged, (_, data) => ({
  kind: 'ready',
  params: {},
  data,
}));

sample({ clock: profileWanted, fn: () => ({}), target: readProfileFx });
