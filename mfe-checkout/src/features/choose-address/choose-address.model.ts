/** A customer's saved addresses, to deliver to one of them or to a new one. */
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

/** A new address as it is typed. */
export type AddressValues = Record<
  'identification' | 'address' | 'department' | 'region_id' | 'commune_id',
  string
>;

export const addressesRequested = createEvent();
export const addClicked = createEvent();
export const addCancelled = createEvent();
export const addSubmitted = createEvent<AddressValues>();
/** The form has taken the address that was proposed to it. */
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

/** The answer may be an address that is in the list: tried again after a lost one, it is not saved twice. */
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
/** The form should deliver to this one. */
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
// The default one comes first; what was typed already is not replaced.
sample({
  clock: listAddressesFx.doneData,
  source: $draft,
  filter: ({ delivery }, { data }) =>
    data.length > 0 && delivery.address === '' && delivery.commune_id === '',
  fn: (_, { data }) => data[0] ?? null,
  target: $proposal,
});
// Another customer's addresses are nobody's business.
sample({
  clock: $customer,
  filter: ({ kind }) => kind === 'guest',
  fn: () => PENDING,
  target: $addresses,
});
