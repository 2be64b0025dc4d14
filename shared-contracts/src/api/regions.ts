import { endpoint } from './endpoint.ts';
import type * as schema from './regions.schema.ts';

export const listRegions = /* @__PURE__ */ endpoint<typeof schema.listRegions>({
  id: 'list-regions',
  method: 'GET',
  path: '/regions',
  summary: 'The 16 regions from north to south',
  errors: [],
});

export const listCommunes = /* @__PURE__ */ endpoint<typeof schema.listCommunes>({
  id: 'list-communes',
  method: 'GET',
  path: '/regions/:id/communes',
  summary: 'Communes of a region by name',
  errors: ['NOT_FOUND'],
});
