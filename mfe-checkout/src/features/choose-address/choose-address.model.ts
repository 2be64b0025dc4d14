/** Saved addresses of the customer, for delivery to one of them or to a new one. */
import { attach, createEvent, createStore, sample } from 'effector';
import { createAddress, listAddresses } from 'shared-contracts/api/profile';
import type { Address } from 'shared-contracts/api/profile.schema';
import { createDataEffect } from 'shared-kit/host';
import { createQuery } from 'shared-kit/query/create-query';
import { dataOf, pendingAgain } from 'shared-kit/query/outcome';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $customer } from '../../lib/customer/customer.model.ts';
import { $draft } from '../../lib/draft/draft.model.ts';
import { $filledCommune } from '../../lib/draft/filled-commune.model.ts';
import { stepLeft } from '../../lib/guard-steps.model.ts';

/** Values of an empty form for a new address. */
export const NO_ADDRESS = { identification: '', address: '', department: '', region_id: '', commune_id: '' };
export type AddressValues = typeof NO_ADDRESS;

export const addressesRequested = createEvent();
export const addClicked = createEvent();
export const addCancelled = createEvent();
/** The form has filled in the proposed address. */
export const proposalTaken = createEvent();

const listAddressesFx = createDataEffect(listAddresses);
export const adding = createSubmission(
  attach({
    effect: createDataEffect(createAddress),
    mapParams: ({ identification, address, department, commune_id }: AddressValues) => ({
      body: {
        identification: identification.trim(),
        address: address.trim(),
        apartment: department.trim() || undefined,
        commune_id,
      },
    }),
  }),
);

/**
 * Removes an address from the list before adding it: a retry after a lost response returns an address already
 * listed.
 */
const othersThan = ({ id }: Address, known: readonly Address[] | null): readonly Address[] =>
  known?.filter((address) => address.id !== id) ?? [];

const { $outcome } = createQuery({ load: listAddressesFx, keepOnFailure: true });
export const $addresses = $outcome
  .on(listAddressesFx, pendingAgain)
  .on(adding.done, (outcome, { result }) => ({
    kind: 'ready',
    params: {},
    data: [...othersThan(result, dataOf(outcome)), result],
  }));
/** First values of the dialog's form: the address that the shopper typed at the step. Null: no dialog. */
export const $newAddress = createStore<AddressValues | null>(null, { serialize: 'ignore' }).reset(
  addCancelled,
  adding.done,
  stepLeft,
);
/** Address that the form should fill in. */
export const $proposal = createStore<Address | null>(null, { serialize: 'ignore' })
  .on(adding.done, (_, { result }) => result)
  .reset(proposalTaken);

sample({
  clock: addressesRequested,
  source: $customer,
  filter: ({ kind }) => kind === 'customer',
  fn: () => ({}),
  target: listAddressesFx,
});
sample({ clock: addClicked, target: adding.forgotten });
sample({
  clock: addClicked,
  source: $draft,
  fn: ({ delivery: { address_id, address, department, region_id, commune_id } }) =>
    address_id === '' ? { ...NO_ADDRESS, address, department, region_id, commune_id } : NO_ADDRESS,
  target: $newAddress,
});
// Propose the first saved address unless the draft already has an address, or a commune that the shopper chose.
sample({
  clock: listAddressesFx.doneData,
  source: { draft: $draft, customer: $customer, filled: $filledCommune },
  filter: ({ draft: { delivery }, customer, filled }, addresses) =>
    customer.kind === 'customer' &&
    addresses.length > 0 &&
    delivery.address === '' &&
    (delivery.commune_id === '' || delivery.commune_id === filled),
  fn: (_, [first]) => first ?? null,
  target: $proposal,
});
// Clear the customer's addresses when they leave, also when an answer to them comes later.
const customerLeft = sample({
  clock: [$customer, listAddressesFx.finally, adding.done],
  source: $customer,
  filter: ({ kind }) => kind !== 'customer',
  fn: () => {},
});
$addresses.reset(customerLeft);
$newAddress.reset(customerLeft);
$proposal.reset(customerLeft);
