/**
 * Handlers answer endpoints that need the shopper's state or rules. All other endpoints get recorded or
 * generated answers.
 */
import type { Endpoint, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { Order } from 'shared-contracts/api/orders.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { cartOf } from '../cart-of.ts';
import type { CheckedRequest } from '../check-request.ts';
import type { ScenarioEffect } from '../scenarios.ts';
import type { ShopState } from '../shop-state.ts';

export interface HandlerContext<S extends EndpointSchema = EndpointSchema> {
  request: CheckedRequest & { readonly schema?: S };
  /** Below `/api`, e.g. `/wines/1`. */
  path: string;
  locale: Locale;
  state: ShopState;
  effect: ScenarioEffect;
  /** Form of the card gateway. Null in a scenario without a gateway, which pays card orders at once. */
  gatewayForm(orderId: string): { url: string; token: string } | null;
  /** Time of the API, ms since 1970. */
  now(): number;
}

/**
 * Returns the body of a success; undefined falls back to recording and generator. @throws DomainError for a
 * refusal
 */
export type Handler<S extends EndpointSchema = EndpointSchema> = (
  context: HandlerContext<S>,
) => EndpointOutput<S> | undefined | Promise<EndpointOutput<S>>;
export type Handlers = Readonly<Record<string, Handler>>;

/** Binds a handler to an endpoint, whose types it gets: `answer(readCart, ({ request }) => …)`. */
export const answer = <S extends EndpointSchema>(
  { id }: Endpoint<S>,
  handler: Handler<S>,
): Record<string, Handler> => ({ [id]: handler as unknown as Handler });

/** @throws DomainError NOT_FOUND for a missing value */
export const orNotFound = <T>(value: T | undefined): T => {
  if (value === undefined) throw new DomainError('NOT_FOUND');
  return value;
};

/** The order that the path names. @throws DomainError NOT_FOUND */
export const orderOf = ({ request, state }: HandlerContext): Order =>
  orNotFound(state.orders.get(String(request.params.id)));

/** Id of the cart that the query names. */
export const cartIdOf = ({ request }: HandlerContext): string => String(request.query.cart_id);

export const answerCart = (context: HandlerContext) => ({ data: cartOf(cartIdOf(context), context) });
