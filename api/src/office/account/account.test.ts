import * as endpoints from 'shared-contracts/office/account';
import { readSession, sendCode, signIn } from 'shared-contracts/office/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { codeOfStep, stepAt } from '../session/totp.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());

const NEW_PASSWORD = 'otra clave del taller';
const isOpen = async (browser: { call: TestOffice['callOffice'] }) =>
  (await browser.call(readSession)).status === 200;
/** Staff member with two browsers, the first with the code of the step before. */
const openTwo = async () => {
  const staff = await shop.hire('warehouse');
  const [here, elsewhere] = [shop.openBrowser(), shop.openBrowser()];
  await here.signIn(staff, -1);
  await elsewhere.signIn(staff, 0);
  return { staff, here, elsewhere };
};
const auditOf = (email: string) =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'after'])
    .where('entity_id', '=', email)
    .where('action', 'not in', ['session.start'])
    .orderBy('id')
    .execute();
const codeFrom = (secret: string, ahead = 0): string => {
  const bits = [...secret]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeOfStep(bytes, stepAt(Date.now()) + ahead);
};

it('changes the own password after the former one, and ends the other sessions', async () => {
  const { staff, here, elsewhere } = await openTwo();
  const change = (current: string, password = NEW_PASSWORD) =>
    here.call(endpoints.changeOwnPassword, { body: { current, password } });
  const wrong = await change('not this one');
  expect([wrong.status, wrong.body.code, wrong.body.fields]).toMatchObject([
    422,
    'WRONG_PASSWORD',
    { current: expect.anything() },
  ]);
  expect((await change(staff.password, 'password1234')).body.code).toBe('PASSWORD_TOO_COMMON');
  expect(await isOpen(elsewhere)).toBe(true);
  expect((await change(staff.password)).status).toBe(200);
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  const enter = (password: string) => shop.callOffice(signIn, { body: { email: staff.email, password } });
  expect([(await enter(staff.password)).status, (await enter(NEW_PASSWORD)).status]).toEqual([401, 200]);
  await expect
    .poll(() => auditOf(staff.email))
    .toMatchObject(
      expect.arrayContaining([
        { action: 'session.change-password', after: { ended: 1 } },
        { action: 'session.wrong-password', after: null },
      ]),
    );
});

it('renews the recovery codes with password and code', async () => {
  const { staff, here } = await openTwo();
  const renew = (password: string, code: string) =>
    here.call(endpoints.renewRecoveryCodes, { body: { password, code } });
  const code = staff.code(1);
  expect((await renew('not this one', code)).body.code).toBe('WRONG_PASSWORD');
  const { status, body } = await renew(staff.password, code);
  expect([status, body.recovery_codes.length]).toEqual([200, 10]);
  // A code works once.
  expect((await renew(staff.password, code)).body.code).toBe('WRONG_CODE');
  const again = await renew(staff.password, body.recovery_codes[0]);
  expect(again.status).toBe(200);
  const late = await renew(staff.password, body.recovery_codes[1]);
  expect(late.body.code).toBe('WRONG_CODE');
  const stored = await shop.db
    .selectFrom('staff_recovery_codes')
    .select('code_hash')
    .where('staff_id', '=', staff.id)
    .execute();
  expect(stored).toHaveLength(10);
});

it('replaces the authenticator app with the first code of the new one', async () => {
  const { staff, here, elsewhere } = await openTwo();
  const start = await here.call(endpoints.startAuthenticator, {
    body: { password: staff.password, code: staff.code(1) },
  });
  expect(start.body).toMatchObject({
    uri: expect.stringContaining('otpauth://'),
    qr: { path: expect.any(String) },
  });
  const confirm = (code: string) => here.call(endpoints.confirmAuthenticator, { body: { code } });
  expect((await confirm('000000')).body.code).toBe('WRONG_CODE');
  expect(await isOpen(elsewhere)).toBe(true);
  const done = await confirm(codeFrom(start.body.secret));
  expect([done.status, done.body.recovery_codes.length]).toEqual([200, 10]);
  expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false]);
  expect((await confirm(codeFrom(start.body.secret, 1))).body.code).toBe('CONFLICT');

  const browser = shop.openBrowser();
  await browser.call(signIn, { body: { email: staff.email, password: staff.password } });
  const enter = async (code: string) => (await browser.call(sendCode, { body: { code } })).status;
  expect(await enter(staff.code(1))).toBe(422);
  expect(await enter(codeFrom(start.body.secret, 1))).toBe(200);
});

it('forgets a new app that is not confirmed in time', async () => {
  const { staff, here } = await openTwo();
  const { body } = await here.call(endpoints.startAuthenticator, {
    body: { password: staff.password, code: staff.code(1) },
  });
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await shop.db.updateTable('staff').set({ next_totp_at: longAgo }).where('id', '=', staff.id).execute();
  const late = await here.call(endpoints.confirmAuthenticator, { body: { code: codeFrom(body.secret) } });
  expect([late.status, late.body.code]).toEqual([409, 'CONFLICT']);
});

describe('wrong tries of a stolen session', () => {
  const attempt = async (browser: Browser) =>
    (await browser.call(endpoints.renewRecoveryCodes, { body: { password: 'a guess', code: '000000' } }))
      .status;

  it('end it, and leave the staff member the other sessions and the sign-in', async () => {
    const { staff, here, elsewhere } = await openTwo();
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push(await attempt(here));
    expect(statuses).toEqual([422, 422, 422, 422, 422, 401]);
    expect(await isOpen(elsewhere)).toBe(true);
    await shop.openBrowser().signIn(staff, 1);
    expect(await auditOf(staff.email)).toContainEqual({ action: 'session.end', after: { ended: 1 } });
  });

  it('count together with those of the sign-in', async () => {
    const { staff, here, elsewhere } = await openTwo();
    for (const browser of [here, elsewhere])
      for (let time = 0; time < 5; time += 1) expect(await attempt(browser)).toBe(422);
    const browser = shop.openBrowser();
    await browser.call(signIn, { body: { email: staff.email, password: staff.password } });
    expect((await browser.call(sendCode, { body: { code: staff.code(1) } })).status).toBe(429);
  });
});
