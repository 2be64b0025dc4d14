import { GUEST } from '../fixtures/guest.ts';
import { account } from '../pages/account.ts';
import { PASSWORD } from '../shop/customer-api.ts';
import { Query, queriesOf } from './query.ts';
import { test } from './test.ts';

const on = queriesOf(account);

test('a customer opens an account, signs out and signs in again', { tag: '@full' }, async ({
  shopper,
  email,
}) => {
  await shopper.goto('/registro');
  await shopper.fill(on.name, GUEST.name);
  await shopper.fill(on.lastName, GUEST.surname);
  await shopper.fill(on.rut, GUEST.rut);
  await shopper.fill(on.phone, GUEST.phone);
  await shopper.fill(on.email, email);
  await shopper.fill(on.password, PASSWORD);
  await shopper.fill(on.confirmation, PASSWORD);
  await shopper.check(on.terms);
  await shopper.press(on.create);
  await shopper.arrive('/cuenta/mi-cuenta');
  const address = new Query().getByText(email, { exact: true });
  await shopper.see(address);

  await shopper.press(on.signOut);
  await shopper.arrive('/');

  await shopper.goto('/iniciar-sesion');
  await shopper.fill(on.email, email);
  await shopper.fill(on.password, PASSWORD);
  await shopper.press(on.signIn);
  await shopper.arrive('/');
  await shopper.goto('/cuenta/mi-cuenta');
  await shopper.see(address);
});
