import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type CatalogueKind, catalogue } from 'shared-contracts/api/catalogue';
import { readNotFound } from 'shared-contracts/api/pages';
import type { NotFound } from 'shared-contracts/api/pages.schema';
import { typeCodeFromQuery } from 'shared-contracts/domain/product-type';
import { createDataEffect } from 'shared-kit/host';
import { $publicUrl } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { isMissing } from 'shared-kit/query/outcome';
import { LISTED_KINDS } from '../../lib/listed-kinds.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfProduct } from './product-head.ts';

/** Product that the URL requests. */
interface Wanted {
  kind: CatalogueKind;
  /** Slug or id. */
  id: string;
}

/**
 * `/vinos/:wine` is always a wine. `/productos/:product` has its type in `t` (docs/product/routes.md#routes).
 */
const wantedBy = ({ params, query }: PageRequest): Wanted =>
  params.wine !== undefined
    ? { kind: 'wines', id: params.wine }
    : { kind: LISTED_KINDS[typeCodeFromQuery(query.t?.[0])].kind, id: params.product ?? '' };

export const opened = createEvent<PageRequest>();

const readDetailFx = {
  wines: createDataEffect(catalogue.wines.detail),
  boxes: createDataEffect(catalogue.boxes.detail),
  gourmets: createDataEffect(catalogue.gourmets.detail),
  alcohols: createDataEffect(catalogue.alcohols.detail),
} satisfies Record<CatalogueKind, unknown>;
const loadProductFx = createEffect(({ kind, id }: Wanted) => readDetailFx[kind]({ params: { id } }));
const readNotFoundFx = createDataEffect(readNotFound);

/** Query for the product of the URL. A new URL shows the skeleton first, never the old product. */
export const product = createQuery({
  load: loadProductFx,
  sid: 'product-outcome',
  keyOf: ({ kind, id }) => `${kind} ${id}`,
});
/** Content of the 404 page. The view falls back to its own texts when it is null. */
export const $notFound = createStore<NotFound | null>(null, { sid: 'product-not-found' });
export const $page = combine(
  { outcome: product.$outcome, notFound: $notFound, messages: $messages, publicUrl: $publicUrl },
  pageOfProduct,
);

sample({ clock: opened, fn: wantedBy, target: product.requested });
sample({ clock: product.$outcome, filter: isMissing, fn: () => ({}), target: readNotFoundFx });
sample({ clock: readNotFoundFx.doneData, target: $notFound });
