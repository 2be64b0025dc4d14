/** Saved addresses: the list, the edited address, and the deleted address that can be restored. */
import { attach, createEvent, createStore, sample } from 'effector';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  restoreAddress,
  updateAddress,
} from 'shared-contracts/api/profile';
import type { Address, AddressBody } from 'shared-contracts/api/profile.schema';
import { $host, createApiEffect, createDataEffect } from 'shared-kit/host';
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
export const saveSubmitted = createEvent<AddressValues>();
export const defaultClicked = createEvent<Address>();
export const removeClicked = createEvent<Address>();
export const undoClicked = createEvent();

export const NO_ADDRESS = {
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

const saveFx = attach({
  source: $host,
  effect: async (host, { id, body }: { id: string | null; body: AddressBody }) => {
    if (!host) throw new Error('Saving an address needs the host');
    return id === null
      ? host.api.call(createAddress, { body })
      : host.api.call(updateAddress, { params: { id }, body });
  },
});
/** The list may be older than the address: another tab or device may have changed it since. */
const chooseFx = attach({
  source: $host,
  effect: async (host, shown: Address) => {
    if (!host) throw new Error('Choosing an address needs the host');
    const { data } = await host.api.call(listAddresses, {});
    const current = data.find(({ id }) => id === shown.id) ?? shown;
    const body = { ...toBody(toValues(current)), is_default: true };
    return host.api.call(updateAddress, { params: { id: shown.id }, body });
  },
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

export const { wanted: addressesWanted, $data: $addresses } = createOwnData(createDataEffect(listAddresses));
export const $editing = createStore<Editing | null>(null, { serialize: 'ignore' })
  .on(addClicked, () => ({ address: null }))
  .on(editClicked, (_, address) => ({ address }))
  // A late answer leaves the form of another address open.
  .on(saving.done, (editing, { params }) => ((editing?.address?.id ?? null) === params.id ? null : editing))
  .reset([editingCancelled, customerChanged]);
/** Deleted address that the customer can restore. */
export const $removed = createStore<Address | null>(null, { serialize: 'ignore' })
  .on(removing.done, (_, { params }) => params)
  .reset([restoring.done, customerChanged]);

// The view shows the error of the last action only.
sample({
  clock: [addClicked, editClicked, editingCancelled, defaultClicked, removeClicked, undoClicked],
  target: [saving.forgotten, choosing.forgotten, removing.forgotten, restoring.forgotten],
});
sample({
  clock: saveSubmitted,
  source: $editing,
  fn: (editing, values) => ({ id: editing?.address?.id ?? null, body: toBody(values) }),
  target: saving.submitted,
});
sample({ clock: defaultClicked, target: choosing.submitted });
sample({ clock: removeClicked, target: removing.submitted });
sample({
  clock: undoClicked,
  source: $removed,
  filter: (removed) => removed !== null,
  fn: (removed) => removed as Address,
  target: restoring.submitted,
});
sample({ clock: [saving.done, choosing.done, removing.done, restoring.done], target: addressesWanted });
