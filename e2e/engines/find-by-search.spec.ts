import { search } from '../pages/search.ts';
import { queriesOf } from './query.ts';
import { onFrame } from './steps.ts';
import { test } from './test.ts';

const on = queriesOf(search);
const TERM = 'chardonnay';

test('a search suggests products, and Enter opens the results', { tag: '@full' }, async ({ shopper }) => {
  await shopper.goto('/carrito');
  await shopper.press(on.open);
  await shopper.fill(on.field, TERM);
  await shopper.see(on.suggestions.first());
  await shopper.pressEnter();
  await shopper.arrive(`/vinos/busqueda?q=${TERM}`);
  await shopper.miss(on.modal);
  await shopper.see(onFrame.heading.filter({ hasText: `Resultados para “${TERM}”` }));
  await shopper.see(on.results.first());
});
