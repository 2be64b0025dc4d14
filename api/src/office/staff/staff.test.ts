import { sql } from 'kysely';
import type { Role } from 'shared-contracts/office/access';
import { listAudit } from 'shared-contracts/office/audit';
import * as session from 'shared-contracts/office/session';
import * as endpoints from 'shared-contracts/office/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, type Hired, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';
import { changeStaff } from './staff.service.ts';
import type { StaffDeps } from './staff-change.ts';

let shop: TestOffice;
let owner: Hired & Browser;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop({ RATE_LIMIT_FACTOR: '100' }));
  owner = await openAs('owner');
});
afterAll(() => shop.close());

const openAs = async (role: Role): Promise<Hired & Browser> => {
  const [staff, browser] = [await shop.hire(role), shop.openBrowser()];
  await browser.signIn(staff);
  return { ...browser, ...staff };
};

const REASON = 'Cambio de turno';
const find = async (id: string) => (await owner.call(endpoints.readStaff, { params: { id } })).body;
/** Changes a staff member who was just read. */
const change = async (id: string, changes: object) => {
  const { version, name, role } = await find(id);
  return owner.call(endpoints.changeStaff, {
    params: { id },
    body: { version, name, role, disabled: false, reason: REASON, ...changes },
  });
};
const lastMail = async (): Promise<string> => {
  const [, file] = /([\w-]+\.eml)/.exec((await shop.app.inject('/dev/mail')).body) ?? [];
  return (await shop.app.inject(`/dev/mail/${file}`)).body;
};
let made = 0;
const invite = async (changes: object = {}) => {
  made += 1;
  const person = { email: `persona${made}@taller.example`, name: 'Ana Soto', role: 'support' };
  const body = { ...person, ...(await owner.prove()), ...changes };
  return owner.call(endpoints.inviteStaff, { body });
};
const statusOfSession = async ({ call }: Pick<typeof owner, 'call'>) =>
  (await call(session.readSession)).status;

describe('inviting', () => {
  it('creates a staff member, audits it, and mails the link, which no answer contains', async () => {
    const { status, body } = await invite({ email: ' Camila@Taller.example ' });
    expect(status).toBe(200);
    expect(body.staff).toMatchObject({
      email: 'camila@taller.example',
      status: 'invited',
      role: 'support',
      last_seen_at: null,
    });
    await shop.app.jobs.runDue(['send-staff-mail']);
    const [, mailed = ''] = /enlace#token=([\w-]{43})/.exec(await lastMail()) ?? [];
    expect(JSON.stringify(body)).not.toContain('token');
    const accept = (token: string) =>
      shop.openBrowser().call(session.acceptLink, { body: { token, password: 'parras en la ladera' } });
    expect((await accept(mailed)).status).toBe(200);
    const { body: found } = await owner.call(listAudit, {
      query: { entity: 'staff', entity_id: 'camila@taller.example', order: 'asc' },
    });
    expect(found.data).toMatchObject([
      { action: 'staff.invite', staff: { id: owner.id }, before: null, after: { role: 'support' } },
      { action: 'session.accept-link', staff: { id: body.staff.id } },
    ]);
  });

  it('mails nothing to staff who were disabled or used the link meanwhile', async () => {
    const { body } = await invite();
    await change(body.staff.id, { disabled: true });
    const before = (await shop.app.inject('/dev/mail')).body;
    await shop.app.jobs.runDue(['send-staff-mail']);
    expect((await shop.app.inject('/dev/mail')).body).toBe(before);
  });

  it('refuses an e-mail in use, and control characters in a name', async () => {
    const { body } = await invite();
    expect((await invite({ email: body.staff.email })).body.code).toBe('EMAIL_IN_USE');
    expect((await invite({ name: 'Ana\u0007Soto' })).status).toBe(422);
    expect((await invite({ role: 'king' })).status).toBe(422);
  });
});

