/** Page on which a shopper builds a case (docs/product/cases.md#build-a-case). */
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { readCaseBottles, readCases } from 'shared-contracts/api/cases';
import type { CaseOffer, ReadyCase } from 'shared-contracts/api/cases.schema';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { type CaseSize, priceCase } from 'shared-contracts/domain/cases';
import { hrefs } from 'shared-contracts/hrefs';
import { addFailureDialog } from 'shared-kit/add-to-cart/add-failure';
import { $host, createDataEffect, navigateFx, openDialogFx } from 'shared-kit/host';
import { makeKey } from 'shared-kit/idempotency-key';
import type { PageRequest } from 'shared-kit/page';
import { $cartId, cartRequested, storedCartChanged } from '../../lib/cart/cart.model.ts';
import { keepDraft, readDraft, withBottle, withoutBottle, withoutGone } from '../../lib/case/case-draft.ts';
import { type CaseText, caseOfQuery, pathOfCase, textOfCase } from '../../lib/case/case-text.ts';
import { addCase } from './add-case.ts';

/** Products of the case with the bottles of each. */
export interface Chosen {
  card: ProductCard;
  count: number;
}

export const opened = createEvent<PageRequest>();
export const pageShown = createEvent();
export const pageLeft = createEvent();
export const retried = createEvent();
export const sizeChosen = createEvent<CaseSize>();
export const bottleAdded = createEvent<ProductCard>();
export const bottleRemoved = createEvent<string>();
export const readyChosen = createEvent<ReadyCase>();
/** A saved case, whose products are not loaded. */
export const caseChosen = createEvent<CaseText>();
export const caseSubmitted = createEvent();
/** Another tab may have changed the case that this browser keeps. */
export const draftStored = createEvent();

const NO_CASE: CaseText = { size: 6, bottles: [] };

const isFullCase = ({ size, bottles }: CaseText): boolean =>
  bottles.reduce((sum, { count }) => sum + count, 0) >= size;

const textOfReady = ({ size, bottles }: ReadyCase): CaseText => ({
  size,
  bottles: bottles.map(({ card, count }) => ({ sku: card.sku, count })),
});

const readOfferFx = createDataEffect(readCases);
const readBottlesFx = createDataEffect(readCaseBottles);
const readDraftFx = createEffect(readDraft);
const keepDraftFx = createEffect(keepDraft);
/** The kept case replaces the case of the link. Otherwise Back or a reload would show that one again. */
const forgetLinkFx = createEffect(() => {
  const url = new URL(location.href);
  for (const key of ['caja', 'botellas', 'agrega']) url.searchParams.delete(key);
  if (url.href !== location.href)
    history.replaceState(history.state, '', url.pathname + url.search + url.hash);
});
const readStoredFx = createEffect(() => readDraft() ?? NO_CASE);
const addCaseFx = attach({
  source: { host: $host, cartId: $cartId },
  effect: ({ host, cartId }, { id, draft }: { id: string; draft: CaseText }) => {
    if (!host) throw new Error('The page has no host');
    return addCase(host, { cartId, id, body: { ...draft, qty: 1, bottles: [...draft.bottles] } });
  },
});

// The rule and the proposals.
export const $offer = createStore<CaseOffer | 'failed' | null>(null, { serialize: 'ignore' })
  .on(readOfferFx.doneData, (_, offer) => offer)
  .on(readOfferFx.fail, (offer) => offer ?? 'failed')
  .reset(retried);
sample({
  clock: [pageShown, retried],
  fn: () => ({}),
  target: [readOfferFx, cartRequested.prepend(() => {})],
});

// The case: of the address, else the one that this browser keeps. The server reads the address of the first page.
const $query = createStore<PageRequest['query']>({}).on(opened, (_, { query }) => query);
const caseFound = createEvent<CaseText>();
sample({ clock: pageShown, target: readDraftFx });
sample({
  clock: readDraftFx.doneData,
  source: $query,
  fn: (query, draft): CaseText => {
    const found = caseOfQuery(query) ?? draft ?? NO_CASE;
    const added = query.agrega?.[0];
    return added && !isFullCase(found) && !found.bottles.some(({ sku }) => sku === added)
      ? withBottle(found, added)
      : found;
  },
  target: caseFound,
});
sample({ clock: caseChosen, target: [caseFound, keepDraftFx, forgetLinkFx] });
/** The page of a product starts a case with this link. */
sample({
  clock: caseFound,
  source: $query,
  filter: ({ agrega }) => agrega !== undefined,
  fn: (_, found) => found,
  target: [keepDraftFx, forgetLinkFx],
});

const storedElsewhere = createEvent<CaseText>();
export const $draft = createStore<CaseText>(NO_CASE, { serialize: 'ignore' })
  .on([caseFound, storedElsewhere, readyChosen.map(textOfReady)], (_, found) => found)
  .on(sizeChosen, (draft, size) => ({ ...draft, size }))
  // A full case takes no bottle. Its copy only lets the sample below read missing products again.
  .on(bottleAdded, (draft, { sku }) => (isFullCase(draft) ? { ...draft } : withBottle(draft, sku)))
  .on(bottleRemoved, withoutBottle)
  .on(readBottlesFx.done, (draft, { params: { query }, result }) => withoutGone(draft, query?.skus, result));
