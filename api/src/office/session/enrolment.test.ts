import { Secret, TOTP } from 'otpauth';
import * as endpoints from 'shared-contracts/office/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { inviteStaff } from '../staff/staff.service.ts';
import { qrPath } from './qr-path.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice({ RATE_LIMIT_FACTOR: '100' });
});
afterAll(() => shop.close());

const PASSWORD = 'parras en la ladera';
let invited = 0;
/** Invites a staff member. Returns the e-mail and the token of the link. */
const invite = async () => {
  invited += 1;
  const email = `nueva${invited}@taller.example`;
  const { db, config } = shop;
  // As on the command line, which gets the link.
  const { staff, link } = await inviteStaff({ db, config, jobs: null }, null, {
    email,
    name: 'Nueva',
    role: 'support',
  });
  const url = link ?? '';
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token') ?? '';
  return { email, token, id: staff.id, link: url };
};
const accept = (browser: Browser, token: string, password = PASSWORD) =>
  browser.call(endpoints.acceptLink, { body: { token, password } });
const finish = (browser: Browser, code: string) =>
  browser.call(endpoints.finishEnrolment, { body: { code } });
/** Code that an authenticator app shows for the address of the QR code. */
const codeOf = (uri: string): string => {
  const { secret, algorithm, digits, period } = Object.fromEntries(new URL(uri).searchParams) as Record<
    string,
    string
  >;
  return new TOTP({
    secret: Secret.fromBase32(secret ?? ''),
    algorithm: algorithm ?? '',
    digits: Number(digits),
    period: Number(period),
  }).generate();
};
const readUri = async (browser: Browser): Promise<string> =>
  (await browser.call(endpoints.readEnrolment)).body.uri;
const statusOfSession = async (browser: Browser) => (await browser.call(endpoints.readSession)).status;

describe('a link', () => {
  it('leads to password, second factor and session', async () => {
    const { email, token, link } = await invite();
    expect(link).toBe(`${shop.config.OFFICE_URL}/enlace#token=${token}`);
    const browser = shop.openBrowser();
    expect((await accept(browser, token)).body).toEqual({ step: 'enrol' });
    expect(await statusOfSession(browser)).toBe(401);
    const { body } = await browser.call(endpoints.readEnrolment);
    expect(new URL(body.uri).searchParams.get('secret')).toBe(body.secret);
    expect(decodeURIComponent(body.uri)).toContain(email);
    const { body: finished } = await finish(browser, codeOf(body.uri));
    expect(new Set(finished.recovery_codes).size).toBe(10);
    expect(await statusOfSession(browser)).toBe(200);
    expect((await browser.call(endpoints.readEnrolment)).status).toBe(401);
  });

  it('works once, also for two people at the same moment', async () => {
    const { token } = await invite();
    const answers = await Promise.all(
      [1, 2, 3].map((each) => accept(shop.openBrowser(), token, `${PASSWORD} ${each}`)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const again = await accept(shop.openBrowser(), token);
    expect(again.body).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await accept(shop.openBrowser(), 'x'.repeat(43))).body).toEqual(again.body);
  });

  it('answers a repeat with the same password like the first time, and not after a reset or a dismissal', async () => {
    const { token, id } = await invite();
    const same = await Promise.all([1, 2].map(() => accept(shop.openBrowser(), token)));
    const browser = shop.openBrowser();
    same.push(await accept(browser, token));
    expect(same.map(({ body }) => body)).toEqual([1, 2, 3].map(() => ({ step: 'enrol' })));
    expect((await finish(browser, codeOf(await readUri(browser)))).status).toBe(200);
    // The link alone opens nothing: the second factor is asked for.
    expect((await accept(shop.openBrowser(), token)).body).toEqual({ step: 'code' });
    await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    expect((await accept(shop.openBrowser(), token)).body.code).toBe('LINK_EXPIRED');
  });

  it('works for seven days, and not for disabled staff', async () => {
    const old = await invite();
    await shop.db
      .updateTable('staff_links')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('staff_id', '=', old.id)
      .execute();
    expect((await accept(shop.openBrowser(), old.token)).status).toBe(422);
    const { id, token } = await invite();
    const { expires_at } = await shop.db
      .selectFrom('staff_links')
      .select('expires_at')
      .where('staff_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((expires_at.getTime() - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', id).execute();
    expect((await accept(shop.openBrowser(), token)).status).toBe(422);
  });

  it('refuses a short or common password, and works afterwards', async () => {
    const { email, token } = await invite();
    for (const [password, code] of [
      ['corta', 'VALIDATION_FAILED'],
      ['1234567890', 'PASSWORD_TOO_COMMON'],
      [email, 'PASSWORD_TOO_COMMON'],
    ] as const)
      expect((await accept(shop.openBrowser(), token, password)).body).toMatchObject({
        code,
        fields: { password: expect.any(String) },
      });
    expect((await accept(shop.openBrowser(), token)).status).toBe(200);
  });
});

