import { endpoint } from './endpoint.ts';
import type * as schema from './search.schema.ts';

/** Products, articles and events by their words: accents do not matter, a wrong letter is forgiven (SPEC §7). */
export const search = /* @__PURE__ */ endpoint<typeof schema.search>({
  id: 'search',
  method: 'GET',
  path: '/search',
  summary: 'Products, articles and events by their words, the nearest first',
  errors: ['VALIDATION_FAILED'],
});
