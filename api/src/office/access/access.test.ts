import { type Endpoint, endpointUrl } from 'shared-contracts/api/endpoint';
import { isAllowed, PERMISSIONS, ROLES } from 'shared-contracts/office/access';
import { OFFICE_ENDPOINTS } from 'shared-contracts/office/endpoint-list.schema';
import { readSession, signOut } from 'shared-contracts/office/session';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());

/** Parameters that fit no row, so that a call without refusal changes nothing. */
const NO_PARAMS = new Proxy({}, { get: () => '00000000-0000-4000-8000-000000000000' });
const CLOSED = OFFICE_ENDPOINTS.map(({ endpoint }) => endpoint).filter(({ access }) => access !== 'public');

it('serves every endpoint of the contract', () => {
  for (const { endpoint } of OFFICE_ENDPOINTS)
    expect(shop.office.hasRoute({ method: endpoint.method, url: endpoint.path }), endpoint.id).toBe(true);
});

it('uses every permission', () => {
  const used = new Set(OFFICE_ENDPOINTS.map(({ endpoint }) => endpoint.access));
  expect(PERMISSIONS.filter((permission) => !used.has(permission))).toEqual([]);
});

/** Status of a call whose body is broken JSON: a refusal by access comes before the body is read. */
const statusBeforeBody = async (endpoint: Endpoint, cookie = ''): Promise<number> => {
  const { method } = endpoint;
  const url = endpointUrl(endpoint, { params: NO_PARAMS });
  const headers = { 'x-office': '1', cookie };
  const broken = { headers: { ...headers, 'content-type': 'application/json' }, payload: '{' };
  return (await shop.office.inject({ method, url, headers, ...(method !== 'GET' && broken) })).statusCode;
};

it.each(CLOSED)('refuses $id without a session, before it reads the body', async (endpoint) => {
  expect(await statusBeforeBody(endpoint)).toBe(401);
});

it.each(ROLES)('lets the role %s call its endpoints and no other', async (role) => {
  const { call, token } = await shop.signInAs(role);
  for (const endpoint of CLOSED) {
    const { access } = endpoint;
    const isOpen = access === 'public' || access === 'signed-in' || isAllowed(role, access);
    if (!isOpen) {
      expect(await statusBeforeBody(endpoint, `office_session=${token}`), endpoint.id).toBe(403);
      continue;
    }
    const { status } = await call(endpoint, { params: NO_PARAMS });
    expect([401, 403], endpoint.id).not.toContain(status);
  }
});

it.each([
  ['without the header of the office', { 'x-office': '' }],
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another port of the same host', { 'sec-fetch-site': 'same-site' }],
  ['by an address typed into a browser', { 'sec-fetch-site': 'none' }],
  ['from another origin', { origin: 'http://localhost:3000' }],
  ['from an opaque origin', { origin: 'null' }],
])('refuses every write %s', async (_title, headers) => {
  const { call } = await shop.signInAs('owner');
  const writes = OFFICE_ENDPOINTS.filter(({ endpoint }) => endpoint.method !== 'GET');
  for (const { endpoint } of writes)
    expect((await call(endpoint, { params: NO_PARAMS }, headers)).status, endpoint.id).toBe(403);
  expect((await call(readSession)).status).toBe(200);
});

it.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['from another port of the same host', { 'sec-fetch-site': 'same-site' }],
  ['from another origin', { origin: 'http://localhost:3000' }],
])('refuses every read %s', async (_title, headers) => {
  const { call } = await shop.signInAs('owner');
  const reads = OFFICE_ENDPOINTS.filter(({ endpoint }) => endpoint.method === 'GET');
  for (const { endpoint } of reads)
    expect((await call(endpoint, { params: NO_PARAMS }, headers)).status, endpoint.id).toBe(403);
});

it('accepts a read by an address typed into a browser', async () => {
  const { call } = await shop.signInAs('owner');
  expect((await call(readSession, {}, { 'sec-fetch-site': 'none', 'x-office': '' })).status).toBe(200);
});

it('accepts a write from the office’s own origin', async () => {
  const { call } = await shop.signInAs('owner');
  const headers = { origin: shop.config.OFFICE_URL, 'sec-fetch-site': 'same-origin' };
  expect((await call(signOut, {}, headers)).status).toBe(200);
});

it('answers no endpoint of the office on the shop’s listener', async () => {
  const { token } = await shop.signInAs('owner');
  for (const { endpoint } of OFFICE_ENDPOINTS)
    for (const prefix of ['', '/api']) {
      const url = `${prefix}${endpointUrl(endpoint, { params: NO_PARAMS })}`;
      const headers = { 'x-office': '1', cookie: `office_session=${token}` };
      expect((await shop.app.inject({ method: endpoint.method, url, headers })).statusCode, url).toBe(404);
    }
});

it.each([
  ['30 minutes after its last request', { last_used_at: new Date(Date.now() - 31 * 60_000) }],
  ['at its end', { expires_at: new Date(Date.now() - 1) }],
  ['before the second factor', { step: 'code' as const }],
])('ends a session %s', async (_title, change) => {
  const { id, call } = await shop.signInAs('owner');
  expect((await call(readSession)).status).toBe(200);
  await shop.db.updateTable('staff_sessions').set(change).where('staff_id', '=', id).execute();
  expect((await call(readSession)).status).toBe(401);
});

it('ends the sessions of disabled staff at once', async () => {
  const { id, call } = await shop.signInAs('owner');
  await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', id).execute();
  expect((await call(readSession)).status).toBe(401);
});
