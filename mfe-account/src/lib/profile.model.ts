import { readProfile } from 'shared-contracts/api/profile';
import { createDataEffect } from 'shared-kit/host';
import { createOwnData } from './create-customer-data.ts';

/** `changed`: the server confirmed a change of the profile. */
export const ownProfile = createOwnData(createDataEffect(readProfile));
