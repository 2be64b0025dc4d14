/** What answers an endpoint where more than a recorded or a made-up answer is wanted. */
import type { Endpoint, EndpointOutput, EndpointSchema } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
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
}

/** Answers the body of a success, throws DomainError for a refusal; undefined leaves the answer to records and generator. */
export type Handler<S extends EndpointSchema = EndpointSchema> = (
  context: HandlerContext<S>,
) => EndpointOutput<S> | undefined | Promise<EndpointOutput<S>>;
export type Handlers = Readonly<Record<string, Handler>>;

/** `answer(readCart, ({ request }) => …)`: the handler's answer has the endpoint's type. */
export const answer = <S extends EndpointSchema>(
  { id }: Endpoint<S>,
  handler: Handler<S>,
): Record<string, Handler> => ({ [id]: handler as unknown as Handler });
