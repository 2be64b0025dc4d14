import { ROLES } from 'shared-contracts/office/access';
import * as session from 'shared-contracts/office/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { buildOfficeApp } from '../office-app.ts';
import { DEMO_PASSWORD, DEMO_STAFF, demoLoginLine, seedDemoStaff } from './demo-staff.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());

const [{ email }] = DEMO_STAFF;
const codeFor = (address: string, office = shop.office) =>
  office.inject({ url: `/office/dev/code?email=${encodeURIComponent(address)}` });

describe('the demo staff', () => {
  it('are not created in production', async () => {
    await seedDemoStaff(shop.db, { ...shop.config, SHOP_MODE: 'production' });
    expect(await shop.db.selectFrom('staff').select('id').execute()).toEqual([]);
  });

  it('have one account for each role, and sign in with the codes of the demo', async () => {
    await Promise.all([seedDemoStaff(shop.db, shop.config), seedDemoStaff(shop.db, shop.config)]);
    expect(DEMO_STAFF.map(({ role }) => role)).toEqual(ROLES);
    for (const staff of DEMO_STAFF) {
      const browser = shop.openBrowser();
      await browser.call(session.signIn, { body: { email: staff.email, password: DEMO_PASSWORD } });
      const { code } = (await codeFor(staff.email)).json();
      expect((await browser.call(session.sendCode, { body: { code } })).status).toBe(200);
      expect((await browser.call(session.readSession)).body.staff.role).toBe(staff.role);
    }
  });

  it('get each code once, and are told to wait for the next', async () => {
    const { code } = (await codeFor(email)).json();
    const browser = shop.openBrowser();
    await browser.call(session.signIn, { body: { email, password: DEMO_PASSWORD } });
    expect((await browser.call(session.sendCode, { body: { code } })).status).toBe(200);
    const next = await codeFor(email);
    // A new step may have begun meanwhile.
    if (next.statusCode === 200) expect(next.json().code).not.toBe(code);
    else expect(next.json().wait_seconds).toBeGreaterThan(0);
  });

  it('are the only ones whose code is given', async () => {
    const { email: other } = await shop.hire('owner');
    expect((await codeFor(other)).statusCode).toBe(404);
    expect((await codeFor('')).statusCode).toBe(404);
  });

  it('are named with password and address for the person who starts the shop', () => {
    expect(demoLoginLine('http://localhost:3001')).toBe(
      `Sign in as ${email} with the password “${DEMO_PASSWORD}”. ` +
        `Codes: http://localhost:3001/office/dev/code?email=${email}`,
    );
  });

  it('lose password, sessions and codes when the shop goes into production', async () => {
    const browser = shop.openBrowser();
    await shop.hire('owner');
    await shop.db.updateTable('staff').set({ totp_last_step: null }).where('email', '=', email).execute();
    await browser.call(session.signIn, { body: { email, password: DEMO_PASSWORD } });
    await browser.call(session.sendCode, { body: { code: (await codeFor(email)).json().code } });
    expect((await browser.call(session.readSession)).status).toBe(200);
    const office = await buildOfficeApp({
      config: { ...shop.config, SHOP_MODE: 'production' },
      db: shop.db,
      readDb: shop.db,
      databaseUrl: shop.url,
      jobs: shop.app.jobs,
    });
    expect((await codeFor(email, office)).statusCode).toBe(404);
    expect((await browser.call(session.readSession)).status).toBe(401);
    const left = await shop.db.selectFrom('staff').selectAll().execute();
    for (const { email: address, password_hash, totp_secret, disabled_at } of left)
      expect(
        [password_hash, totp_secret, disabled_at].map((value) => value === null),
        address,
      ).toEqual(address.endsWith('@taller.example') ? [false, false, true] : [true, true, false]);
    await office.close();
  });
});
