/** Buyer of the checkout steps: a guest, or a customer with profile data. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { User } from 'shared-contracts/api/accounts.schema';
import { readProfile } from 'shared-contracts/api/profile';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import { $host, createApiEffect, fromTopic } from 'shared-kit/host';
import { signInFx } from 'shared-kit/sign-in';
import { customerIdentified, guestIdentified } from '../cart/cart.model.ts';
import { $draft, $isDraftLoaded, loadDraftFx, ownerKnown, partChanged } from '../draft/draft.model.ts';
import { $step, stepLeft, stepShown } from '../guard-steps.model.ts';
import { $isSessionLost } from '../session-lost.model.ts';
import { fillInvoice, fillPersonal } from './fill-draft.ts';

export type CustomerState =
  /** Session or profile is loading. */
  | { kind: 'unknown' }
  | { kind: 'guest' }
  /** `user` is null when the profile failed to load. Then the customer types everything. */
  | { kind: 'customer'; id: string; user: User | null };

/** Empty without a signed-in customer. */
const idOf = (session: SessionState): string => (session.kind === 'customer' ? session.id : '');

const sessionHeard = fromTopic(sessionState);
const sessionKnown = createEvent<SessionState>();

const readSessionFx = attach({
  source: $host,
  effect: (host): SessionState => host?.session() ?? { kind: 'unknown' },
});
/** The parameter is the id of the customer who was signed in at the request. */
const readProfileFx = attach({
  effect: createApiEffect(readProfile),
  mapParams: (_customerId: string) => ({}),
});

const $session = createStore<SessionState>({ kind: 'unknown' }, { serialize: 'ignore' }).on(
  sessionKnown,
  (_, session) => session,
);
export const $customer = createStore<CustomerState>({ kind: 'unknown' }, { serialize: 'ignore' });

sample({ clock: [stepShown, signInFx.done], target: readSessionFx });
sample({ clock: [sessionHeard, readSessionFx.doneData], target: sessionKnown });

$customer.on(sessionKnown, (now, session): CustomerState => {
  if (session.kind !== 'customer') return { kind: session.kind };
  return now.kind === 'customer' && now.id === session.id ? now : { kind: 'unknown' };
});
sample({
  clock: sessionKnown,
  source: { customer: $customer, isReading: readProfileFx.pending },
  filter: ({ customer, isReading }, { kind }) =>
    kind === 'customer' && customer.kind === 'unknown' && !isReading,
  fn: (_, session) => idOf(session),
  target: readProfileFx,
});
sample({
  clock: readProfileFx.finally,
  source: $session,
  filter: (session, { params: id }) => idOf(session) === id,
  fn: (_, end): CustomerState => ({
    kind: 'customer',
    id: end.params,
    user: end.status === 'done' ? end.result.data : null,
  }),
  target: $customer,
});
// Another customer has signed in meanwhile. The answer is not theirs.
sample({
  clock: readProfileFx.finally,
  source: $session,
  filter: (session, { params: id }) => session.kind === 'customer' && session.id !== id,
  fn: idOf,
  target: readProfileFx,
});

/** Id of the last customer seen at the current step. It remains after the session ends there. */
const $customerAtStep = createStore<string | null>(null, { serialize: 'ignore' })
  .on(sessionKnown, (seen, session) => (session.kind === 'customer' ? session.id : seen))
  .reset(stepShown, stepLeft);
const isDraftOf = (customer: string | null, { owner }: { owner: string }): boolean =>
  owner !== '' && owner === customer;
// When the session ends at a step with the customer's own draft, set `$isSessionLost` and keep the draft.
// Leaving the step or signing in resets `$isSessionLost`.
$isSessionLost.reset(stepLeft, customerIdentified);
sample({
  // Not `sessionKnown`, because the cart becomes empty right after it, and the step must not redirect to the
  // cart.
  clock: guestIdentified,
  source: { step: $step, seen: $customerAtStep, draft: $draft },
  filter: ({ step, seen, draft }) => step !== null && isDraftOf(seen, draft),
  fn: () => true,
  target: $isSessionLost,
});

// Set the draft's owner. Keep the owner while a session that ended leaves the customer at the step.
sample({
  clock: [$session, loadDraftFx.done, stepLeft],
  source: { session: $session, isLoaded: $isDraftLoaded, seen: $customerAtStep, draft: $draft },
  filter: ({ session, isLoaded, seen, draft }) =>
    isLoaded && session.kind !== 'unknown' && !(session.kind === 'guest' && isDraftOf(seen, draft)),
  fn: ({ session }) => idOf(session),
  target: ownerKnown,
});
// Prefill the draft from the profile.
const profileKnown = sample({
  clock: [$customer, loadDraftFx.done],
  source: { customer: $customer, draft: $draft, isLoaded: $isDraftLoaded },
  filter: ({ customer, isLoaded }) => isLoaded && customer.kind === 'customer' && customer.user !== null,
  fn: ({ customer, draft }) => ({ user: (customer as { user: User }).user, draft }),
});
sample({
  clock: profileKnown,
  fn: ({ user, draft }) => ({ part: 'personal' as const, values: fillPersonal(draft.personal, user) }),
  target: partChanged,
});
sample({
  clock: profileKnown,
  fn: ({ user, draft }) => ({
    part: 'payment' as const,
    values: { ...draft.payment, invoice: fillInvoice(draft.payment.invoice, user) },
  }),
  target: partChanged,
});