describe('the list', () => {
  const namesOf = async (query: object) =>
    (await owner.call(endpoints.listStaff, { query })).body.data.map(({ name }: { name: string }) => name);

  it('finds staff by name and e-mail, in the wanted order and by pages', async () => {
    await invite({ name: 'Zulema Ríos', email: 'zr@lista.example' });
    await invite({ name: 'Abel Ríos', email: 'ar@lista.example' });
    expect(await namesOf({ q: 'LISTA.', sort: 'name', order: 'asc' })).toEqual(['Abel Ríos', 'Zulema Ríos']);
    expect(await namesOf({ q: 'zulema rios' })).toEqual(['Zulema Ríos']);
    expect(await namesOf({ q: 'lista.', per_page: 1, page: 2 })).toEqual(['Abel Ríos']);
    const { body } = await owner.call(endpoints.listStaff, { query: { q: 'lista.', per_page: 1 } });
    expect(body).toMatchObject({ total: 2, more: false });
  });
});

describe('changing', () => {
  it('gives a new role at the next request, and audits what changed', async () => {
    const clerk = await shop.signInAs('support', 'Pedro');
    expect((await clerk.call(listAudit)).status).toBe(403);
    const { body } = await change(clerk.id, { role: 'manager' });
    expect((await clerk.call(listAudit)).status).toBe(200);
    const { body: found } = await owner.call(listAudit, { query: { entity_id: body.email } });
    expect(found.data).toMatchObject([
      { action: 'staff.change', before: { role: 'support' }, after: { role: 'manager' }, reason: REASON },
    ]);
    expect(Object.keys(found.data[0].after)).toEqual(['role']);
  });

  it('is refused when another person changed the staff member first', async () => {
    const { id } = await shop.signInAs('support');
    const { version } = await find(id);
    const body = { version, name: 'Pedro', role: 'editor', disabled: false, reason: REASON };
    const answers = await Promise.all(
      [1, 2].map(() => owner.call(endpoints.changeStaff, { params: { id }, body })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
  });

  it('disables at once: session, sign-in under way and links', async () => {
    const staff = await shop.hire('support');
    const [open, pending] = [shop.openBrowser(), shop.openBrowser()];
    await open.signIn(staff);
    await pending.call(session.signIn, { body: staff });
    expect((await change(staff.id, { disabled: true })).body.status).toBe('disabled');
    expect(await statusOfSession(open)).toBe(401);
    expect((await pending.call(session.sendCode, { body: { code: staff.code(1) } })).status).toBe(401);
    expect((await pending.call(session.signIn, { body: staff })).status).toBe(401);
    expect((await change(staff.id, { ...(await owner.prove()), disabled: false })).body.status).toBe(
      'active',
    );
    expect((await pending.call(session.signIn, { body: staff })).status).toBe(200);
  });
});

describe('a stolen session of an owner', () => {
  const WRONG = { password: 'a guess of a thief', code: '000000' };
  const bodyFor = async (id: string, changes: object = {}) => {
    const { version, name, role } = await find(id);
    return { version, name, role, disabled: false, reason: REASON, ...changes };
  };
  const code = async (answer: Promise<{ body: { code?: string } }>) => (await answer).body.code;

  it('invites nobody, resets nobody and makes no owner without password and code', async () => {
    const thief = await openAs('owner');
    const staff = await shop.hire('support');
    const params = { id: staff.id };
    const right = await thief.prove();
    for (const proof of [{}, WRONG, { ...right, code: '000000' }, { ...right, password: 'a guess' }]) {
      const invitation = { email: 'complice@taller.example', name: 'Cómplice', role: 'owner', ...proof };
      const refusals = [
        await code(thief.call(endpoints.inviteStaff, { body: invitation })),
        await code(thief.call(endpoints.resetStaff, { params, body: await bodyFor(staff.id, proof) })),
        await code(
          thief.call(endpoints.changeStaff, {
            params,
            body: await bodyFor(staff.id, { ...proof, role: 'owner' }),
          }),
        ),
      ];
      for (const refusal of refusals)
        expect(['VALIDATION_FAILED', 'WRONG_PASSWORD', 'WRONG_CODE']).toContain(refusal);
    }
    expect(await find(staff.id)).toMatchObject({ role: 'support', status: 'active' });
    const { body } = await owner.call(endpoints.listStaff, { query: { q: 'complice' } });
    expect(body.data).toEqual([]);
  });

  it('gives no access back without password and code', async () => {
    const staff = await shop.hire('support');
    await change(staff.id, { disabled: true });
    expect((await change(staff.id, { disabled: false })).body).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { password: expect.anything() },
    });
    expect((await find(staff.id)).status).toBe('disabled');
  });

  it('is told to all owners, when password and code are stolen too', async () => {
    const other = await shop.hire('owner');
    const { body } = await invite({ name: 'Cómplice Uno', role: 'owner' });
    await change(body.staff.id, { role: 'support' });
    await change(body.staff.id, { role: 'owner', ...(await owner.prove()) });
    const { version } = await find(body.staff.id);
    await owner.call(endpoints.resetStaff, {
      params: { id: body.staff.id },
      body: { version, reason: REASON, ...(await owner.prove()) },
    });
    const { rows: told } = await sql`select data from jobs.job where name = 'send-access-given'`.execute(
      shop.db,
    );
    for (const owner_id of [owner.id, other.id])
      for (const given of ['invited', 'owner', 'reset'])
        expect(told).toContainEqual({
          data: expect.objectContaining({
            owner_id,
            staff_id: body.staff.id,
            change: given,
            changed_by: owner.id,
          }),
        });
    await shop.app.jobs.runDue(['send-access-given']);
    expect(await lastMail()).toContain('Cómplice Uno');
  });
});

