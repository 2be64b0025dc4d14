import { sql } from 'kysely';
import * as endpoints from 'shared-contracts/office/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Browser, createTestOffice, type Hired, type TestOffice } from '../../../test/office-harness.ts';
import { stepAt } from './totp.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());
/** Clears all rate limits, as if a day had passed. */
const forgetTries = () => sql`delete from rate_limits`.execute(shop.db);
beforeEach(forgetTries);

const SESSION = 'office_session';
const sendPassword = (browser: Browser, { email, password }: Pick<Hired, 'email' | 'password'>) =>
  browser.call(endpoints.signIn, { body: { email, password } });
const sendCode = (browser: Browser, code: string) => browser.call(endpoints.sendCode, { body: { code } });
const statusOfSession = async (browser: Browser) => (await browser.call(endpoints.readSession)).status;
const actionsAbout = async (email: string) =>
  (
    await shop.db
      .selectFrom('audit_entries')
      .select(['action', 'staff_id'])
      .where('entity_id', '=', email)
      .orderBy('id')
      .execute()
  ).map(({ action, staff_id }) => [action, staff_id !== null]);

describe('a sign-in', () => {
  it('needs password and code, and gives access only after both', async () => {
    const [staff, browser] = [await shop.hire('support'), shop.openBrowser()];
    expect((await sendPassword(browser, staff)).body).toEqual({ step: 'code' });
    expect(await statusOfSession(browser)).toBe(401);
    expect((await sendCode(browser, staff.code())).body).toEqual({ step: 'done' });
    const { body } = await browser.call(endpoints.readSession);
    expect(body.staff).toMatchObject({ id: staff.id, email: staff.email, role: 'support' });
    expect(new Date(body.expires_at).getTime() - Date.now()).toBeLessThan(31 * 60_000);
    expect(await actionsAbout(staff.email)).toEqual([['session.start', true]]);
  });

  it('replaces the token at every step, and any token that the browser had before', async () => {
    const [staff, browser] = [await shop.hire('support'), shop.openBrowser()];
    browser.cookies.set(SESSION, 'a token that a stranger chose');
    await sendPassword(browser, staff);
    const pending = browser.cookies.get(SESSION) ?? '';
    expect(pending).not.toContain('stranger');
    await sendCode(browser, staff.code());
    const open = browser.cookies.get(SESSION) ?? '';
    expect(open).not.toBe(pending);
    browser.cookies.set(SESSION, pending);
    expect(await statusOfSession(browser)).toBe(401);
    // A new sign-in ends the browser's earlier session.
    browser.cookies.set(SESSION, open);
    await sendPassword(browser, staff);
    browser.cookies.set(SESSION, open);
    expect(await statusOfSession(browser)).toBe(401);
  });

  it('ends ten minutes after the password', async () => {
    const [staff, browser] = [await shop.hire('support'), shop.openBrowser()];
    await sendPassword(browser, staff);
    await shop.db
      .updateTable('staff_sessions')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('staff_id', '=', staff.id)
      .execute();
    expect((await sendCode(browser, staff.code())).status).toBe(401);
  });

  it('ends at sign-out, also for a person who copied the token', async () => {
    const [staff, browser, thief] = [await shop.hire('owner'), shop.openBrowser(), shop.openBrowser()];
    await browser.signIn(staff);
    thief.cookies.set(SESSION, browser.cookies.get(SESSION) ?? '');
    expect(await statusOfSession(thief)).toBe(200);
    expect((await browser.call(endpoints.signOut)).status).toBe(200);
    expect(browser.cookies.has(SESSION)).toBe(false);
    expect(await statusOfSession(thief)).toBe(401);
    expect(await actionsAbout(staff.email)).toEqual([
      ['session.start', true],
      ['session.end', true],
    ]);
  });

  it('sets an HttpOnly cookie for the office’s own pages, and with https one that no other host can set', async () => {
    const staff = await shop.hire('owner');
    const { headers } = await shop.openBrowser().call(endpoints.signIn, { body: staff });
    expect(String(headers['set-cookie'])).toMatch(
      /^office_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    const secure = await createTestOffice({ OFFICE_URL: 'https://oficina.example' });
    const other = await secure.hire('owner');
    const answer = await secure.callOffice(endpoints.signIn, { body: other });
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-office_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await secure.close();
  });
});

describe('the password', () => {
  it('fails equally for a wrong one, an unknown, disabled or invited staff member', async () => {
    const [staff, disabled, invited] = [
      await shop.hire('support'),
      await shop.hire('support'),
      await shop.hire('support'),
    ];
    await shop.db
      .updateTable('staff')
      .set({ disabled_at: new Date() })
      .where('id', '=', disabled.id)
      .execute();
    await shop.db.updateTable('staff').set({ password_hash: null }).where('id', '=', invited.id).execute();
    const answers = await Promise.all(
      [{ ...staff, password: 'otra' }, { ...staff, email: 'nadie@taller.example' }, disabled, invited].map(
        (given) => sendPassword(shop.openBrowser(), given),
      ),
    );
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 401, body: answers[0]?.body });
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(answers[0]?.body.code).toBe('INVALID_CREDENTIALS');
    await vi.waitFor(async () =>
      expect(await actionsAbout(staff.email)).toEqual([['session.wrong-password', false]]),
    );
    expect(await actionsAbout('nadie@taller.example')).toEqual([]);
  });

  it('of one account cannot be guessed from many networks', async () => {
    const proxied = await createTestOffice({ TRUST_PROXY: '127.0.0.1' });
    const staff = await proxied.hire('owner');
    const at = (index: number, password: string, browser = proxied.openBrowser()) =>
      browser.call(
        endpoints.signIn,
        { body: { email: staff.email, password } },
        { 'x-forwarded-for': `203.0.113.${index}` },
      );
    const known = proxied.openBrowser();
    await known.signIn(staff);
    const answers = [];
    for (let index = 1; index <= 20; index += 1) answers.push(await at(index, 'intento'));
    // The e-mail is held now: the right password gets the same answer as a wrong one.
    answers.push(await at(21, staff.password), await at(22, 'intento'));
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 401, body: answers[0]?.body });
    // A browser in which the staff member signed in before is not held.
    expect((await at(23, staff.password, known)).status).toBe(200);
    // Its own tries are limited too.
    for (let index = 0; index < 10; index += 1) await at(24, 'intento', known);
    expect((await at(25, staff.password, known)).status).toBe(401);
    await proxied.close();
  });

  it('of many accounts cannot be guessed from one network', async () => {
    const guess = (index: number) =>
      sendPassword(shop.openBrowser(), { email: `persona${index}@taller.example`, password: 'vino' });
    for (let index = 0; index < 15; index += 1) expect((await guess(index)).status).toBe(401);
    const stopped = await guess(15);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('that is right counts as no failed try', async () => {
    const staff = await shop.hire('owner');
    for (let index = 0; index < 25; index += 1)
      expect((await sendPassword(shop.openBrowser(), staff)).status).toBe(200);
  });
});

