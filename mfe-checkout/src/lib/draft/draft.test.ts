// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft } from '../testing/draft-fixtures.ts';
import {
  $draft,
  $refusedFields,
  checkoutFinished,
  draftRequested,
  fieldsRefused,
  partChanged,
} from './draft.model.ts';
import { EMPTY_DRAFT, toDraft } from './draft.ts';
import { sortRefusedFields } from './refused-fields.ts';
import { errorsOf, isPartReady } from './rules.ts';

describe('draft', () => {
  beforeEach(() => sessionStorage.clear());

  it('survives a reload of the tab', async () => {
    const { personal } = aDraft();
    await allSettled(partChanged, { scope: fork(), params: { part: 'personal', values: personal } });
    const reloaded = fork();
    await allSettled(draftRequested, { scope: reloaded });
    expect(reloaded.getState($draft).personal).toEqual(personal);
  });

  it('clears consents on a reload', async () => {
    const payment = { ...aDraft().payment, terms: true, newsletter: true };
    await allSettled(partChanged, { scope: fork(), params: { part: 'payment', values: payment } });
    expect(sessionStorage.getItem('checkoutDraft')).not.toMatch(/terms|newsletter/);
    const reloaded = fork();
    await allSettled(draftRequested, { scope: reloaded });
    expect(reloaded.getState($draft).payment).toMatchObject({ terms: false, newsletter: false });
  });

  it('is cleared after the order', async () => {
    const scope = fork();
    await allSettled(partChanged, { scope, params: { part: 'personal', values: aDraft().personal } });
    await allSettled(checkoutFinished, { scope });
    expect(scope.getState($draft)).toEqual(EMPTY_DRAFT);
    expect(sessionStorage.getItem('checkoutDraft')).toBeNull();
  });

  it.each([
    null,
    7,
    [],
    { personal: 3, delivery: { method: 'drone', contact: 'x' }, payment: { document: '9' } },
  ])('is empty when the stored value is invalid: %j', (kept) => expect(toDraft(kept)).toEqual(EMPTY_DRAFT));

  it('removes the server’s error of a field when its value changes, and no other', async () => {
    const scope = fork({ values: [[$draft, aDraft()]] });
    await allSettled(fieldsRefused, { scope, params: { personal: { rut: 'bad', email: 'bad' } } });
    const values = { ...aDraft().personal, rut: '11.111.111-1' };
    await allSettled(partChanged, { scope, params: { part: 'personal', values } });
    expect(scope.getState($refusedFields)).toEqual({ personal: { email: 'bad' } });
  });
});

describe('rules of the steps', () => {
  it('require every personal field', () => {
    expect(Object.keys(errorsOf('personal', EMPTY_DRAFT.personal))).toEqual([
      'name',
      'surname',
      'rut',
      'email',
      'phone',
    ]);
    expect(isPartReady('personal', aDraft().personal)).toBe(true);
  });

  it('require no address for a pick-up', () => {
    const { delivery } = EMPTY_DRAFT;
    expect(isPartReady('delivery', delivery)).toBe(false);
    expect(isPartReady('delivery', { ...delivery, method: 'pickup' })).toBe(true);
  });

  it('require only the name of another receiver', () => {
    const delivery = { ...aDraft().delivery, receiver: 'other' as const };
    expect(errorsOf('delivery', delivery)).toEqual({
      contact: { name: { code: 'requiredField', field: 'name' } },
    });
  });

  it('limit the length of the giro and require the company’s name, only for a factura', () => {
    const { payment } = aDraft();
    const invoice = { ...payment.invoice, giro: 'x'.repeat(41) };
    expect(errorsOf('payment', { ...payment, terms: true, document: '1', invoice })).toMatchObject({
      invoice: { giro: { code: 'maxLength', length: 40 }, reason: { code: 'requiredField' } },
    });
    expect(errorsOf('payment', { ...payment, terms: true, invoice })).toEqual({});
  });

  it('require the terms', () => {
    expect(errorsOf('payment', aDraft().payment)).toEqual({
      terms: { code: 'requiredField', field: 'terms' },
    });
  });
});

describe('fields that the server refused', () => {
  it('are grouped by the step whose form has them, without unknown fields', () => {
    expect(
      sortRefusedFields({
        rut: 'a',
        'delivery.commune_id': 'b',
        'delivery.contact.name': 'c',
        'invoice.giro': 'd',
        'payment_method.platform': 'e',
        coupon: 'f',
      }),
    ).toEqual({
      personal: { rut: 'a' },
      delivery: { commune_id: 'b', 'contact.name': 'c' },
      payment: { 'invoice.giro': 'd', platform: 'e' },
    });
  });
});
