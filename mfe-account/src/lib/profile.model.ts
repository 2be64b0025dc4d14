import { createEvent, sample } from 'effector';
import type { User } from 'shared-contracts/api/accounts.schema';
import { readProfile } from 'shared-contracts/api/profile';
import { createApiEffect } from 'shared-kit/host';
import { createLoaded } from './create-loaded.ts';

const readProfileFx = createApiEffect(readProfile);

export const profileWanted = createEvent();
/** The server confirmed a change of the profile. */
export const profileChanged = createEvent<User>();

export const $profile = createLoaded(readProfileFx, ({ data }) => data).on(profileChanged, (_, data) => ({
  kind: 'ready',
  data,
}));

sample({ clock: profileWanted, fn: () => ({}), target: readProfileFx });
