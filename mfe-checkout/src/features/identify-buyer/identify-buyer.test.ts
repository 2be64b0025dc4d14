// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it } from 'vitest';
import { $customer } from '../../lib/customer/customer.model.ts';
import { $draft, $refusedFields, draftRequested } from '../../lib/draft/draft.model.ts';
import { aDraft } from '../../lib/testing/draft-fixtures.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import {
  $identifyFailure,
  $isIdentifying,
  buyerIdentified,
  buyerSubmitted,
  openAccountFx,
  toRegistration,
} from './identify-buyer.model.ts';

type Personal = ReturnType<typeof aDraft>['personal'];

/** Opens the personal data step as a guest. `openAccount` answers the registration. */
const open = async (
  over: Partial<Personal>,
  { answers = {}, openAccount = () => ({}) }: { answers?: object; openAccount?: () => unknown } = {},
) => {
  const host = createTestHost({
    answers: { 'register-as-guest': { data: { id: 'guest.signed' } }, login: {}, ...answers },
  });
  const personal = { ...aDraft().personal, ...over };
  const scope = fork({
    values: [
      [$draft, aDraft({ personal })],
      [$customer, { kind: 'guest' }],
    ],
    handlers: [[openAccountFx, openAccount as never]],
  });
  await allSettled(hostProvided, { scope, params: host });
  let isIdentified = false;
  const stop = createWatch({
    unit: buyerIdentified,
    scope,
    fn: () => {
      isIdentified = true;
    },
  });
  await allSettled(buyerSubmitted, { scope });
  stop();
  return { host, scope, isIdentified, personal: scope.getState($draft).personal };
};
const remembered = () => JSON.parse(localStorage.getItem('guestCustomer') ?? 'null');

describe('the buyer', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is sent as a guest, with RUT and phone in the stored form', async () => {
    const { host, isIdentified, personal } = await open({});
    expect(host.calls).toEqual([
      {
        id: 'register-as-guest',
        input: {
          body: expect.objectContaining({ rut: '12345678-5', phone: '+56912345678', remember: false }),
        },
      },
    ]);
    expect(isIdentified).toBe(true);
    expect(personal.guestId).toBe('guest.signed');
    expect(remembered()).toBeNull();
  });

  it('is remembered in this browser if the guest ticks the option, and forgotten if not', async () => {
    await open({ remember: true });
    expect(remembered()).toMatchObject({ name: 'Ana', email: 'ana@example.com' });
    // Simulates a later visit.
    sessionStorage.clear();
    const next = fork();
    await allSettled(draftRequested, { scope: next });
    expect(next.getState($draft).personal).toMatchObject({ name: 'Ana', remember: true, guestId: '' });
    await open({ remember: false });
    expect(remembered()).toBeNull();
  });

  it('gets an account and is signed in, and the draft deletes the password', async () => {
    const { host, isIdentified, personal } = await open({
      createsAccount: true,
      password: 'una frase larga',
    });
    expect(host.calls.map(({ id }) => id)).toContain('login');
    expect(isIdentified).toBe(true);
    expect(personal).toMatchObject({ createsAccount: false, password: '' });
    expect(sessionStorage.getItem('checkoutDraft')).not.toContain('una frase larga');
  });

  it('accepts the terms in the checkout’s registration form, which the body names as its channel', () => {
    const draft = { ...aDraft().personal, createsAccount: true, password: 'una frase larga' };
    expect(toRegistration(draft, 'solved')).toMatchObject({
      channel: 'checkout',
      terms: true,
      rut: '12345678-5',
      password_confirmation: 'una frase larga',
    });
  });

  const knownAddress = () => {
    throw hostError({ code: 'REGISTRATION_FAILED', message: 'x', statusCode: 409 });
  };

  it('is signed in when an earlier registration with a lost response created the account', async () => {
    const { host, isIdentified, personal } = await open(
      { createsAccount: true, password: 'una frase larga' },
      { openAccount: knownAddress },
    );
    expect(host.calls.map(({ id }) => id)).toContain('login');
    expect(isIdentified).toBe(true);
    expect(personal).toMatchObject({ createsAccount: false, password: '' });
  });

  it('sees the registration error for an e-mail with another owner, and keeps typed values', async () => {
    const login = () => {
      throw hostError({ code: 'INVALID_CREDENTIALS', message: 'x', statusCode: 401 });
    };
    const { scope, isIdentified, personal } = await open(
      { createsAccount: true, password: 'una frase larga' },
      { answers: { login }, openAccount: knownAddress },
    );
    expect(isIdentified).toBe(false);
    expect(scope.getState($identifyFailure)).toEqual({ wanted: 'account', code: 'REGISTRATION_FAILED' });
    expect(scope.getState($isIdentifying)).toBe(false);
    expect(personal).toMatchObject({ createsAccount: true, password: 'una frase larga' });
  });

  it('stays on the step with field errors when the registration fails', async () => {
    const { scope, isIdentified } = await open(
      { createsAccount: true, password: 'una frase larga' },
      {
        openAccount: () => {
          throw hostError({
            code: 'VALIDATION_FAILED',
            message: 'x',
            statusCode: 400,
            fields: { last_name: 'muy largo' },
          });
        },
      },
    );
    expect(isIdentified).toBe(false);
    expect(scope.getState($identifyFailure)).toEqual({ wanted: 'account', code: 'VALIDATION_FAILED' });
    expect(scope.getState($refusedFields)).toEqual({ personal: { surname: 'muy largo' } });
  });
});
