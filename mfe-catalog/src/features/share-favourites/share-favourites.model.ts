import { attach, createEvent, sample } from 'effector';
import { shareFavourites, unshareFavourites } from 'shared-contracts/api/favourites';
import type { SharedList } from 'shared-contracts/api/favourites.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { $host, createApiEffect, createDataEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { $shared } from '../../lib/favourites/favourites.model.ts';

export const sharing = createSubmission(
  attach({
    effect: createDataEffect(shareFavourites),
    mapParams: ({ name }: { name: string }) => ({ body: { name } }),
  }),
);
export const ending = createSubmission(
  attach({ effect: createApiEffect(unshareFavourites), mapParams: (_: null) => ({}) }),
);
$shared.on(sharing.done, (_, { result }) => result).on(ending.done, () => null);

export const sendPressed = createEvent<SharedList>();
const sendFx = attach({
  source: $host,
  effect: async (host, { name, token }: SharedList) => {
    const { sharePage } = await import(/* webpackChunkName: "share" */ '../../lib/share-page.ts');
    if (host) await sharePage(host, { title: name, href: hrefs.sharedFavourites(token) });
  },
});
sample({ clock: sendPressed, target: sendFx });
