/** Counts what shoppers who consented to measurement do with search results (docs/product/analytics.md#searches). */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { countSearchStep } from 'shared-contracts/api/search';
import type { SearchStep } from 'shared-contracts/api/search.schema';
import { readConsent } from '../../stored-consent.ts';

/** The last search of this page load, in memory only: nothing is stored on the device. */
let last = { q: '', skus: new Set<string>(), counted: new Set<SearchStep>() };

const skusOf = (data: Record<string, unknown>): string[] =>
  ((data.items ?? []) as { item_id?: unknown }[]).map(({ item_id }) => String(item_id));

/** Steps of the last search that an event of the data layer stands for. Each one counts once per search. */
const stepsOf = (event: string, data: Record<string, unknown>): SearchStep[] => {
  // A card adds its product without opening it, which is a press, too.
  if (event === 'add_to_cart') return skusOf(data).some((sku) => last.skus.has(sku)) ? ['press', 'cart'] : [];
  if (data.item_list_id !== 'search') return [];
  return event === 'view_item_list' ? ['view'] : event === 'select_item' ? ['press'] : [];
};

/** @param q search text in the address when the event happened */
export const countSearch = (
  api: ApiClient,
  { event, data, q }: { event: string; data: Record<string, unknown>; q: string },
): void => {
  if (event === 'view_item_list' && data.item_list_id === 'search') {
    if (q !== last.q) last = { q, skus: new Set(), counted: new Set() };
    for (const sku of skusOf(data)) last.skus.add(sku);
  }
  if (last.q === '' || !readConsent()?.measurement) return;
  for (const step of stepsOf(event, data)) {
    if (last.counted.has(step)) continue;
    last.counted.add(step);
    // The client reports a failure. A count that is missing harms nobody.
    api.call(countSearchStep, { body: { q: last.q, step } }).catch(() => undefined);
  }
};
