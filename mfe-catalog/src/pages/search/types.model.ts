/** Types (tinto, blanco, …) and prices of the results' kind, from the filters of its listing. */
import { createEffect, sample } from 'effector';
import { catalogue } from 'shared-contracts/api/catalogue';
import type { TypeCode } from 'shared-contracts/domain/product-type';
import { createApiEffect } from 'shared-kit/host';
import { createQuery } from 'shared-kit/query/create-query';
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

/** Kind of all results. Of mixed results, wines: shoppers mostly look for them. */
const kindNeeded = sample({
  clock: results.$outcome.updates,
  source: types.$outcome,
  fn: (known, outcome) => {
    if (outcome.kind !== 'ready') return null;
    const found = readAnswer(outcome.data, outcome.params);
    const kind = kindOf(outcome.params, found) ?? (found.counts?.w ? 'w' : null);
    return known.kind === 'ready' && known.params === kind ? null : kind;
  },
});
sample({ clock: kindNeeded, filter: isListed, target: types.requested });
