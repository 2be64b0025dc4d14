import { endpoint } from './endpoint.ts';
import type * as schema from './sommelier.schema.ts';

export const readSommelierFilters = /* @__PURE__ */ endpoint<typeof schema.readSommelierFilters>({
  id: 'read-sommelier-filters',
  method: 'GET',
  path: '/sommelier/filters',
  summary: 'Choices of the sommelier with counts beside the current ones',
  errors: ['VALIDATION_FAILED'],
});

export const countSommelierWines = /* @__PURE__ */ endpoint<typeof schema.countSommelierWines>({
  id: 'count-sommelier-wines',
  method: 'GET',
  path: '/sommelier/count',
  summary: 'How many wines fit the choice',
  errors: ['VALIDATION_FAILED'],
});

export const readSommelierPageFilters = /* @__PURE__ */ endpoint<typeof schema.readSommelierPageFilters>({
  id: 'read-sommelier-page-filters',
  method: 'GET',
  path: '/sommelier/page-filters',
  summary: 'Continents, countries and foods of the guide, step by step',
  errors: ['VALIDATION_FAILED'],
});

export const listSommelierFoods = /* @__PURE__ */ endpoint<typeof schema.listSommelierFoods>({
  id: 'list-sommelier-foods',
  method: 'GET',
  path: '/sommelier/food',
  summary: 'Foods of the guide, those of a country’s wines when one is asked for',
  errors: ['VALIDATION_FAILED'],
});

export const listSommelierWines = /* @__PURE__ */ endpoint<typeof schema.listSommelierWines>({
  id: 'list-sommelier-wines',
  method: 'GET',
  path: '/sommelier/wines',
  summary: 'Wines that fit the choice, each with the reason why',
  errors: ['VALIDATION_FAILED'],
});