describe('the last owner who can sign in', () => {
  /** Leaves these owners only. */
  const keepOwners = async (ids: readonly string[]) => {
    await shop.db
      .updateTable('staff')
      .set({ role: 'manager' })
      .where('role', '=', 'owner')
      .where('id', 'not in', ids)
      .execute();
  };

  it('cannot be demoted, disabled or reset, also when an invited owner exists', async () => {
    await keepOwners([owner.id]);
    await invite({ role: 'owner' });
    for (const changes of [{ role: 'manager' as const }, { disabled: true }])
      expect((await change(owner.id, changes)).body.code).toBe('LAST_OWNER');
    const { version } = await find(owner.id);
    const reset = { params: { id: owner.id }, body: { version, reason: REASON, ...(await owner.prove()) } };
    expect((await owner.call(endpoints.resetStaff, reset)).body.code).toBe('LAST_OWNER');
    expect((await change(owner.id, { name: 'Elena' })).status).toBe(200);
  });

  it('stays when two owners demote each other at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      const other = await openAs('owner');
      await keepOwners([owner.id, other.id]);
      const [mine, theirs] = [await find(owner.id), await find(other.id)];
      const demote = (
        by: typeof owner,
        { id, name, version }: { id: string; name: string; version: string },
      ) =>
        by.call(endpoints.changeStaff, {
          params: { id },
          body: { version, name, role: 'manager', disabled: false, reason: REASON },
        });
      const answers = await Promise.all([demote(owner, theirs), demote(other, mine)]);
      // The loser has lost the right itself, or would be the last owner to go.
      expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
      expect([403, 409]).toContain(Math.max(...answers.map(({ status }) => status)));
      const owners = await shop.db.selectFrom('staff').select('id').where('role', '=', 'owner').execute();
      expect(owners.filter(({ id }) => [owner.id, other.id].includes(id))).toHaveLength(1);
      await shop.db.updateTable('staff').set({ role: 'owner' }).where('id', '=', owner.id).execute();
    }
  });
});

