import type { FastifyRequest } from 'fastify';
import * as endpoints from 'shared-contracts/api/favourites';
import * as schema from 'shared-contracts/api/favourites.schema';
import type { Module } from '../../module.ts';
import { requireCaller } from '../../plugins/access-token.ts';
import { LIST_TAG, productTags } from '../../plugins/answer-tags.ts';
import { endpointsOf, prepareJson } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { findCards } from '../products/cards.repository.ts';
import { deleteList } from './favourites.repository.ts';
import * as favourites from './favourites.service.ts';
import { endGuestList, shareGuestList } from './guest-lists.service.ts';

/** Favourites of customers, and shared lists. Guests keep their favourites in the browser. */
export const favouritesModule: Module = (app, deps) => {
  const { config, db, readDb, answers } = deps;
  const guestGuard = createGuard(deps, 'guest-list');
  const sharedGuard = createGuard(deps, 'shared-favourites');

  const on = endpointsOf(app);
  on(endpoints.listProductCards, ({ query: { ids }, request: { locale } }) =>
    answers.answer(`${endpoints.listProductCards.id} ${locale} ${ids}`, async () => {
      const data = await findCards(readDb, ids, locale);
      return prepareJson(schema.listProductCards.response, { data }, [LIST_TAG, ...productTags(data)]);
    }),
  );

  const userIdOf = async (request: FastifyRequest): Promise<string> =>
    (await requireCaller(request, config.APP_SECRET)).userId;
  on(endpoints.mergeFavourites, async ({ body, request }) => ({
    data: await favourites.mergeFavourites(db, await userIdOf(request), body),
  }));
  on(endpoints.switchFavourites, async ({ body: { is_on }, request }) => ({
    data: await favourites.switchFavourites(db, await userIdOf(request), is_on),
  }));
  on(endpoints.shareFavourites, async ({ body: { name }, request }) => ({
    data: await favourites.shareFavourites(db, await userIdOf(request), name),
  }));
  on(endpoints.unshareFavourites, async ({ request }) => {
    await deleteList(db, await userIdOf(request));
    return { ok: true as const };
  });

  on(endpoints.shareGuestFavourites, async ({ body, request, reply }) => {
    await guestGuard.take({ request, reply });
    return { data: await shareGuestList(db, config.APP_SECRET, body) };
  });
  on(endpoints.unshareGuestFavourites, async ({ body, request, reply }) => {
    await guestGuard.take({ request, reply });
    await endGuestList(db, config.APP_SECRET, body);
    return { ok: true as const };
  });

  on(endpoints.readSharedFavourites, async ({ params: { token }, request, reply }) => {
    await sharedGuard.take({ request, reply });
    const { name, ids } = await favourites.readSharedList(db, token);
    return { data: { name, products: await findCards(db, ids, request.locale) } };
  });
};
