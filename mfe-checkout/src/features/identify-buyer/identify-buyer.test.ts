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

/** A guest on the step of personal data; `openAccount` is what registering does. */
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

describe('who buys', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('is told to the shop as a guest, in the forms that it keeps', async () => {
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

  it('is remembered in this browser when the guest wants it, and no longer', async () => {
    await open({ remember: true });
    expect(remembered()).toMatchObject({ name: 'Ana', email: 'ana@example.com' });
    // A later visit.
    sessionStorage.clear();
    const next = fork();
    await allSettled(draftRequested, { scope: next });
    expect(next.getState($draft).personal).toMatchObject({ name: 'Ana', remember: true, guestId: '' });
    await open({ remember: false });
    expect(remembered()).toBeNull();
  });

  it('opens an account and lets its owner in, and forgets the password', async () => {
    const { host, isIdentified, personal } = await open({
      createsAccount: true,
      password: 'una frase larga',
    });
    expect(host.calls.map(({ id }) => id)).toContain('login');
    expect(isIdentified).toBe(true);
    expect(personal).toMatchObject({ createsAccount: false, password: '' });
    expect(sessionStorage.getItem('checkoutDraft')).not.toContain('una frase larga');
  });

  it('is asked for in the words of this form, which are logged', () => {
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

  it('is let in where the account was opened before, by a try whose answer was lost', async () => {
    const { host, isIdentified, personal } = await open(
      { createsAccount: true, password: 'una frase larga' },
      { openAccount: knownAddress },
    );
    expect(host.calls.map(({ id }) => id)).toContain('login');
    expect(isIdentified).toBe(true);
    expect(personal).toMatchObject({ createsAccount: false, password: '' });
  });

  it('is told the registration’s words when the address is somebody else’s, and keeps what was typed', async () => {
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

  it('stays when the account cannot be opened, with the refused fields', async () => {
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
