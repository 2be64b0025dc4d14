/** Saved addresses of the customer, for delivery to one of them or to a new one. */
import { attach, createEvent, createStore, sample } from 'effector';
import { createAddress, listAddresses } from 'shared-contracts/api/profile';
import type { Address } from 'shared-contracts/api/profile.schema';
import { type FailureCode, failureCodeOf } from 'shared-kit/failure';
import { createApiEffect, createDataEffect } from 'shared-kit/host';
import { createQuery } from 'shared-kit/query/create-query';
import { dataOf, PENDING, pendingAgain } from 'shared-kit/query/outcome';
import { $customer } from '../../lib/customer/customer.model.ts';
import { $draft } from '../../lib/draft/draft.model.ts';
import { stepLeft } from '../../lib/guard-steps.model.ts';

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

const listAddressesFx = createDataEffect(listAddresses);
const createAddressFx = attach({
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
 * Removes an address from the list before adding it: a retry after a lost response returns an address already
 * listed.
 */
const othersThan = ({ id }: Address, known: readonly Address[] | null): readonly Address[] =>
  known?.filter((address) => address.id !== id) ?? [];

const { $outcome } = createQuery({ load: listAddressesFx, keepOnFailure: true });
export const $addresses = $outcome
  .on(listAddressesFx, pendingAgain)
  .on(createAddressFx.doneData, (outcome, { data }) => ({
    kind: 'ready',
    params: {},
    data: [...othersThan(data, dataOf(outcome)), data],
  }));
export const $isAdding = createStore(false, { serialize: 'ignore' })
  .on(addClicked, () => true)
  .reset(addCancelled, createAddressFx.done, stepLeft);
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
// Propose the first saved address unless the draft already has an address or a commune.
sample({
  clock: listAddressesFx.doneData,
  source: $draft,
  filter: ({ delivery }, addresses) =>
    addresses.length > 0 && delivery.address === '' && delivery.commune_id === '',
  fn: (_, [first]) => first ?? null,
  target: $proposal,
});
// Clear the customer's addresses after the sign-out.
sample({
  clock: $customer,
  filter: ({ kind }) => kind === 'guest',
  fn: () => PENDING,
  target: $addresses,
});
