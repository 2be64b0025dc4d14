import { createEffect, createEvent, createStore, sample } from 'effector';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { listProductCards } from 'shared-contracts/api/favourites';
import { CARDS_MAX } from 'shared-contracts/domain/favourites';
import { createDataEffect } from 'shared-kit/host';

/** Id → card. Null: the product is not on sale. */
export type Cards = Readonly<Record<number, ProductCard | null>>;

/** Cards of products by id, each requested once until a reset of `$cards`. `$hasFailed`: the last request failed. */
export const createCards = () => {
  const wanted = createEvent<readonly number[]>();
  const retried = createEvent();
  const $cards = createStore<Cards>({}, { serialize: 'ignore' });
  const readGroupFx = createDataEffect(listProductCards);
  const readFx = createEffect(async (ids: readonly number[]): Promise<ProductCard[]> => {
    const groups = Array.from({ length: Math.ceil(ids.length / CARDS_MAX) }, (_, at) =>
      ids.slice(at * CARDS_MAX, (at + 1) * CARDS_MAX),
    );
    return (await Promise.all(groups.map((group) => readGroupFx({ query: { ids: group.join() } })))).flat();
  });
  const $wanted = createStore<readonly number[]>([], { serialize: 'ignore' }).on(wanted, (_, ids) => ids);
  const $hasFailed = createStore(false, { serialize: 'ignore' })
    .on(readFx.fail, () => true)
    .reset(readFx);
  sample({
    clock: [wanted, readFx.done, retried],
    source: { ids: $wanted, cards: $cards, isPending: readFx.pending },
    filter: ({ ids, cards, isPending }) => !isPending && ids.some((id) => !(id in cards)),
    fn: ({ ids, cards }) => ids.filter((id) => !(id in cards)),
    target: readFx,
  });
  $cards.on(readFx.done, (cards, { params, result }) => ({
    ...cards,
    ...Object.fromEntries(params.map((id) => [id, result.find((card) => card.id === id) ?? null])),
  }));
  return { wanted, retried, $cards, $hasFailed, loaded: readFx.doneData };
};
