/** Panel with the case that a shopper builds on pages of products (docs/product/cases.md#panel). */
import { combine, createEffect, createEvent, createStore, type Effect, sample } from 'effector';
import { readCaseBottles, readCases } from 'shared-contracts/api/cases';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { listProductCards } from 'shared-contracts/api/favourites';
import { isCaseType, priceCase } from 'shared-contracts/domain/cases';
import { CARDS_MAX } from 'shared-contracts/domain/favourites';
import { createDataEffect } from 'shared-kit/host';
import { keepDraft, readDraft, withBottle, withoutBottle, withoutGone } from '../../lib/case/case-draft.ts';
import type { CaseText } from '../../lib/case/case-text.ts';

export const panelShown = createEvent();
/** The storage may have changed. */
export const draftStored = createEvent();
/** Ids of the products on the page. */
export const productsShown = createEvent<readonly number[]>();
export const bottleAdded = createEvent<string>();
export const bottleRemoved = createEvent<string>();

const NO_CASE: CaseText = { size: 6, bottles: [] };

const readOfferFx = createDataEffect(readCases);
const readBottlesFx = createDataEffect(readCaseBottles);
const readCardsFx = createDataEffect(listProductCards);
const readDraftFx = createEffect(() => readDraft() ?? NO_CASE);
const changeFx = createEffect((change: (draft: CaseText) => CaseText): CaseText => {
  const draft = change(readDraft() ?? NO_CASE);
  keepDraft(draft);
  return draft;
});

/** Null before the first read. */
const $draft = createStore<CaseText | null>(null, { serialize: 'ignore' }).on(
  [readDraftFx.doneData, changeFx.doneData],
  (_, draft) => draft,
);
const $rule = createStore<Parameters<typeof priceCase>[0]>(null, { serialize: 'ignore' }).on(
  readOfferFx.doneData,
  (_, { rule }) => rule,
);
/** Products by sku: those of the page, and those of the case. */
const $cards = createStore<ReadonlyMap<string, ProductCard>>(new Map(), { serialize: 'ignore' }).on(
  [readBottlesFx.doneData, readCardsFx.doneData],
  (known, cards) => new Map([...known, ...cards.map((card) => [card.sku, card] as const)]),
);
/** Products that were read for pages. Null: not on sale. */
const $read = createStore<ReadonlyMap<number, ProductCard | null>>(new Map(), { serialize: 'ignore' }).on(
  readCardsFx.done,
  (read, { params: { query }, result }) =>
    new Map([
      ...read,
      ...query.ids.split(',').map((id) => {
        const found = result.find((card) => card.id === Number(id));
        return [Number(id), found ?? null] as const;
      }),
    ]),
);

sample({ clock: [panelShown, draftStored], target: readDraftFx });
/** Pages that the shopper opens later read again what could not be read. */
const shownAfterFailure = <Params, Data>(readFx: Effect<Params, Data>) =>
  sample({
    clock: productsShown,
    filter: createStore(false, { serialize: 'ignore' })
      .on(readFx.fail, () => true)
      .reset(readFx),
  });
sample({ clock: [panelShown, shownAfterFailure(readOfferFx)], fn: () => ({}), target: readOfferFx });
sample({ clock: bottleAdded, fn: (sku) => (draft: CaseText) => withBottle(draft, sku), target: changeFx });
sample({
  clock: bottleRemoved,
  fn: (sku) => (draft: CaseText) => withoutBottle(draft, sku),
  target: changeFx,
});
// Wines that are not on sale any more leave the kept case: else it may be full on its own page, but not in the panel.
sample({
  clock: readBottlesFx.done,
  fn:
    ({ params: { query }, result }) =>
    (draft: CaseText) =>
      withoutGone(draft, query?.skus, result),
  target: changeFx,
});
sample({
  clock: [$draft, shownAfterFailure(readBottlesFx)],
  source: { cards: $cards, draft: $draft },
  filter: ({ cards, draft }) => draft?.bottles.some(({ sku }) => !cards.has(sku)) ?? false,
  fn: ({ cards, draft }) => ({
    query: { skus: (draft?.bottles ?? []).map(({ sku }) => sku).filter((sku) => !cards.has(sku)) },
  }),
  target: readBottlesFx,
});
/** The rest follows when these are read. */
sample({
  clock: [productsShown, readCardsFx.done],
  source: {
    shown: createStore<readonly number[]>([], { serialize: 'ignore' }).on(productsShown, (_, ids) => ids),
    read: $read,
    isPending: readCardsFx.pending,
  },
  filter: ({ shown, read, isPending }) => !isPending && shown.some((id) => !read.has(id)),
  fn: ({ shown, read }) => ({
    query: {
      ids: shown
        .filter((id) => !read.has(id))
        .slice(0, CARDS_MAX)
        .join(','),
    },
  }),
  target: readCardsFx,
});

const $chosen = combine($draft, $cards, (draft, cards) =>
  (draft?.bottles ?? []).flatMap(({ sku, count }) => {
    const card = cards.get(sku);
    return card ? [{ card, count }] : [];
  }),
);
/** Contents of the panel. Null without a rule, and while the products of the case are unknown. */
export const $panel = combine($draft, $rule, $chosen, (draft, rule, chosen) => {
  if (!draft || !rule || (draft.bottles.length > 0 && chosen.length === 0)) return null;
  const price = priceCase(
    rule,
    draft.size,
    chosen.map(({ card, count }) => ({ ...card, count })),
  );
  return { size: draft.size, chosen, price };
});

/** A product of the page that may go into the case. */
export interface Candidate {
  sku: string;
  name: string;
  /** Bottles of it in the case. */
  held: number;
  canAdd: boolean;
}
/** Candidates by product id. */
export const $candidates = combine($panel, $rule, $read, (panel, rule, read): Map<number, Candidate> => {
  const found = new Map<number, Candidate>();
  if (!panel || !rule) return found;
  const isFull = panel.price.filled >= panel.size;
  for (const [id, card] of read) {
    if (!card || card.stock <= 0 || !isCaseType(rule, card.product_type)) continue;
    const held = panel.chosen.find((one) => one.card.sku === card.sku)?.count ?? 0;
    found.set(id, { sku: card.sku, name: card.name, held, canAdd: !isFull && held < card.stock });
  }
  return found;
});