describe('changes at the same moment', () => {
  let deps: StaffDeps;
  beforeAll(() => {
    deps = { db: shop.db, config: shop.config, jobs: shop.app.jobs };
  });
  const demotion = async (id: string) => {
    const { version, name } = await find(id);
    return { id, version, name, role: 'manager' as const, disabled: false, reason: REASON };
  };

  it('of all owners leave one, whoever makes them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const others = [await shop.signInAs('owner'), await shop.signInAs('owner')];
      const ids = others.map(({ id }) => id);
      const changes = await Promise.all(ids.map(demotion));
      await shop.db.updateTable('staff').set({ role: 'editor' }).where('id', 'not in', ids).execute();
      const results = await Promise.allSettled(changes.map((each) => changeStaff(deps, null, each)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await shop.db.updateTable('staff').set({ role: 'owner' }).where('id', '=', owner.id).execute();
    }
  });

  it('are refused to a staff member who lost the permission after the request began', async () => {
    const [former, other] = [await shop.signInAs('owner'), await shop.signInAs('support')];
    const change = await demotion(other.id);
    await shop.db.updateTable('staff').set({ role: 'manager' }).where('id', '=', former.id).execute();
    await expect(changeStaff(deps, { id: former.id, email: '' }, change)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('resetting', () => {
  it('removes password, second factor and sessions, and mails a link', async () => {
    const staff = await shop.hire('warehouse');
    const browser = shop.openBrowser();
    await browser.signIn(staff);
    const { version } = await find(staff.id);
    const { body } = await owner.call(endpoints.resetStaff, {
      params: { id: staff.id },
      body: { version, reason: 'Perdió el teléfono', ...(await owner.prove()) },
    });
    expect(body.staff.status).toBe('invited');
    expect(JSON.stringify(body)).not.toContain('token');
    await shop.app.jobs.runDue(['send-staff-mail']);
    const [, token = ''] = /enlace#token=([\w-]{43})/.exec(await lastMail()) ?? [];
    expect(await statusOfSession(browser)).toBe(401);
    expect((await browser.call(session.signIn, { body: staff })).status).toBe(401);
    const accepted = await browser.call(session.acceptLink, {
      body: { token, password: 'otra clave larga' },
    });
    expect(accepted.body).toEqual({ step: 'enrol' });
    // The code of the lost phone no longer fits.
    const finished = await browser.call(session.finishEnrolment, { body: { code: staff.code() } });
    expect(finished.body.code).toBe('WRONG_CODE');
  });
});

describe('sessions', () => {
  type Listed = { id: string; current: boolean; user_agent: string | null };

  it('are listed and ended by their own staff member only', async () => {
    const staff = await shop.hire('editor');
    const [here, there] = [shop.openBrowser(), shop.openBrowser()];
    await here.signIn(staff);
    await there.signIn(staff, 1);
    const list = async (): Promise<Listed[]> => (await here.call(endpoints.listOwnSessions)).body.data;
    const other = (await list()).find(({ current }) => !current);
    expect(await list()).toHaveLength(2);
    const end = { params: { id: other?.id ?? '' } };
    expect((await owner.call(endpoints.endOwnSession, end)).status).toBe(404);
    expect(await statusOfSession(there)).toBe(200);
    expect((await here.call(endpoints.endOwnSession, end)).status).toBe(200);
    expect(await statusOfSession(there)).toBe(401);
    expect(await list()).toMatchObject([{ current: true }]);
  });

  it('of a staff member are ended together by the owner', async () => {
    const staff = await shop.hire('editor');
    const browser = shop.openBrowser();
    await browser.signIn(staff);
    const params = { id: staff.id };
    expect((await owner.call(endpoints.listSessionsOf, { params })).body.data).toHaveLength(1);
    await owner.call(endpoints.endSessionsOf, { params, body: { reason: 'Teléfono perdido' } });
    expect(await statusOfSession(browser)).toBe(401);
    expect((await owner.call(endpoints.listSessionsOf, { params })).body.data).toEqual([]);
  });

  it('and links that have ended are removed by the daily job', async () => {
    const staff = await shop.signInAs('editor');
    await invite();
    const old = new Date(Date.now() - 31 * 60_000);
    await shop.db
      .updateTable('staff_sessions')
      .set({ last_used_at: old })
      .where('staff_id', '=', staff.id)
      .execute();
    await shop.db.updateTable('staff_links').set({ expires_at: old }).execute();
    await shop.app.jobs.run('remove-expired', {});
    const left = await shop.db.selectFrom('staff_sessions').select('staff_id').execute();
    expect(left.map(({ staff_id }) => staff_id)).not.toContain(staff.id);
    expect(left.map(({ staff_id }) => staff_id)).toContain(owner.id);
    expect(await shop.db.selectFrom('staff_links').select('staff_id').execute()).toEqual([]);
  });
});
