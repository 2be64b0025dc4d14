import argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD, registration } from '../../test/customers.ts';
import { openShop, type Shop } from '../../test/shopper.ts';

/** Spies that count the calls of the hashing library. They do not replace it. */
const spies = { hash: vi.spyOn(argon2, 'hash'), verify: vi.spyOn(argon2, 'verify') };
const work = () => ({ hash: spies.hash.mock.calls.length, verify: spies.verify.mock.calls.length });
const forgetWork = () => {
  spies.hash.mockClear();
  spies.verify.mockClear();
};

let shop: Shop;
const known = registration();
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  await shop.call('POST', '/register', known);
  await shop.call('POST', '/login', { email: known.email, password: PASSWORD });
});
afterAll(async () => {
  spies.hash.mockRestore();
  spies.verify.mockRestore();
  await shop.close();
});
beforeEach(forgetWork);

it('hashes equally for logins of unknown and known e-mails', async () => {
  const fails = await shop.call('POST', '/login', { email: known.email, password: 'no es esta' });
  const ofKnown = work();
  forgetWork();
  const unknown = await shop.call('POST', '/login', { email: 'nadie@example.cl', password: 'no es esta' });
  expect(ofKnown).toEqual({ hash: 0, verify: 1 });
  expect(work()).toEqual(ofKnown);
  expect([unknown.status, unknown.body]).toEqual([fails.status, fails.body]);
});

it('hashes equally for registrations of known and new e-mails', async () => {
  await shop.call('POST', '/register', registration());
  const ofNew = work();
  forgetWork();
  expect((await shop.call('POST', '/register', known)).status).toBe(409);
  expect(work()).toEqual(ofNew);
  expect(ofNew).toEqual({ hash: 1, verify: 0 });
});
