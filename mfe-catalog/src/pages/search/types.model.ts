/** Types (tinto, blanco, …) and prices of the results' kind, from the filters of its listing. */
import { createEffect, createStore, sample } from 'effector';
import { catalogue } from 'shared-contracts/api/catalogue';
import type { TypeCode } from 'shared-contracts/domain/product-type';
import { createApiEffect } from 'shared-kit/host';
import { createQuery } from 'shared-kit/query/create-query';
import { PENDING } from 'shared-kit/query/outcome';
import { readAnswer } from './answer.ts';
import { results } from './search.model.ts';
import { kindOf } from './tell-understood.ts';

/** Filters of each kind with a listing, by type code. */
const READERS = {
  w: createApiEffect(catalogue.wines.filters),
  b: createApiEffect(catalogue.boxes.filters),
  g: createApiEffect(catalogue.gourmets.filters),
  a: createApiEffect(catalogue.alcohols.filters),
};
type Kind = keyof typeof READERS;
const isListed = (kind: TypeCode | null): kind is Kind => kind !== null && kind in READERS;

export const types = createQuery({
  load: createEffect((kind: Kind) => READERS[kind]({ query: {} })),
  sid: 'search-types',
  keyOf: (kind: Kind) => kind,
});

/** Kind of all results, else wines if there are any, because shoppers mostly look for them, else null. */
const kindFound = results.$outcome.updates.filterMap((outcome): TypeCode | null | undefined => {
  if (outcome.kind !== 'ready') return undefined;
  const found = readAnswer(outcome.data, outcome.params);
  return kindOf(outcome.params, found) ?? (found.counts?.w ? 'w' : null);
});
const kindNeeded = sample({
  clock: kindFound,
  source: types.$outcome,
  fn: (known, kind) => (known.kind === 'ready' && known.params === kind ? null : kind),
});
sample({ clock: kindNeeded, filter: isListed, target: types.requested });
// Results of a kind without a listing have no types. Remove those of the last results, also if their answer comes late.
const $hasTypes = createStore(true, { serialize: 'ignore' }).on(kindFound, (_, kind) => isListed(kind));
sample({
  clock: [$hasTypes, types.$outcome],
  source: { hasTypes: $hasTypes, known: types.$outcome },
  filter: ({ hasTypes, known }) => !hasTypes && known.kind !== 'pending',
  fn: () => PENDING,
  target: types.$outcome,
});
