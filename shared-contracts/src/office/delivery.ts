import type * as schema from './delivery.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const listDelivery = /* @__PURE__ */ officeEndpoint<typeof schema.listDelivery>({
  id: 'office-list-delivery',
  method: 'GET',
  path: '/office/delivery',
  access: 'rules.read',
  summary: 'Price and time of the delivery to each region',
  errors: ['VALIDATION_FAILED'],
});

export const readDelivery = /* @__PURE__ */ officeEndpoint<typeof schema.readDelivery>({
  id: 'office-read-delivery',
  method: 'GET',
  path: '/office/delivery/:id',
  access: 'rules.read',
  summary: 'Delivery to a region and its communes',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const changeDelivery = /* @__PURE__ */ officeEndpoint<typeof schema.changeDelivery>({
  id: 'office-change-delivery',
  method: 'PUT',
  path: '/office/delivery/:id',
  access: 'rules.change-selling',
  summary: 'Changes price and time of the delivery to a region. Orders keep their price',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});

export const changeCommune = /* @__PURE__ */ officeEndpoint<typeof schema.changeCommune>({
  id: 'office-change-commune',
  method: 'PUT',
  path: '/office/communes/:id',
  access: 'rules.change-selling',
  summary: 'Changes the delivery to a commune: none, as its region, or with a rate of its own',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT'],
});
