/**
 * Favourites and recently seen products of this browser (docs/product/favourites.md). The storage is their only copy:
 * each change reads it first, because other tabs change it too.
 */
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import * as endpoints from 'shared-contracts/api/favourites';
import type { GuestList, SharedList } from 'shared-contracts/api/favourites.schema';
import { sessionState } from 'shared-contracts/bus/topics';
import { $host, fromTopic } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import * as changes from './kept.ts';
import { readKept, readLogin, writeKept } from './kept-storage.ts';
import { favouriteWords } from './words.ts';

/** A part of the page needs favourites. */
export const keepingStarted = createEvent();
export const heartPressed = createEvent<changes.Offer>();
export const productOpened = createEvent<number>();
export const offersSeen = createEvent<readonly changes.Offer[]>();
/** The storage may have changed, here or in another tab. */
export const keptStored = createEvent();
export const tabShown = createEvent();
const sessionHeard = fromTopic(sessionState);

/** Changes of one moment share a request. When the first press on a page signs out, the sign-out goes before it. */
const SYNC_WAIT_MS = 300;
const waitFx = createEffect(() => new Promise((done) => setTimeout(done, SYNC_WAIT_MS)));

const nowText = (): string => new Date().toISOString();
const change = (work: (kept: changes.Kept) => changes.Kept): void => {
  const before = readKept();
  const after = work(before);
  if (after !== before) writeKept(after);
};

/** The favourites as stored. Null on the server, and before `keepingStarted`. */
export const $kept = createStore<changes.Kept | null>(null, { serialize: 'ignore' });
/** The account's shared list. */
export const $shared = createStore<SharedList | null>(null, { serialize: 'ignore' });
/** Whether the account's favourites are known, or there is no account. */
export const $isSettled = createStore(false, { serialize: 'ignore' });

const readKeptFx = createEffect(readKept);
sample({ clock: [keepingStarted, keptStored], target: readKeptFx });
sample({ clock: readKeptFx.doneData, target: $kept });

const toggleFavouriteFx = attach({
  source: $host,
  effect: async (host, offer: changes.Offer) => {
    const result = changes.toggleFavourite(readKept(), offer, nowText());
    if (typeof result !== 'string') return writeKept(result);
    const words = favouriteWords[host?.locale ?? 'es'];
    await host?.openDialog({ type: 'info', title: words.title, description: words[result] });
  },
});
const addViewFx = createEffect((id: number) => change((kept) => changes.addView(kept, id, nowText())));
const updateOffersFx = createEffect((offers: readonly changes.Offer[]) =>
  change((kept) => changes.updateOffers(kept, offers, nowText())),
);
sample({ clock: heartPressed, target: toggleFavouriteFx });
sample({ clock: productOpened, target: addViewFx });
sample({ clock: offersSeen, target: updateOffersFx });

export const $isCustomer = createStore(false, { serialize: 'ignore' }).on(
  sessionHeard,
  (_, { kind }) => kind === 'customer',
);
/** Sends the browser's changes to the account, and takes over the account's. */
const syncFx = attach({
  source: $host,
  effect: async (host) => {
    const login = readLogin();
    // No login: another tab has signed out. The account's data must not become a guest's.
    if (!host || login === null) return null;
    change((kept) => changes.keepOnlyOf(kept, login));
    const before = readKept();
    const sent = changes.unsentOf(before);
    const { data } = await host.api.call(endpoints.mergeFavourites, { body: changes.bodyOf(sent) });
    // The answer is older than a sign-out or another sign-in.
    if (readLogin() !== login) return null;
    // A shopper who switched the keeping of favourites meanwhile gets no list of before.
    change((kept) => (kept.is_on === before.is_on ? changes.joinAnswer(kept, data, sent, login) : kept));
    return data.shared;
  },
});
const syncWanted = sample({
  clock: [
    keepingStarted,
    toggleFavouriteFx.done,
    addViewFx.done,
    updateOffersFx.done,
    tabShown,
    sessionHeard,
  ],
  source: $isCustomer,
  filter: Boolean,
});
/** Changes during a request are sent after it. */
const $isSyncWanted = createStore(false, { serialize: 'ignore' })
  .on(syncWanted, () => true)
  .reset(syncFx);
sample({
  clock: [syncWanted, syncFx.done],
  source: { isWanted: $isSyncWanted, isPending: syncFx.pending, isWaiting: waitFx.pending },
  filter: ({ isWanted, isPending, isWaiting }) => isWanted && !isPending && !isWaiting,
  target: waitFx,
});
sample({ clock: waitFx.done, source: $isCustomer, filter: Boolean, target: syncFx });
/** The shopper shared the account's list, or ended its link. */
export const sharedChanged = createEvent<SharedList | null>();
/** Id of the customer who signed in last. */
const $account = createStore<string | null>(null, { serialize: 'ignore' }).on(
  sessionHeard,
  (known, session) => (session.kind === 'customer' ? session.id : known),
);
$shared
  .on(sharedChanged, (_, shared) => shared)
  .on(sessionHeard, (shared, { kind }) => (kind === 'guest' ? null : shared))
  // The session may pass from one customer to another directly.
  .reset($account);
/** The answer to an earlier request does not know the change. */
const $isAnswerStale = createStore(false, { serialize: 'ignore' })
  .on(sharedChanged, () => true)
  .reset(syncFx);
sample({ clock: syncFx.doneData, filter: $isAnswerStale.map((isOld) => !isOld), target: $shared });

/**
 * A guest keeps nothing of an account. Without a connection the session is a guest's too, but the login is kept, and so
 * are the favourites.
 */
const forgetFx = createEffect(() => {
  const login = readLogin();
  if (login === null) change((kept) => changes.keepOnlyOf(kept, null));
});
sample({ clock: sessionHeard, filter: ({ kind }) => kind === 'guest', target: forgetFx });
$isSettled
  .on(syncFx.finally, () => true)
  .on(sessionHeard, (isSettled, { kind }) => isSettled || kind === 'guest');

/** Stores the link of a guest's shared list. Null: it has ended. */
export const linkChanged = createEvent<GuestList | null>();
const storeLinkFx = createEffect((link: GuestList | null) => change((kept) => ({ ...kept, link })));
sample({ clock: linkChanged, target: storeLinkFx });

/** Deletes at the server first: the page must not say that everything is deleted while the shop has it. */
const switchFx = attach({
  source: { host: $host, isCustomer: $isCustomer },
  effect: async ({ host, isCustomer }, is_on: boolean) => {
    if (isCustomer) await host?.api.call(endpoints.switchFavourites, { body: { is_on } });
    const { link } = readKept();
    // Only switching off ends a guest's list.
    if (link && !is_on) {
      const { token, key } = link;
      await host?.api.call(endpoints.unshareGuestFavourites, { body: { token, key } });
    }
    change((kept) => changes.switchKeeping(kept, is_on));
  },
});
export const switching = createSubmission(switchFx);
sample({ clock: switching.done, fn: () => null, target: sharedChanged });
