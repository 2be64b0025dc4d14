import argon2 from '@node-rs/argon2';
import { signIn } from 'shared-contracts/office/session';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PASSWORD, registration } from '../../test/customers.ts';
import { openOfficeOf } from '../../test/office-harness.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { checkPassword } from '../office/session/sign-in.service.ts';

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
  expect((await shop.call('POST', '/register', { ...known, name: 'Otra' })).status).toBe(409);
  expect(work()).toEqual(ofNew);
  expect(ofNew).toEqual({ hash: 1, verify: 0 });
});

it('hashes equally for staff who are unknown, known, disabled, invited or held', async () => {
  const office = await openOfficeOf(shop);
  const staff = await office.hire('support');
  const works: ReturnType<typeof work>[] = [];
  const answers: unknown[] = [];
  const attempt = async (email: string, password = 'no es esta') => {
    forgetWork();
    const { status, body } = await office.callOffice(signIn, { body: { email, password } });
    works.push(work());
    answers.push([status, body]);
  };
  await attempt('nadie@taller.example');
  await attempt(staff.email);
  forgetWork();
  const held = { email: staff.email, password: staff.password, isHeld: true };
  const { pending } = await checkPassword(shop, { ...held, userAgent: undefined, formerToken: undefined });
  expect(pending).toBeNull();
  works.push(work());
  await shop.db.updateTable('staff').set({ disabled_at: new Date() }).execute();
  await attempt(staff.email, staff.password);
  await shop.db.updateTable('staff').set({ disabled_at: null, password_hash: null }).execute();
  await attempt(staff.email, staff.password);
  expect(works).toEqual(works.map(() => ({ hash: 0, verify: 1 })));
  expect(answers).toEqual(answers.map(() => answers[0]));
  await office.office.close();
});