const $cards = createStore<ReadonlyMap<string, ProductCard>>(new Map(), { serialize: 'ignore' }).on(
  [
    readBottlesFx.doneData,
    readyChosen.map(({ bottles }) => bottles.map(({ card }) => card)),
    bottleAdded.map((card) => [card]),
  ],
  (known, cards) => new Map([...known, ...cards.map((card) => [card.sku, card] as const)]),
);
/** Each change reads the products again that could not be read. */
sample({
  clock: $draft,
  source: $cards,
  filter: (cards, { bottles }) => bottles.some(({ sku }) => !cards.has(sku)),
  fn: (cards, { bottles }) => ({
    query: { skus: bottles.map(({ sku }) => sku).filter((sku) => !cards.has(sku)) },
  }),
  target: readBottlesFx,
});

/** Whether the page shows the kept case. The case of a link is not kept before it is changed. */
const $isKept = createStore(false, { serialize: 'ignore' }).on(keepDraftFx.done, () => true);
sample({
  clock: readDraftFx.done,
  source: $query,
  fn: (query) => caseOfQuery(query) === null,
  target: $isKept,
});
sample({ clock: draftStored, target: readStoredFx });
sample({
  clock: readStoredFx.doneData,
  source: { draft: $draft, isKept: $isKept, isAdding: addCaseFx.pending },
  filter: ({ draft, isKept, isAdding }, stored) =>
    isKept &&
    !isAdding &&
    draft.bottles.length + stored.bottles.length > 0 &&
    textOfCase(draft) !== textOfCase(stored),
  fn: (_, stored) => stored,
  target: storedElsewhere,
});

export const $size = $draft.map(({ size }) => size);
/** Products of the case that are known. */
export const $chosen = combine($draft, $cards, ({ bottles }, cards) =>
  bottles.flatMap(({ sku, count }): Chosen[] => {
    const card = cards.get(sku);
    return card ? [{ card, count }] : [];
  }),
);
export const $sharePath = $draft.map(pathOfCase);
export const $price = combine($offer, $size, $chosen, (offer, size, chosen) =>
  priceCase(
    offer && offer !== 'failed' ? offer.rule : null,
    size,
    chosen.map(({ card, count }) => ({ ...card, count })),
  ),
);
export const $isFull = combine($size, $price, (size, { filled }) => filled >= size);
sample({
  clock: [sizeChosen, readyChosen, bottleAdded, bottleRemoved],
  source: $draft,
  target: [keepDraftFx, forgetLinkFx],
});

// Put it into the cart. A repeated press after a lost answer adds no second case.
/** The random key as a UUID of version 4, the form of the API's case ids. */
const caseIdOf = (key: string): string =>
  [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, `8${key.slice(17, 20)}`, key.slice(20)].join(
    '-',
  );
/** The case that was sent last. The same case is sent again with its id. */
const $sent = createStore<{ id: string; draft: CaseText } | null>(null, { serialize: 'ignore' })
  .on(addCaseFx, (_, sent) => sent)
  .reset(addCaseFx.done);
export const $isAdding = addCaseFx.pending;
sample({
  clock: caseSubmitted,
  source: { draft: $draft, sent: $sent, price: $price, isAdding: $isAdding },
  filter: ({ price, isAdding }) => price.isComplete && !isAdding,
  fn: ({ draft, sent }) => ({
    draft,
    id: sent && textOfCase(sent.draft) === textOfCase(draft) ? sent.id : caseIdOf(makeKey()),
  }),
  target: addCaseFx,
});
// The shopper may have changed the case since it was sent.
$draft.on(addCaseFx.done, (draft, { params }) =>
  textOfCase(draft) === textOfCase(params.draft) ? NO_CASE : draft,
);
/** Removes the kept case, unless another tab or the panel has changed it since it was sent. */
const forgetAddedFx = createEffect((added: CaseText) => {
  const kept = readDraft();
  if (kept && textOfCase(kept) === textOfCase(added)) keepDraft(NO_CASE);
});
sample({ clock: addCaseFx.done, fn: ({ params }) => params.draft, target: forgetAddedFx });
sample({ clock: addCaseFx.done, target: storedCartChanged });
const $isShown = createStore(false, { serialize: 'ignore' })
  .on(pageShown, () => true)
  .on(pageLeft, () => false);
// A late answer must not take the shopper away from another page.
sample({
  clock: addCaseFx.done,
  source: $isShown,
  filter: Boolean,
  fn: () => ({ href: hrefs.cart }),
  target: navigateFx,
});
sample({
  clock: addCaseFx.failData,
  source: $host,
  fn: (host, error) => addFailureDialog(error, host?.locale ?? 'es'),
  target: openDialogFx,
});
