import type { FastifyRequest } from 'fastify';
import { CATALOGUE_KINDS } from 'shared-contracts/api/catalogue';
import type { Priority } from '../db/request-scope.ts';
import { WEBPAY_RETURN_PATH } from '../lib/webpay-return-path.ts';

/** Money and carts: these requests lose a sale, or a payment that the customer has already authorised. */
const HIGH = [
  'acknowledge-cart-changes',
  'answer-return',
  'apply-coupon',
  'auto-apply-coupon',
  'calculate-shipping',
  'cancel-order',
  'create-order-address',
  'delete-case',
  'place-order',
  'put-case',
  'read-cart',
  'read-cart-id',
  'read-order',
  'refresh',
  'register-as-guest',
  'remove-coupon',
  'request-return',
  'retry-payment',
  'send-proof',
  'send-return-picture',
  'update-cart',
  'withdraw-return',
];

/** Costly reads for looking around. The shell has earlier pages with their answers. */
const LOW = [
  'count-sommelier-wines',
  'list-articles',
  'list-events',
  'list-offers',
  'list-product-cards',
  'list-product-category',
  'list-recommendations',
  'list-sommelier-foods',
  'list-sommelier-wines',
  'read-article-filters',
  'read-offer-filters',
  'read-product-category-filters',
  'read-shared-favourites',
  'read-sommelier-filters',
  'read-sommelier-page-filters',
  'search',
];

const PRIORITIES = new Map<string, Priority>([
  ...HIGH.map((id) => [id, 'high'] as const),
  ...[...LOW, ...CATALOGUE_KINDS.flatMap((kind) => [`list-${kind}`, `read-${kind}-filters`])].map(
    (id) => [id, 'low'] as const,
  ),
]);

/** Routes of load balancers and monitoring, and the gateway's return with a payment. */
const HIGH_URLS = new Set<string | undefined>(['/healthz', '/readyz', '/metrics', WEBPAY_RETURN_PATH]);

/** Endpoints of the contract have their operation id in the schema of their route. */
export function priorityOf({ routeOptions: { url, schema } }: FastifyRequest): Priority {
  if (HIGH_URLS.has(url)) return 'high';
  const { operationId } = (schema ?? {}) as { operationId?: string };
  return PRIORITIES.get(operationId ?? '') ?? 'normal';
}

/** Ids of all endpoints with a priority of their own. */
export const prioritisedIds = (): string[] => [...PRIORITIES.keys()];
