// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Draft, type DraftPart, EMPTY_DRAFT } from './draft/draft.ts';
import { $isStepOpen, stepLeft, stepShown } from './guard-steps.model.ts';
import { aCart, keepCart } from './testing/cart-fixtures.ts';
import { aDraft } from './testing/draft-fixtures.ts';
import { SHIPPING } from './testing/place-fixtures.ts';

const open = async (step: DraftPart, draft: Draft, answers: Record<string, unknown> = {}) => {
  sessionStorage.setItem('checkoutDraft', JSON.stringify(draft));
  const host = createTestHost({
    answers: { 'read-cart': { data: aCart() }, 'calculate-shipping': SHIPPING, ...answers },
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(stepShown, { scope, params: step });
  return { host, scope, isOpen: scope.getState($isStepOpen) };
};

describe('the steps', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    keepCart(aCart());
  });

  it('show the payment when all previous steps are complete', async () => {
    const { host, isOpen } = await open('payment', aDraft());
    expect(isOpen).toBe(true);
    expect(host.visited).toEqual([]);
  });

  it.each<[DraftPart, Draft, string]>([
    ['payment', EMPTY_DRAFT, '/informacion-personal'],
    ['payment', aDraft({ delivery: EMPTY_DRAFT.delivery }), '/informacion-de-envio'],
    ['delivery', EMPTY_DRAFT, '/informacion-personal'],
  ])('redirect a deep link to %s to the first incomplete step', async (step, draft, href) => {
    const { host, isOpen } = await open(step, draft);
    expect(host.visited).toEqual([href]);
    expect(isOpen).toBe(false);
  });

  it('redirect to the cart page when the browser has no cart', async () => {
    localStorage.clear();
    const { host } = await open('personal', EMPTY_DRAFT);
    expect(host.visited).toEqual(['/carrito']);
  });

  it('redirect to the cart when the server reports it empty', async () => {
    const { host } = await open('payment', aDraft(), { 'read-cart': { data: aCart([]) } });
    expect(host.visited).toEqual(['/carrito']);
  });

  it('close the step without a redirect when the shopper leaves it', async () => {
    const { host, scope } = await open('personal', EMPTY_DRAFT);
    await allSettled(stepLeft, { scope });
    expect(scope.getState($isStepOpen)).toBe(false);
    expect(host.visited).toEqual([]);
  });

  it('stay open with a stored cart when reading the cart fails', async () => {
    const { isOpen, host } = await open('personal', EMPTY_DRAFT, {
      'read-cart': () => Promise.reject(new Error('down')),
    });
    expect(isOpen).toBe(true);
    expect(host.visited).toEqual([]);
  });
});
