// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { sessionState } from 'shared-contracts/bus/topics';
import { bindTopics, hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it } from 'vitest';
import { $draft, checkoutFinished } from '../draft/draft.model.ts';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { $isStepOpen, stepLeft, stepShown } from '../guard-steps.model.ts';
import { $isSessionLost } from '../session-lost.model.ts';
import { aCart, keepCart } from '../testing/cart-fixtures.ts';
import { aUser } from '../testing/customer-fixtures.ts';
import { aDraft } from '../testing/draft-fixtures.ts';
import { $customer } from './customer.model.ts';
import { fillInvoice, fillPersonal } from './fill-draft.ts';

const CUSTOMER = { kind: 'customer', id: 'u-1', firstName: 'Ana' } as const;

const open = async (draft: object, answers: Record<string, unknown> = {}) => {
  sessionStorage.setItem('checkoutDraft', JSON.stringify(draft));
  const host = createTestHost({ answers: { 'read-profile': { data: aUser() }, ...answers } });
  host.bus.publish(sessionState, CUSTOMER);
  Object.assign(host, { session: () => host.bus.read(sessionState) });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const unbind = bindTopics(host, scope);
  await allSettled(stepShown, { scope, params: 'personal' });
  return { host, scope, unbind, draft: () => scope.getState($draft) };
};

describe('a customer at the steps', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('gets empty fields prefilled from the profile, and keeps typed values', async () => {
    const typed = { ...EMPTY_DRAFT, personal: { ...EMPTY_DRAFT.personal, phone: '+56 2 2345 6789' } };
    const { draft, unbind } = await open(typed);
    expect(draft()).toMatchObject({
      owner: 'u-1',
      personal: { name: 'Ana María', rut: '12.345.678-5', phone: '+56 2 2345 6789' },
    });
    unbind();
  });

  it('gets the profile again for the next purchase of the visit', async () => {
    const { scope, draft, unbind } = await open(aDraft());
    await allSettled(stepLeft, { scope });
    await allSettled(checkoutFinished, { scope });
    expect(draft()).toEqual(EMPTY_DRAFT);
    await allSettled(stepShown, { scope, params: 'personal' });
    expect(draft()).toMatchObject({ owner: 'u-1', personal: { name: 'Ana María', rut: '12.345.678-5' } });
    unbind();
  });

  it('keeps the choices when the session expires, and sees them again after login', async () => {
    const cart = { ...aCart(), owner: 'account' };
    localStorage.setItem('cart_owner', 'account');
    keepCart(cart as never);
    const { host, scope, draft, unbind } = await open(aDraft(), {
      'read-cart': { data: cart },
      'read-cart-id': { id: cart.id },
    });
    expect(scope.getState($isStepOpen)).toBe(true);
    const before = draft();
    host.bus.publish(sessionState, { kind: 'guest' });
    await allSettled(scope);
    expect(scope.getState($isSessionLost)).toBe(true);
    expect(scope.getState($isStepOpen)).toBe(false);
    expect(localStorage.getItem('cart')).toBeNull();
    expect(host.visited).toEqual([]);
    host.bus.publish(sessionState, CUSTOMER);
    await allSettled(scope);
    expect(scope.getState($isSessionLost)).toBe(false);
    expect(scope.getState($isStepOpen)).toBe(true);
    expect(host.visited).toEqual([]);
    expect(draft()).toMatchObject({ delivery: before.delivery, payment: before.payment });
    unbind();
  });

  it('leaves no data to another customer who signs in after the session expired', async () => {
    const { host, scope, draft, unbind } = await open(aDraft());
    host.bus.publish(sessionState, { kind: 'guest' });
    host.bus.publish(sessionState, { ...CUSTOMER, id: 'u-2' });
    await allSettled(scope);
    expect(draft()).toMatchObject({ owner: 'u-2', delivery: EMPTY_DRAFT.delivery });
    unbind();
  });

  it('gets no profile of the customer before them, whose answer comes late', async () => {
    const late = Promise.withResolvers<object>();
    const answers = [
      { data: aUser() },
      late.promise,
      { data: aUser({ id: 'u-3', first_name: 'Rosa María' }) },
    ];
    const { host, scope, draft, unbind } = await open(EMPTY_DRAFT, { 'read-profile': () => answers.shift() });
    host.bus.publish(sessionState, { ...CUSTOMER, id: 'u-2' });
    host.bus.publish(sessionState, { ...CUSTOMER, id: 'u-3' });
    late.resolve({ data: aUser({ id: 'u-2', first_name: 'Elena' }) });
    await allSettled(scope);
    expect(scope.getState($customer)).toMatchObject({ id: 'u-3', user: { first_name: 'Rosa María' } });
    expect(draft()).toMatchObject({ owner: 'u-3', personal: { name: 'Rosa María' } });
    unbind();
  });

  it('leaves no data to the next user of the tab', async () => {
    const { host, scope, draft, unbind } = await open(aDraft());
    expect(draft().delivery.address).not.toBe('');
    host.bus.publish(sessionState, { kind: 'guest' });
    await allSettled(stepLeft, { scope });
    expect(draft()).toEqual(EMPTY_DRAFT);
    expect(sessionStorage.getItem('checkoutDraft')).not.toContain('Ana');
    unbind();
  });

  it('counts as a customer without profile data when the profile fails to load', async () => {
    const { scope, unbind } = await open(EMPTY_DRAFT, { 'read-profile': undefined });
    expect(scope.getState($customer)).toEqual({ kind: 'customer', id: 'u-1', user: null });
    unbind();
  });
});

describe('the prefilled data', () => {
  it.each([
    ['Ana Soto', 'Ana', 'Soto'],
    ['Ana María Soto', 'Ana María', 'Soto'],
    ['Ana María Soto Rojas', 'Ana María', 'Soto Rojas'],
    ['Ana', 'Ana', 'Ana'],
  ])('splits the full name %s of a profile without a surname', (first_name, name, surname) => {
    const user = aUser({ first_name, last_name: '' });
    expect(fillPersonal(EMPTY_DRAFT.personal, user)).toMatchObject({ name, surname });
  });

  it('contains the company’s data for its factura, and nothing for a person', () => {
    const company = aUser({ type: 'company', social_reason: 'Los Robles Ltda', giro: 'Restaurante' });
    expect(fillInvoice(EMPTY_DRAFT.payment.invoice, company)).toMatchObject({
      reason: 'Los Robles Ltda',
      rut: '12.345.678-5',
      giro: 'Restaurante',
    });
    expect(fillInvoice(EMPTY_DRAFT.payment.invoice, aUser())).toEqual(EMPTY_DRAFT.payment.invoice);
  });
});
