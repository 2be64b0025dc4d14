import * as endpoints from 'shared-contracts/office/incidents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
let manager: CallOffice;
let managerId: string;
beforeAll(async () => {
  ({ call: manager, id: managerId } = await shop.signInAs('manager', 'Lucía'));
  await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email: 'Antigua@example.cl' });
  await shop.rawQuery(`update orders set created_at = '2026-03-01T12:00:00-03:00'`);
  await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email: 'nueva@example.cl' });
  await shop.call('POST', '/contact', { name: 'Ana', email: 'antigua@example.cl', message: 'Hola' });
  await shop.rawQuery(
    `insert into data_limits (email, purpose) values ('nueva@example.cl', 'all');
     update orders set created_at = '2026-06-10T23:30:00-04:00' where email = 'nueva@example.cl'`,
  );
});
afterAll(() => shop.close());

const INCIDENT = {
  since: '2026-06-11',
  what: 'Perdimos un teléfono con correos de pedidos.',
  data: ['orders', 'messages'],
  data_from: null,
  data_to: null,
  agency_told_on: null,
  people_told_on: null,
};
const add = async (changes: object = {}) =>
  (await manager(endpoints.addIncident, { body: { ...INCIDENT, ...changes } })).body;
const peopleOf = async (id: string) => {
  const { body } = await manager(endpoints.exportIncidentPeople, {
    params: { id },
    body: { reason: 'Avisar a las personas' },
  });
  return body.text.replace('\uFEFF', '').trim().split('\r\n').slice(1);
};
const auditOf = (id: string) =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'reason', 'staff_id'])
    .where('entity_id', '=', id)
    .orderBy('id')
    .execute();

describe('the log of incidents', () => {
  it('counts each affected person once, also a blocked one, and lists them with a reason', async () => {
    const incident = await add();
    expect(incident).toMatchObject({ people: 2, agency_told: '', data: ['orders', 'messages'] });
    expect(await peopleOf(incident.id)).toEqual(['antigua@example.cl', 'nueva@example.cl']);
    expect(await auditOf(incident.id)).toMatchObject([
      { action: 'incidents.change', before: null, after: { people: 2 }, staff_id: managerId },
      { action: 'incidents.export', after: { rows: 2 }, reason: 'Avisar a las personas' },
    ]);
    const { status } = await manager(endpoints.exportIncidentPeople, {
      params: { id: incident.id },
      body: { reason: '' },
    });
    expect(status).toBe(422);
  });

  it('names the file and its column in the language of the person', async () => {
    const { id } = await add();
    const input = { params: { id }, body: { reason: 'Avisar a las personas' } };
    const fileIn = async (language: string) =>
      (await manager(endpoints.exportIncidentPeople, input, { 'accept-language': language })).body;
    expect(await fileIn('en')).toMatchObject({
      filename: expect.stringMatching(/^affected-/),
      text: expect.stringMatching(/^\uFEFF"?e-mail"?\r\n/),
    });
    expect(await fileIn('es')).toMatchObject({
      filename: expect.stringMatching(/^afectados-/),
      text: expect.stringMatching(/^\uFEFF"?correo"?\r\n/),
    });
  });

  it('notes a repeated incident once, and refuses its key for another one', async () => {
    const send = (what: string) =>
      manager(endpoints.addIncident, { body: { ...INCIDENT, what } }, { 'idempotency-key': 'incidente-1' });
    const [first, ...others] = await Promise.all(['Un robo', 'Un robo', 'Un robo'].map(send));
    expect(others.map(({ body }) => body.id)).toEqual([first?.body.id, first?.body.id]);
    expect(await auditOf(first?.body.id)).toHaveLength(1);
    expect(await send('Otro robo')).toMatchObject({ body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  it('takes only the data of its days in Santiago', async () => {
    const orders = (data_from: string | null, data_to: string | null) =>
      add({ data: ['orders'], data_from, data_to });
    expect((await orders('2026-06-10', '2026-06-10')).people).toBe(1);
    expect((await orders('2026-06-11', null)).people).toBe(0);
    expect((await orders(null, '2026-03-01')).people).toBe(1);
    expect((await add({ data: [] })).people).toBe(0);
  });

  it('refuses days that end before they begin, in which nobody would be affected', async () => {
    const body = { ...INCIDENT, data_from: '2026-06-10', data_to: '2026-03-01' };
    const { id, version } = await add();
    const answers = [
      await manager(endpoints.addIncident, { body }),
      await manager(endpoints.changeIncident, { params: { id }, body: { version, ...body } }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 422, body: { fields: { data_to: expect.any(String) } } });
  });

  it('keeps what was told to whom, once, and leaves the texts out of the history', async () => {
    const { id, version } = await add();
    const told = {
      ...INCIDENT,
      data: ['messages'],
      agency_told_on: '2026-06-12',
      agency_told: 'Ingreso 4411',
      people_told_on: '2026-06-13',
      people_told: 'Correo a Marcela y otras',
    };
    const change = () => manager(endpoints.changeIncident, { params: { id }, body: { version, ...told } });
    const answers = await Promise.all([change(), change()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { body } = await manager(endpoints.readIncident, { params: { id } });
    expect(body).toMatchObject({ ...told, people: 1 });
    const [, entry] = await auditOf(id);
    expect(entry).toMatchObject({
      before: { people: 2, agency_told_on: null },
      after: { people: 1, agency_told_on: '2026-06-12' },
    });
    expect(JSON.stringify(entry)).not.toContain('Marcela');
  });

  it('lists the latest first, and is closed to roles that do not answer for it', async () => {
    const { id } = await add({ since: '2026-07-01' });
    const { body } = await manager(endpoints.listIncidents, { query: { sort: 'since', order: 'desc' } });
    expect(body.data[0].id).toBe(id);
    for (const role of ['support', 'editor', 'warehouse'] as const) {
      const { call } = await shop.signInAs(role);
      expect((await call(endpoints.readIncident, { params: { id } })).status).toBe(403);
    }
  });
});
