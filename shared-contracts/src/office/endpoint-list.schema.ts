/** All endpoints of the office with their zod schemas, for the API's access matrix and the contract records. */
import type { EndpointSchema } from '../api/endpoint.ts';
import * as auditSchema from './audit.schema.ts';
import * as audit from './audit.ts';
import type { OfficeEndpoint } from './endpoint.ts';
import * as ordersSchema from './orders.schema.ts';
import * as orders from './orders.ts';
import * as pricesSchema from './prices.schema.ts';
import * as prices from './prices.ts';
import * as productsSchema from './products.schema.ts';
import * as products from './products.ts';
import * as sessionSchema from './session.schema.ts';
import * as session from './session.ts';
import * as staffSchema from './staff.schema.ts';
import * as staff from './staff.ts';
import * as stockSchema from './stock.schema.ts';
import * as stock from './stock.ts';
import * as todaySchema from './today.schema.ts';
import * as today from './today.ts';

export interface OfficeEndpointDefinition<S extends EndpointSchema = EndpointSchema> {
  readonly endpoint: OfficeEndpoint<S>;
  readonly schema: S;
}

type SchemaOf<E> = E extends OfficeEndpoint<infer S> ? S : never;

/** Pairs the endpoints of an area with the schemas of the same name. */
const area = <M extends Record<string, OfficeEndpoint>>(
  endpoints: M,
  schemas: { [K in keyof M]: SchemaOf<M[K]> },
): OfficeEndpointDefinition[] =>
  Object.entries(endpoints).map(([name, endpoint]) => ({
    endpoint,
    schema: schemas[name] as EndpointSchema,
  }));

export const OFFICE_ENDPOINTS: readonly OfficeEndpointDefinition[] = [
  ...area(session, sessionSchema),
  ...area(staff, staffSchema),
  ...area(today, todaySchema),
  ...area(orders, ordersSchema),
  ...area(products, productsSchema),
  ...area(prices, pricesSchema),
  ...area(stock, stockSchema),
  ...area(audit, auditSchema),
];
