import { readProfile } from 'shared-contracts/api/profile';
import { createDataEffect } from 'shared-kit/host';
import { createOwnData } from './create-customer-data.ts';

/** `profileChanged`: the server confirmed a change of the profile. */
export const {
  wanted: profileWanted,
  changed: profileChanged,
  $data: $profile,
} = createOwnData(createDataEffect(readProfile));
