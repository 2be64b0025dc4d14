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
