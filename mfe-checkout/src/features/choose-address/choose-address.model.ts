/** Saved addresses of the customer, for delivery to one of them or to a new one. */
import { attach, createEvent, createStore, sample } from 'effector';
import { createAddress, listAddresses } from 'shared-contracts/api/profile';
import type { Address } from 'shared-contracts/api/profile.schema';
import { type FailureCode, failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import { $customer } from '../../lib/customer/customer.model.ts';
import { $draft } from '../../lib/draft/draft.model.ts';

export type AddressesState =
  | { kind: 'pending' }
  | { kind: 'ready'; addresses: readonly Address[] }
  | { kind: 'failed' };

/** Values of the form for a new address. */
export type AddressValues = Record<
  'identification' | 'address' | 'department' | 'region_id' | 'commune_id',
  string
>;

export const addressesRequested = createEvent();
export const addClicked = createEvent();
export const addCancelled = createEvent();
export const addSubmitted = createEvent<AddressValues>();
/** The form has filled in the proposed address. */
export const proposalTaken = createEvent();

export const listAddressesFx = createApiEffect(listAddresses);
export const createAddressFx = attach({
  effect: createApiEffect(createAddress),
  mapParams: ({ identification, address, department, commune_id }: AddressValues) => ({
    body: {
      identification: identification.trim(),
      address: address.trim(),
      apartment: department.trim() || undefined,
      commune_id,
    },
  }),
});

/**
 * Removes an address from the list before adding it: a retry after a lost response returns an address already listed.
 */
const othersThan = ({ id }: Address, state: AddressesState): readonly Address[] =>
  state.kind === 'ready' ? state.addresses.filter((address) => address.id !== id) : [];

const PENDING: AddressesState = { kind: 'pending' };
export const $addresses = createStore<AddressesState>(PENDING, { serialize: 'ignore' })
  .on(listAddressesFx, (state) => (state.kind === 'ready' ? state : PENDING))
  .on(listAddressesFx.doneData, (_, { data }) => ({ kind: 'ready', addresses: data }))
  .on(listAddressesFx.fail, (state) => (state.kind === 'ready' ? state : { kind: 'failed' }))
  .on(createAddressFx.doneData, (state, { data }) => ({
    kind: 'ready',
    addresses: [...othersThan(data, state), data],
  }));
export const $isAdding = createStore(false, { serialize: 'ignore' })
  .on(addClicked, () => true)
  .reset(addCancelled, createAddressFx.done);
export const $isSaving = createAddressFx.pending;
export const $addFailure = createStore<FailureCode | null>(null, { serialize: 'ignore' })
  .on(createAddressFx.failData, (_, error) => failureCodeOf(error))
  .reset(createAddressFx, addClicked);
/** Address that the form should fill in. */
export const $proposal = createStore<Address | null>(null, { serialize: 'ignore' })
  .on(createAddressFx.doneData, (_, { data }) => data)
  .reset(proposalTaken);

sample({
  clock: addressesRequested,
  source: $customer,
  filter: ({ kind }) => kind === 'customer',
  fn: () => ({}),
  target: listAddressesFx,
});
sample({
  clock: addSubmitted,
  source: $isSaving,
  filter: (isSaving) => !isSaving,
  fn: (_, values) => values,
  target: createAddressFx,
});
// Propose the default address unless the shopper has typed one.
sample({
  clock: listAddressesFx.doneData,
  source: $draft,
  filter: ({ delivery }, { data }) =>
    data.length > 0 && delivery.address === '' && delivery.commune_id === '',
  fn: (_, { data }) => data[0] ?? null,
  target: $proposal,
});
// Clear the previous customer's addresses.
sample({
  clock: $customer,
  filter: ({ kind }) => kind === 'guest',
  fn: () => PENDING,
  target: $addresses,
});
