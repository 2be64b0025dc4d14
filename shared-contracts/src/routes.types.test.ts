import { expectTypeOf, it } from 'vitest';
import type { RouteIdOf } from './routes.ts';

it('accepts the ids of a remote’s routes, and no other text', () => {
  expectTypeOf<'/vinos/:wine'>().toExtend<RouteIdOf<'catalog'>>();
  expectTypeOf<'/carrito'>().not.toExtend<RouteIdOf<'catalog'>>();
  expectTypeOf<string>().not.toExtend<RouteIdOf<'catalog'>>();
});

it('makes a forgotten page and a page without a route type errors', () => {
  type Pages = Record<RouteIdOf<'catalog'>, string>;
  type WithoutOffers = Omit<Pages, '/ofertas'>;
  expectTypeOf<WithoutOffers>().not.toExtend<Pages>();
  // @ts-expect-error Every route but one has a page.
  const forgotten: Pages = {} as WithoutOffers;
  // @ts-expect-error The route table has no such route.
  const unknown: Partial<Pages> = { '/no-existe': 'page' };
  void [forgotten, unknown];
});
