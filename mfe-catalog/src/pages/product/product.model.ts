import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type CatalogueKind, catalogue } from 'shared-contracts/api/catalogue';
import { readNotFound } from 'shared-contracts/api/pages';
import type { NotFound } from 'shared-contracts/api/pages.schema';
import { type ProductCode, typeCodeFromQuery } from 'shared-contracts/domain/product-type';
import { failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import { $publicUrl } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { $messages } from '../../lib/messages.ts';
import { pageOfProduct } from './product-head.ts';
import type { Outcome } from './product-outcome.ts';

/** Product that the URL requests. */
interface Wanted {
  kind: CatalogueKind;
  /** Slug or id. */
  id: string;
}

const KIND_OF: Record<ProductCode, CatalogueKind> = { w: 'wines', b: 'boxes', g: 'gourmets', a: 'alcohols' };

/** `/vinos/:wine` is always a wine. `/productos/:product` has its type in `t` (docs/product/routes.md#routes). */
const wantedBy = ({ params, query }: PageRequest): Wanted =>
  params.wine !== undefined
    ? { kind: 'wines', id: params.wine }
    : { kind: KIND_OF[typeCodeFromQuery(query.t?.[0])], id: params.product ?? '' };

const isSame = (one: Wanted | null, other: Wanted): boolean =>
  one?.kind === other.kind && one.id === other.id;

export const opened = createEvent<PageRequest>();
export const retryClicked = createEvent();

const readDetailFx = {
  wines: createApiEffect(catalogue.wines.detail),
  boxes: createApiEffect(catalogue.boxes.detail),
  gourmets: createApiEffect(catalogue.gourmets.detail),
  alcohols: createApiEffect(catalogue.alcohols.detail),
} satisfies Record<CatalogueKind, unknown>;
const loadProductFx = createEffect(({ kind, id }: Wanted) => readDetailFx[kind]({ params: { id } }));
const readNotFoundFx = createApiEffect(readNotFound);

const $wanted = createStore<Wanted | null>(null, { sid: 'product-wanted' });
export const $outcome = createStore<Outcome>({ kind: 'pending' }, { sid: 'product-outcome' });
/** Content of the 404 page. The view falls back to its own texts when it is null. */
export const $notFound = createStore<NotFound | null>(null, { sid: 'product-not-found' });
export const $isLoading = loadProductFx.pending;
export const $page = combine(
  { outcome: $outcome, notFound: $notFound, messages: $messages, publicUrl: $publicUrl },
  pageOfProduct,
);

// For another product, show the skeleton first, never the old product under the new URL.
sample({
  clock: opened,
  source: $wanted,
  filter: (now, request) => !isSame(now, wantedBy(request)),
  fn: (): Outcome => ({ kind: 'pending' }),
  target: $outcome,
});
sample({ clock: opened, fn: wantedBy, target: [$wanted, loadProductFx] });
sample({ clock: retryClicked, source: $wanted, filter: (wanted) => wanted !== null, target: loadProductFx });

sample({
  clock: loadProductFx.done,
  source: $wanted,
  filter: (wanted, { params }) => isSame(wanted, params),
  fn: (_, { result }): Outcome => ({ kind: 'ready', product: result.data }),
  target: $outcome,
});
const loadFailed = sample({
  clock: loadProductFx.fail,
  source: $wanted,
  filter: (wanted, { params }) => isSame(wanted, params),
  fn: (_, { error }): Outcome => {
    const code = failureCodeOf(error);
    return code === 'NOT_FOUND' ? { kind: 'missing' } : { kind: 'failed', code };
  },
});
sample({ clock: loadFailed, target: $outcome });
sample({
  clock: loadFailed,
  filter: ({ kind }) => kind === 'missing',
  fn: () => ({}),
  target: readNotFoundFx,
});
sample({ clock: readNotFoundFx.doneData, fn: ({ data }) => data, target: $notFound });
