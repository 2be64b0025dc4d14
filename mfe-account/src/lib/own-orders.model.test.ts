import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { dataOf } from 'shared-kit/query/outcome';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { pageOf } from '../fixtures/customer.ts';
import { createOwnOrders } from './own-orders.model.ts';

it('shows the last requested page when the answer for an earlier one comes late', async () => {
  let arrive = () => {};
  const late = new Promise<void>((done) => (arrive = done));
  const answer = async ({ query: { page } }: { query: { page: number } }) => {
    if (page === 2) await late;
    return pageOf([], { current_page: page });
  };
  const host = createTestHost({ answers: { 'list-own-orders': answer } });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const { wanted, $orders } = createOwnOrders(10);
  const second = allSettled(wanted, { scope, params: 2 });
  void allSettled(wanted, { scope, params: 3 });
  await new Promise((done) => setTimeout(done));
  arrive();
  await second;
  expect(dataOf(scope.getState($orders))?.current_page).toBe(3);
});
