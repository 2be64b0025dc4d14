// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { PENDING } from 'shared-kit/query/outcome';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { $customer } from '../../lib/customer/customer.model.ts';
import { $draft } from '../../lib/draft/draft.model.ts';
import { anAddress, aUser } from '../../lib/testing/customer-fixtures.ts';
import { aDraft } from '../../lib/testing/draft-fixtures.ts';
import {
  $addresses,
  $newAddress,
  $proposal,
  addClicked,
  adding,
  addressesRequested,
  NO_ADDRESS,
} from './choose-address.model.ts';

it.each([
  ['the list', 'list-addresses', [anAddress()], { kind: 'guest' }],
  ['the list, while the next customer is read', 'list-addresses', [anAddress()], { kind: 'unknown' }],
  ['a new address', 'create-address', anAddress(), { kind: 'guest' }],
] as const)('shows nothing of %s that comes after the customer has left', async (_, id, data, next) => {
  const late = Promise.withResolvers<object>();
  const host = createTestHost({ answers: { [id]: () => late.promise } });
  const scope = fork({ values: [[$customer, { kind: 'customer', id: 'u-1', user: aUser() }]] });
  await allSettled(hostProvided, { scope, params: host });
  const answered =
    id === 'list-addresses'
      ? allSettled(addressesRequested, { scope })
      : allSettled(adding.submitted, { scope, params: NO_ADDRESS });
  void allSettled($customer, { scope, params: next });
  late.resolve({ data });
  await answered;
  expect(host.calls.map((call) => call.id)).toEqual([id]);
  expect(scope.getState($addresses)).toEqual(PENDING);
  expect(scope.getState($proposal)).toBeNull();
});

it('closes the form with the typed address when the customer leaves', async () => {
  const scope = fork({
    values: [
      [$customer, { kind: 'customer', id: 'u-1', user: aUser() }],
      [$draft, aDraft()],
    ],
  });
  await allSettled(addClicked, { scope });
  expect(scope.getState($newAddress)).toMatchObject({ address: aDraft().delivery.address });
  await allSettled($customer, { scope, params: { kind: 'guest' } });
  expect(scope.getState($newAddress)).toBeNull();
});