describe('a code', () => {
  const started = async () => {
    const [staff, browser] = [await shop.hire('support'), shop.openBrowser()];
    await sendPassword(browser, staff);
    return { staff, browser };
  };

  it('cannot be guessed, in any number of sign-ins', async () => {
    const staff = await shop.hire('support');
    const fitting = [-1, 0, 1].map((ahead) => staff.code(ahead));
    const wrong = ['000000', '000001', '000002', '000003'].find((code) => !fitting.includes(code)) ?? '';
    let stopped = 0;
    for (let round = 0; round < 6; round += 1) {
      const browser = shop.openBrowser();
      await sendPassword(browser, staff);
      for (let index = 0; index < 2; index += 1) {
        const { status } = await sendCode(browser, wrong);
        expect([422, 429]).toContain(status);
        if (status === 429) stopped += 1;
      }
    }
    expect(stopped).toBe(2);
    const browser = shop.openBrowser();
    await sendPassword(browser, staff);
    expect((await sendCode(browser, staff.code())).status).toBe(429);
    await vi.waitFor(async () => expect(await actionsAbout(staff.email)).toHaveLength(10));
  });

  it('works one step early or late, and no more', async () => {
    // The middle of a step, or the step could change between the code and its check.
    vi.useFakeTimers({ toFake: ['Date'], now: stepAt(Date.now()) * 30_000 + 15_000 });
    onTestFinished(() => void vi.useRealTimers());
    for (const [ahead, status] of [
      [-2, 422],
      [-1, 200],
      [1, 200],
      [2, 422],
    ] as const) {
      const { staff, browser } = await started();
      expect((await sendCode(browser, staff.code(ahead))).status, `${ahead}`).toBe(status);
    }
  });

  it('works once', async () => {
    const { staff, browser } = await started();
    const [code, before] = [staff.code(), staff.code(-1)];
    expect((await sendCode(browser, code)).status).toBe(200);
    for (const used of [code, before]) {
      const thief = shop.openBrowser();
      await sendPassword(thief, staff);
      expect((await sendCode(thief, used)).body.code).toBe('WRONG_CODE');
    }
  });

  it('works once for two sign-ins at the same moment', async () => {
    const staff = await shop.hire('support');
    const browsers = Array.from({ length: 4 }, () => shop.openBrowser());
    for (const browser of browsers) await sendPassword(browser, staff);
    const code = staff.code();
    const answers = await Promise.all(browsers.map((browser) => sendCode(browser, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
  });

  it('of another staff member does not fit', async () => {
    const { browser } = await started();
    const other = await shop.hire('support');
    expect((await sendCode(browser, other.code())).status).toBe(422);
  });

  it('needs a sign-in that has the password', async () => {
    const staff = await shop.hire('support');
    expect((await sendCode(shop.openBrowser(), staff.code())).status).toBe(401);
  });
});