describe('the enrolment of a second factor', () => {
  it('continues with the password when it was interrupted, with another secret', async () => {
    const { email, token } = await invite();
    const first = shop.openBrowser();
    await accept(first, token);
    const uri = await readUri(first);
    const second = shop.openBrowser();
    const signIn = { body: { email, password: PASSWORD } };
    expect((await second.call(endpoints.signIn, signIn)).body).toEqual({ step: 'enrol' });
    // Two people with the password cannot know the same secret: the later enrolment ends the earlier.
    expect(await readUri(second)).not.toBe(uri);
    expect((await finish(first, codeOf(uri))).status).toBe(401);
    expect((await finish(second, codeOf(uri))).body.code).toBe('WRONG_CODE');
    expect((await finish(second, codeOf(await readUri(second)))).status).toBe(200);
  });

  it('uses up its first code', async () => {
    const { email, token } = await invite();
    const browser = shop.openBrowser();
    await accept(browser, token);
    const code = codeOf(await readUri(browser));
    await finish(browser, code);
    await browser.call(endpoints.signIn, { body: { email, password: PASSWORD } });
    expect((await browser.call(endpoints.sendCode, { body: { code } })).body.code).toBe('WRONG_CODE');
  });

  it('stores no secret, code or token in plain text', async () => {
    const { token } = await invite();
    const browser = shop.openBrowser();
    await accept(browser, token);
    const { body } = await browser.call(endpoints.readEnrolment);
    const { body: finished } = await finish(browser, codeOf(body.uri));
    const tables = [
      'staff',
      'staff_links',
      'staff_sessions',
      'staff_recovery_codes',
      'audit_entries',
    ] as const;
    const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()));
    const stored = rows
      .flat()
      .flatMap((row) => Object.values(row))
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
      .join('\n');
    const secret = Buffer.from(Secret.fromBase32(body.secret).buffer).toString('latin1');
    for (const text of [body.secret, secret, token, ...browser.cookies.values(), ...finished.recovery_codes])
      expect(stored.includes(text)).toBe(false);
  });

  it('shows a QR code with its quiet zone', async () => {
    const { path, size } = await qrPath('otpauth://totp/Casa%20Quillay:a@b.example?secret=ABC');
    expect((size - 8 - 17) % 4).toBe(0);
    const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`));
    // Corners of the three finder patterns, and nothing outside of them.
    for (const corner of ['4,4', `${size - 5},4`, `4,${size - 5}`]) expect(dark).toContain(corner);
    for (const outside of ['3,3', '3,4', `${size - 4},4`]) expect(dark).not.toContain(outside);
  });
});

describe('a recovery code', () => {
  it('signs in once in place of a code, however it is typed', async () => {
    const { email, token } = await invite();
    const browser = shop.openBrowser();
    await accept(browser, token);
    const { body } = await finish(browser, codeOf(await readUri(browser)));
    const [first = '', second = ''] = body.recovery_codes as string[];
    const use = async (code: string) => {
      const other = shop.openBrowser();
      await other.call(endpoints.signIn, { body: { email, password: PASSWORD } });
      return (await other.call(endpoints.sendCode, { body: { code } })).status;
    };
    expect(await use(first)).toBe(200);
    expect(await use(first)).toBe(422);
    expect(
      await Promise.all([1, 2].map(() => use(` ${second.toUpperCase().replaceAll('-', ' ')}`))),
    ).toSatisfy((all: number[]) => all.toSorted().join() === '200,422');
    const { after } = await shop.db
      .selectFrom('audit_entries')
      .select('after')
      .where('entity_id', '=', email)
      .where('action', '=', 'session.start')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(after).toEqual({ second_factor: 'recovery-code', recovery_codes_left: 8 });
  });
});
