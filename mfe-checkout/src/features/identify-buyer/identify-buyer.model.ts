/**
 * Identifies the buyer to the API: as guest, with a new account, or as customer
 * (docs/product/checkout.md#identify-the-buyer).
 */
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { register } from 'shared-contracts/api/accounts';
import { registerAsGuest } from 'shared-contracts/api/guests';
import { normalizePhone } from 'shared-contracts/domain/phone';
import { normalizeRut } from 'shared-contracts/domain/rut';
import { apiErrorOf } from 'shared-contracts/errors';
import { answerBotCheck } from 'shared-kit/bot-check/answer-bot-check';
import { type FailureCode, failureCodeOf } from 'shared-kit/failure';
import { createApiEffect, createHostEffect } from 'shared-kit/host';
import { signInFx } from 'shared-kit/sign-in';
import { $customer } from '../../lib/customer/customer.model.ts';
import { $draft, fieldsRefused, partChanged } from '../../lib/draft/draft.model.ts';
import type { PersonalDraft } from '../../lib/draft/draft.ts';
import { keepBuyer } from '../../lib/draft/kept-buyer.ts';
import { sortRefusedFields } from '../../lib/draft/refused-fields.ts';
import { stepLeft } from '../../lib/guard-steps.model.ts';

export interface IdentifyFailure {
  wanted: 'guest' | 'account';
  code: FailureCode;
}

export const buyerSubmitted = createEvent();
/** The API knows the buyer: navigate to the next step. */
export const buyerIdentified = createEvent();

/** Converts the draft: trimmed texts, RUT and phone in the stored form. */
const toPerson = ({ name, surname, rut, email, phone }: PersonalDraft) => ({
  name: name.trim(),
  surname: surname.trim(),
  rut: normalizeRut(rut) ?? rut.trim(),
  email: email.trim(),
  phone: normalizePhone(phone) ?? phone.trim(),
});

const registerGuestFx = attach({
  effect: createApiEffect(registerAsGuest),
  mapParams: (draft: PersonalDraft) => ({ body: { ...toPerson(draft), remember: draft.remember } }),
});
/**
 * Body for a new account. `channel` names this form, so that the API logs the consent text that the buyer saw
 * here.
 */
export const toRegistration = (draft: PersonalDraft, altcha: string) => {
  const { surname, ...person } = toPerson(draft);
  const { password } = draft;
  return {
    ...person,
    last_name: surname,
    password,
    password_confirmation: password,
    altcha,
    type: 'person' as const,
    terms: true as const,
    channel: 'checkout' as const,
  };
};
export const openAccountFx = createHostEffect(async ({ api }, draft: PersonalDraft) => {
  const altcha = await answerBotCheck(api, 'register');
  return api.call(register, { body: toRegistration(draft, altcha) });
});
const signInNewFx = attach({ effect: signInFx });
const signInKnownFx = attach({ effect: signInFx });
const keepBuyerFx = createEffect(keepBuyer);

/** The registration failed. If the account seemed to exist, the login with the same password failed too. */
const accountFailed = createEvent<FailureCode>();

export const $isIdentifying = createStore(false, { serialize: 'ignore' })
  .on([registerGuestFx, openAccountFx], () => true)
  .reset(buyerIdentified, registerGuestFx.fail, accountFailed, stepLeft);
export const $identifyFailure = createStore<IdentifyFailure | null>(null, { serialize: 'ignore' })
  .on(registerGuestFx.failData, (_, error) => ({ wanted: 'guest', code: failureCodeOf(error) }))
  .on(accountFailed, (_, code) => ({ wanted: 'account', code }))
  .reset(registerGuestFx, openAccountFx, stepLeft);

const submission = sample({
  clock: buyerSubmitted,
  source: { draft: $draft, customer: $customer, isIdentifying: $isIdentifying },
  filter: ({ isIdentifying }) => !isIdentifying,
  fn: ({ draft, customer }) => ({
    personal: draft.personal,
    way: customer.kind === 'customer' ? 'known' : draft.personal.createsAccount ? 'account' : 'guest',
  }),
});
sample({ clock: submission, filter: ({ way }) => way === 'known', target: buyerIdentified });
sample({
  clock: submission,
  filter: ({ way }) => way === 'guest',
  fn: ({ personal }) => personal,
  target: registerGuestFx,
});
sample({
  clock: submission,
  filter: ({ way }) => way === 'account',
  fn: ({ personal }) => personal,
  target: openAccountFx,
});

sample({
  clock: registerGuestFx.done,
  source: $draft,
  fn: ({ personal }, { result }) => ({
    part: 'personal' as const,
    values: { ...personal, guestId: result.data.id },
  }),
  target: partChanged,
});
sample({ clock: registerGuestFx.done, fn: ({ params }) => params, target: keepBuyerFx });
sample({ clock: registerGuestFx.done, target: buyerIdentified });

const credentialsOf = ({ params: { email, password } }: { params: PersonalDraft }) => ({
  email: email.trim(),
  password,
});
const isKnownAddress = (error: unknown): boolean => failureCodeOf(error) === 'REGISTRATION_FAILED';
sample({ clock: openAccountFx.done, fn: credentialsOf, target: signInNewFx });
// The account may exist already, e.g. from a registration whose response was lost. The password proves its
// owner: try to log in.
sample({
  clock: openAccountFx.fail,
  filter: ({ error }) => isKnownAddress(error),
  fn: credentialsOf,
  target: signInKnownFx,
});
sample({
  clock: openAccountFx.failData,
  filter: (error) => !isKnownAddress(error),
  fn: failureCodeOf,
  target: accountFailed,
});
sample({ clock: signInKnownFx.fail, fn: (): FailureCode => 'REGISTRATION_FAILED', target: accountFailed });
// After these events the account exists, even when `signInNewFx` failed to log in. Delete the password from the
// draft and navigate to the next step.
const accountExists = [signInNewFx.finally, signInKnownFx.done];
sample({
  clock: accountExists,
  source: $draft,
  fn: ({ personal }) => ({
    part: 'personal' as const,
    values: { ...personal, createsAccount: false, password: '' },
  }),
  target: partChanged,
});
sample({ clock: accountExists, target: buyerIdentified });

/** Maps field errors of the registration to the form's fields. */
const toRefusedFields = (error: unknown) => {
  const { last_name, ...rest } = apiErrorOf(error)?.fields ?? {};
  return sortRefusedFields({ ...rest, ...(last_name ? { surname: last_name } : {}) });
};
sample({
  clock: [registerGuestFx.failData, openAccountFx.failData],
  fn: toRefusedFields,
  target: fieldsRefused,
});
