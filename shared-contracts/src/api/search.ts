import { endpoint } from './endpoint.ts';
import type * as schema from './search.schema.ts';

/**
 * Full-text search over products, articles and events.
 * Ignores accents and tolerates a typo (docs/product/search.md).
 */
export const search = /* @__PURE__ */ endpoint<typeof schema.search>({
  id: 'search',
  method: 'GET',
  path: '/search',
  summary: 'Products, articles and events by their words, the nearest first',
  errors: ['VALIDATION_FAILED'],
});

/** Sent only for shoppers who consented to measurement. The API counts words and day, and nothing of the person. */
export const countSearchStep = /* @__PURE__ */ endpoint<typeof schema.countSearchStep>({
  id: 'count-search-step',
  method: 'POST',
  path: '/search/steps',
  summary: 'Count what a shopper did with the results of a search',
  errors: ['VALIDATION_FAILED'],
});
