/** Saved addresses: the list, the edited address, and the deleted address that can be restored. */
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  restoreAddress,
  updateAddress,
} from 'shared-contracts/api/profile';
import type { Address, AddressBody } from 'shared-contracts/api/profile.schema';
import { createApiEffect, createDataEffect } from 'shared-kit/host';
import { createOwnData } from '../../lib/create-customer-data.ts';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';
import { customerChanged } from '../../lib/customer-page.model.ts';

/** `address` is null for a new address. */
export interface Editing {
  address: Address | null;
}

export const addClicked = createEvent();
export const editClicked = createEvent<Address>();
export const editingCancelled = createEvent();

export const NO_ADDRESS = {
  /** Empty for a new address. */
  id: '',
  identification: '',
  region_id: '',
  commune_id: '',
  address: '',
  apartment: '',
  is_default: false,
};
export type AddressValues = typeof NO_ADDRESS;
export const toValues = (address: Address): AddressValues => ({
  ...address,
  apartment: address.apartment ?? '',
});
const toBody = (values: AddressValues): AddressBody => ({
  identification: values.identification.trim(),
  address: values.address.trim(),
  apartment: values.apartment.trim(),
  commune_id: values.commune_id,
  is_default: values.is_default,
});

const createFx = createApiEffect(createAddress);
const updateFx = createApiEffect(updateAddress);
const readFx = createDataEffect(listAddresses);
const saveFx = createEffect((values: AddressValues) => {
  const { id } = values;
  return id === '' ? createFx({ body: toBody(values) }) : updateFx({ params: { id }, body: toBody(values) });
});
/** The list may be older than the address: another tab or device may have changed it since. */
const chooseFx = createEffect(async (shown: Address) => {
  const current = (await readFx({})).find(({ id }) => id === shown.id) ?? shown;
  return updateFx({ params: { id: shown.id }, body: { ...toBody(toValues(current)), is_default: true } });
});
const removeFx = attach({
  effect: createApiEffect(deleteAddress),
  mapParams: ({ id }: Address) => ({ params: { id } }),
});
const restoreFx = attach({
  effect: createApiEffect(restoreAddress),
  mapParams: ({ id }: Address) => ({ params: { id } }),
});

export const saving = createCustomerSubmission(saveFx);
/** Makes a saved address the default one. */
export const choosing = createCustomerSubmission(chooseFx);
export const removing = createCustomerSubmission(removeFx);
export const restoring = createCustomerSubmission(restoreFx);

export const savedAddresses = createOwnData(createDataEffect(listAddresses));
export const $editing = createStore<Editing | null>(null, { serialize: 'ignore' })
  .on(addClicked, () => ({ address: null }))
  .on(editClicked, (_, address) => ({ address }))
  // A late answer leaves the form of another address open.
  .on(saving.done, (editing, { params }) => ((editing?.address?.id ?? '') === params.id ? null : editing))
  .reset([editingCancelled, customerChanged]);
/** Deleted address that the customer can restore. */
export const $removed = createStore<Address | null>(null, { serialize: 'ignore' })
  .on(removing.done, (_, { params }) => params)
  .reset([restoring.done, customerChanged]);

// The view shows the error of the last action only.
sample({
  clock: [
    addClicked,
    editClicked,
    editingCancelled,
    choosing.submitted,
    removing.submitted,
    restoring.submitted,
  ],
  target: [saving.forgotten, choosing.forgotten, removing.forgotten, restoring.forgotten],
});
sample({ clock: [saving.done, choosing.done, removing.done, restoring.done], target: savedAddresses.wanted });
