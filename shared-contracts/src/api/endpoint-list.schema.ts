/**
 * All endpoints of the contract with their zod schemas, for stubs and contract tests. Shell and remotes must
 * not import it, because it would add the schemas to their bundles. A new endpoint appears here by itself
 * when its schema has the same name. For a new area add one line. `endpoint-list.test.ts` fails when an
 * endpoint is missing.
 */

import * as accountsSchema from './accounts.schema.ts';
import * as accounts from './accounts.ts';
import * as casesSchema from './cases.schema.ts';
import * as cases from './cases.ts';
import * as catalogueSchema from './catalogue.schema.ts';
import * as catalogue from './catalogue.ts';
import * as cookieChoicesSchema from './cookie-choices.schema.ts';
import * as cookieChoices from './cookie-choices.ts';
import * as deliveryOptionsSchema from './delivery-options.schema.ts';
import * as deliveryOptions from './delivery-options.ts';
import * as discountsSchema from './discounts.schema.ts';
import * as discounts from './discounts.ts';
import * as documentsSchema from './documents.schema.ts';
import * as documents from './documents.ts';
import * as draftPreviewSchema from './draft-preview.schema.ts';
import * as draftPreview from './draft-preview.ts';
import type { Endpoint, EndpointSchema } from './endpoint.ts';
import * as eventsSchema from './events.schema.ts';
import * as events from './events.ts';
import * as favouritesSchema from './favourites.schema.ts';
import * as favourites from './favourites.ts';
import * as formsSchema from './forms.schema.ts';
import * as forms from './forms.ts';
import * as guestsSchema from './guests.schema.ts';
import * as guests from './guests.ts';
import * as orderTrackingSchema from './order-tracking.schema.ts';
import * as orderTracking from './order-tracking.ts';
import * as ordersSchema from './orders.schema.ts';
import * as orders from './orders.ts';
import * as pagesSchema from './pages.schema.ts';
import * as pages from './pages.ts';
import * as pickupHourSchema from './pickup-hour.schema.ts';
import * as pickupHour from './pickup-hour.ts';
import * as privacySchema from './privacy.schema.ts';
import * as privacy from './privacy.ts';
import * as privacyRequestsSchema from './privacy-requests.schema.ts';
import * as privacyRequests from './privacy-requests.ts';
import * as profileSchema from './profile.schema.ts';
import * as profile from './profile.ts';
import * as regionsSchema from './regions.schema.ts';
import * as regions from './regions.ts';
import * as reservationsSchema from './reservations.schema.ts';
import * as reservations from './reservations.ts';
import * as returnsSchema from './returns.schema.ts';
import * as returns from './returns.ts';
import * as searchSchema from './search.schema.ts';
import * as search from './search.ts';
import * as sessionsSchema from './sessions.schema.ts';
import * as sessions from './sessions.ts';
import * as shoppingCartSchema from './shopping-cart.schema.ts';
import * as shoppingCart from './shopping-cart.ts';
import * as sommelierSchema from './sommelier.schema.ts';
import * as sommelier from './sommelier.ts';
import * as stockWaitsSchema from './stock-waits.schema.ts';
import * as stockWaits from './stock-waits.ts';

export interface EndpointDefinition<S extends EndpointSchema = EndpointSchema> {
  readonly endpoint: Endpoint<S>;
  readonly schema: S;
}

type SchemaOf<E> = E extends Endpoint<infer S> ? S : never;
/** Selects the exports that are endpoints. Skips records of several endpoints. */
type EndpointName<M> = { [K in keyof M]: M[K] extends Endpoint ? K : never }[keyof M];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Pairs the endpoints of an area with the schemas of the same name. */
const area = <M extends object>(
  endpoints: M,
  schemas: { [K in EndpointName<M>]: SchemaOf<M[K]> },
): EndpointDefinition[] =>
  Object.entries(endpoints)
    .filter(([, value]) => isEndpoint(value))
    .map(([name, endpoint]) => ({ endpoint, schema: (schemas as Record<string, EndpointSchema>)[name] }))
    .filter((entry): entry is EndpointDefinition => entry.schema !== undefined);

/** Pairs each of several endpoints with the same schema. */
const sharing = <S extends EndpointSchema>(schema: S, endpoints: readonly Endpoint<S>[]) =>
  endpoints.map((endpoint): EndpointDefinition => ({ endpoint, schema }));

const kinds = Object.values(catalogue.catalogue);

export const ENDPOINTS: readonly EndpointDefinition[] = [
  ...sharing(
    catalogueSchema.listProducts,
    kinds.map(({ list }) => list),
  ),
  ...sharing(
    catalogueSchema.readFilters,
    kinds.map(({ filters }) => filters),
  ),
  ...sharing(
    catalogueSchema.readProduct,
    kinds.map(({ detail }) => detail),
  ),
  ...sharing(documentsSchema.readDocument, Object.values(documents.readDocument)),
  ...sharing(pagesSchema.readIntroPage, Object.values(pages.readIntroPage)),
  ...area(accounts, accountsSchema),
  ...area(cases, casesSchema),
  ...area(catalogue, catalogueSchema),
  ...area(deliveryOptions, deliveryOptionsSchema),
  ...area(discounts, discountsSchema),
  ...area(documents, documentsSchema),
  ...area(draftPreview, draftPreviewSchema),
  ...area(events, eventsSchema),
  ...area(favourites, favouritesSchema),
  ...area(forms, formsSchema),
  ...area(orderTracking, orderTrackingSchema),
  ...area(pages, pagesSchema),
  ...area(pickupHour, pickupHourSchema),
  ...area(privacy, privacySchema),
  ...area(privacyRequests, privacyRequestsSchema),
  ...area(cookieChoices, cookieChoicesSchema),
  ...area(profile, profileSchema),
  ...area(orders, ordersSchema),
  ...area(guests, guestsSchema),
  ...area(regions, regionsSchema),
  ...area(reservations, reservationsSchema),
  ...area(returns, returnsSchema),
  ...area(search, searchSchema),
  ...area(sessions, sessionsSchema),
  ...area(shoppingCart, shoppingCartSchema),
  ...area(sommelier, sommelierSchema),
  ...area(stockWaits, stockWaitsSchema),
];
