import { GUEST } from '../fixtures/guest.ts';
import { visit } from '../pages/visit.ts';
import { mailsTo } from '../shop/shop-api.ts';
import { queriesOf } from './query.ts';
import { expect, test } from './test.ts';

const on = queriesOf(visit);

test('a form filled before its scripts arrive keeps its values, and is sent after them', {
  tag: '@full',
}, async ({ shopper, gate, email }) => {
  gate.break((path) => (/\.js$/.test(path) ? { kind: 'hold' } : undefined));
  await shopper.goto(`${gate.url}/contacto`);
  await shopper.fill(on.name, GUEST.name);
  await shopper.fill(on.email, email);
  await shopper.fill(on.message, '¿Abren el domingo?');
  await shopper.press(on.send);
  gate.mend();
  gate.letGo();
  await shopper.arrive(`${gate.url}/contacto/gracias`);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
});
