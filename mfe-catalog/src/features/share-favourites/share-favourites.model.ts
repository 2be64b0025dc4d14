import { attach, combine, createEvent, sample } from 'effector';
import {
  shareFavourites,
  shareGuestFavourites,
  unshareFavourites,
  unshareGuestFavourites,
} from 'shared-contracts/api/favourites';
import type { SharedList } from 'shared-contracts/api/favourites.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { $host } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import {
  $isCustomer,
  $kept,
  $shared,
  linkChanged,
  sharedChanged,
} from '../../lib/favourites/favourites.model.ts';
import { savedOf } from '../../lib/favourites/kept.ts';
import { sharePageFx } from '../../lib/share-page.model.ts';

const sources = { host: $host, isCustomer: $isCustomer, kept: $kept };
const known = <T>(value: T | null): T => {
  if (value === null) throw new Error('Sharing needs the host and the favourites');
  return value;
};
const shareFx = attach({
  source: sources,
  effect: async ({ host, isCustomer, kept }, { name }: { name: string }) => {
    const { api } = known(host);
    if (isCustomer) return { list: (await api.call(shareFavourites, { body: { name } })).data, link: null };
    const { link } = known(kept);
    const product_ids = savedOf(known(kept)).map(({ product_id }) => product_id);
    const of = link ? { of: { token: link.token, key: link.key } } : {};
    const { data } = await api.call(shareGuestFavourites, { body: { name, product_ids, ...of } });
    return { list: null, link: data };
  },
});
const endFx = attach({
  source: sources,
  effect: async ({ host, kept }, of: 'account' | 'guest') => {
    const { api } = known(host);
    if (of === 'account') return api.call(unshareFavourites, {});
    const { link } = known(kept);
    return link && api.call(unshareGuestFavourites, { body: { token: link.token, key: link.key } });
  },
});
export const sharing = createSubmission(shareFx);
export const ending = createSubmission(endFx);
// The failure of one says nothing once the other one is sent.
sample({ clock: sharing.sent, target: ending.forgotten });
sample({ clock: ending.sent, target: sharing.forgotten });
sample({
  clock: [
    sharing.done.map(({ result }) => result.list).filter({ fn: Boolean }),
    ending.done.filter({ fn: ({ params }) => params === 'account' }).map(() => null),
  ],
  target: sharedChanged,
});
sample({
  clock: [
    sharing.done.map(({ result }) => result.link).filter({ fn: Boolean }),
    ending.done.filter({ fn: ({ params }) => params === 'guest' }).map(() => null),
  ],
  target: linkChanged,
});

/** The link of the account's list, or of the guest's. */
export const $link = combine($shared, $kept, $isCustomer, (shared, kept, isCustomer): SharedList | null =>
  isCustomer ? shared : (kept?.link ?? null),
);

/** Link that this browser shared without an account. */
export const $guestLink = $kept.map((kept) => kept?.link ?? null);

export const sendPressed = createEvent<SharedList>();
sample({
  clock: sendPressed,
  fn: ({ name, token }) => ({ title: name, href: hrefs.sharedFavourites(token) }),
  target: sharePageFx,
});
