// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { PENDING } from 'shared-kit/query/outcome';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { $customer } from '../../lib/customer/customer.model.ts';
import { anAddress, aUser } from '../../lib/testing/customer-fixtures.ts';
import { $addresses, $proposal, addressesRequested } from './choose-address.model.ts';

it('shows no addresses that are answered after the customer has signed out', async () => {
  const late = Promise.withResolvers<object>();
  const host = createTestHost({ answers: { 'list-addresses': () => late.promise } });
  const scope = fork({ values: [[$customer, { kind: 'customer', id: 'u-1', user: aUser() }]] });
  await allSettled(hostProvided, { scope, params: host });
  const listed = allSettled(addressesRequested, { scope });
  void allSettled($customer, { scope, params: { kind: 'guest' } });
  late.resolve({ data: [anAddress()] });
  await listed;
  expect(host.calls.map(({ id }) => id)).toEqual(['list-addresses']);
  expect(scope.getState($addresses)).toEqual(PENDING);
  expect(scope.getState($proposal)).toBeNull();
});
