import { attach, combine, createEvent, createStore, sample } from 'effector';
import { hrefs } from 'shared-contracts/hrefs';
import { $host, navigateFx } from 'shared-contracts/kit/host';
import type { PageRequest } from 'shared-contracts/kit/page';
import { $draft } from '../../lib/draft/draft.model.ts';
import { EMPTY_DRAFT } from '../../lib/draft/draft.ts';
import { stepShown } from '../../lib/guard-steps.model.ts';
import { pageState } from '../../lib/page-state.ts';

export const opened = createEvent<PageRequest>();
/** The shopper buys without an account. */
export const guestChosen = createEvent();
export const personalSubmitted = createEvent();

const readSessionFx = attach({ source: $host, effect: (host) => host?.session().kind ?? 'unknown' });

export const $page = pageState(({ personal }) => personal);
const $isCustomer = createStore(false, { serialize: 'ignore' }).on(
  readSessionFx.doneData,
  (_, kind) => kind === 'customer',
);
const $isGuestChosen = createStore(false, { serialize: 'ignore' }).on(guestChosen, () => true);
/** Somebody signed in, or who has typed before, is not asked how to go on. */
export const $isFormOpen = combine(
  $isCustomer,
  $isGuestChosen,
  $draft,
  (isCustomer, isGuestChosen, { personal }) =>
    isCustomer ||
    isGuestChosen ||
    Object.keys(personal).some((key) => personal[key as 'name'] !== EMPTY_DRAFT.personal[key as 'name']),
);

sample({ clock: stepShown, filter: (step) => step === 'personal', target: readSessionFx });
sample({ clock: personalSubmitted, fn: () => ({ href: hrefs.checkoutDelivery }), target: navigateFx });
