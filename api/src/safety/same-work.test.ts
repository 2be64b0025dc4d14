import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD, registration } from '../../test/customers.ts';
import type { Shop } from '../../test/shopper.ts';

/** How often the library was asked to hash; it hashes as ever. */
const work = { hash: 0, verify: 0 };
vi.doMock('@node-rs/argon2', async (original) => {
  const library = await original<typeof import('@node-rs/argon2')>();
  return {
    ...library,
    hash: (...args: Parameters<typeof library.hash>) => {
      work.hash += 1;
      return library.hash(...args);
    },
    verify: (...args: Parameters<typeof library.verify>) => {
      work.verify += 1;
      return library.verify(...args);
    },
  };
});

let shop: Shop;
const known = registration();
beforeAll(async () => {
  // Files share their modules: this one wants an API that was loaded with the counted library.
  vi.resetModules();
  const { openShop } = await import('../../test/shopper.ts');
  shop = await openShop({ BOT_CHECK: 'off' });
  await shop.call('POST', '/register', known);
  await shop.call('POST', '/login', { email: known.email, password: PASSWORD });
});
afterAll(async () => {
  await shop.close();
  vi.doUnmock('@node-rs/argon2');
  vi.resetModules();
});
beforeEach(() => {
  Object.assign(work, { hash: 0, verify: 0 });
});

it('hashes equally for logins of unknown and known e-mails', async () => {
  const fails = await shop.call('POST', '/login', { email: known.email, password: 'no es esta' });
  const ofKnown = { ...work };
  Object.assign(work, { hash: 0, verify: 0 });
  const unknown = await shop.call('POST', '/login', { email: 'nadie@example.cl', password: 'no es esta' });
  expect(ofKnown).toEqual({ hash: 0, verify: 1 });
  expect(work).toEqual(ofKnown);
  expect([unknown.status, unknown.body]).toEqual([fails.status, fails.body]);
});

it('hashes equally for registrations of known and new e-mails', async () => {
  await shop.call('POST', '/register', registration());
  const ofNew = { ...work };
  Object.assign(work, { hash: 0, verify: 0 });
  expect((await shop.call('POST', '/register', known)).status).toBe(409);
  expect(work).toEqual(ofNew);
  expect(ofNew).toEqual({ hash: 1, verify: 0 });
});
