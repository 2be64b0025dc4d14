/** All endpoints of the office with their zod schemas, for the API's access matrix and the contract records. */
import type { EndpointSchema } from '../api/endpoint.ts';
import * as accountSchema from './account.schema.ts';
import * as account from './account.ts';
import * as articlesSchema from './articles.schema.ts';
import * as articles from './articles.ts';
import * as auditSchema from './audit.schema.ts';
import * as audit from './audit.ts';
import * as batchesSchema from './batches.schema.ts';
import * as batches from './batches.ts';
import * as channelsSchema from './channels.schema.ts';
import * as channels from './channels.ts';
import * as closedDaysSchema from './closed-days.schema.ts';
import * as closedDays from './closed-days.ts';
import * as contentSchema from './content.schema.ts';
import * as content from './content.ts';
import * as costsSchema from './costs.schema.ts';
import * as costs from './costs.ts';
import * as couponsSchema from './coupons.schema.ts';
import * as coupons from './coupons.ts';
import * as deliverySchema from './delivery.schema.ts';
import * as delivery from './delivery.ts';
import { draftSchemas } from './drafts.schema.ts';
import type { OfficeEndpoint } from './endpoint.ts';
import * as eventsSchema from './events.schema.ts';
import * as events from './events.ts';
import * as figuresSchema from './figures.schema.ts';
import * as figures from './figures.ts';
import * as houseCasesSchema from './house-cases.schema.ts';
import * as houseCases from './house-cases.ts';
import * as incidentsSchema from './incidents.schema.ts';
import * as incidents from './incidents.ts';
import * as mailsSchema from './mails.schema.ts';
import * as mails from './mails.ts';
import * as messagesSchema from './messages.schema.ts';
import * as messages from './messages.ts';
import * as newsletterSchema from './newsletter.schema.ts';
import * as newsletter from './newsletter.ts';
import * as ordersSchema from './orders.schema.ts';
import * as orders from './orders.ts';
import * as peopleSchema from './people.schema.ts';
import * as people from './people.ts';
import * as personalDataSchema from './personal-data.schema.ts';
import * as personalData from './personal-data.ts';
import * as phoneOrdersSchema from './phone-orders.schema.ts';
import * as phoneOrders from './phone-orders.ts';
import * as picturesSchema from './pictures.schema.ts';
import * as pictures from './pictures.ts';
import * as pricePlansSchema from './price-plans.schema.ts';
import * as pricePlans from './price-plans.ts';
import * as pricesSchema from './prices.schema.ts';
import * as prices from './prices.ts';
import * as privacyRequestsSchema from './privacy-requests.schema.ts';
import * as privacyRequests from './privacy-requests.ts';
import * as productDataSchema from './product-data.schema.ts';
import * as productData from './product-data.ts';
import { productDrafts } from './product-drafts.ts';
import * as productsSchema from './products.schema.ts';
import * as products from './products.ts';
import * as reconciliationSchema from './reconciliation.schema.ts';
import * as reconciliation from './reconciliation.ts';
import * as reservationsSchema from './reservations.schema.ts';
import * as reservations from './reservations.ts';
import * as returnsSchema from './returns.schema.ts';
import * as returns from './returns.ts';
import * as searchWordsSchema from './search-words.schema.ts';
import * as searchWords from './search-words.ts';
import * as sessionSchema from './session.schema.ts';
import * as session from './session.ts';
import { SETTING_SCHEMAS } from './settings.schema.ts';
import { SETTING_ENDPOINTS, SETTING_KEYS } from './settings.ts';
import * as staffSchema from './staff.schema.ts';
import * as staff from './staff.ts';
import * as stockSchema from './stock.schema.ts';
import * as stock from './stock.ts';
import * as taxesSchema from './taxes.schema.ts';
import * as taxes from './taxes.ts';
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
  ...area(account, accountSchema),
  ...area(staff, staffSchema),
  ...area(today, todaySchema),
  ...area(orders, ordersSchema),
  ...area(phoneOrders, phoneOrdersSchema),
  ...area(batches, batchesSchema),
  ...area(returns, returnsSchema),
  ...area(products, productsSchema),
  ...area(prices, pricesSchema),
  ...area(stock, stockSchema),
  ...area(pricePlans, pricePlansSchema),
  ...area(productData, productDataSchema),
  ...area(productDrafts, draftSchemas),
  ...area(pictures, picturesSchema),
  ...area(coupons, couponsSchema),
  ...area(houseCases, houseCasesSchema),
  ...area(costs, costsSchema),
  ...area(figures, figuresSchema),
  ...area({ listPages: content.listPages }, contentSchema),
  ...area(content.pageDrafts, draftSchemas),
  ...area(content.menuDrafts, draftSchemas),
  ...area({ listArticles: articles.listArticles, listTopics: articles.listTopics }, articlesSchema),
  ...area(articles.articleDrafts, draftSchemas),
  ...area(people, peopleSchema),
  ...area(delivery, deliverySchema),
  ...SETTING_KEYS.flatMap((key) =>
    area<Record<string, OfficeEndpoint>>(SETTING_ENDPOINTS[key], SETTING_SCHEMAS[key]),
  ),
  ...area(channels, channelsSchema),
  ...area(searchWords, searchWordsSchema),
  ...area(reservations, reservationsSchema),
  ...area(closedDays, closedDaysSchema),
  ...area(messages, messagesSchema),
  ...area(privacyRequests, privacyRequestsSchema),
  ...area(incidents, incidentsSchema),
  ...area(newsletter, newsletterSchema),
  ...area(mails, mailsSchema),
  ...area(events, eventsSchema),
  ...area(taxes, taxesSchema),
  ...area(reconciliation, reconciliationSchema),
  ...area(audit, auditSchema),
  ...area(personalData, personalDataSchema),
];
