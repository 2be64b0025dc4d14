// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { sessionState } from 'shared-contracts/bus/topics';
import { bindTopics, hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { expect, it } from 'vitest';
import { USER } from '../../fixtures/customer.ts';
import { ownProfile } from '../../lib/profile.model.ts';
import { profileChange, toValues } from './change-profile.model.ts';

it('shows the next customer nothing of a change that the previous one sent', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const host = createTestHost({ answers: { 'update-profile': () => promise } });
  const signIn = (id: string) => host.bus.publish(sessionState, { kind: 'customer', id, firstName: id });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const unbind = bindTopics(host, scope);
  signIn('u-1');
  const sent = allSettled(profileChange.submitted, { scope, params: toValues(USER) });
  signIn('u-2');
  resolve({ data: USER });
  await sent;
  expect(scope.getState(ownProfile.$data).kind).toBe('pending');
  expect(scope.getState(profileChange.$isDone)).toBe(false);
  unbind();
});
