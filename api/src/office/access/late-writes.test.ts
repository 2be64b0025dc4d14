import { Readable } from 'node:stream';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import { addClosedDay } from 'shared-contracts/office/closed-days';
import { createCoupon } from 'shared-contracts/office/coupons';
import { addPicture } from 'shared-contracts/office/pictures';
import { planPrice } from 'shared-contracts/office/price-plans';
import { endOwnSession, listOwnSessions } from 'shared-contracts/office/staff';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';

let shop: TestOffice;
let picture: string;
beforeAll(async () => {
  shop = await createTestOffice();
  picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#722' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => bytes.toString('base64'));
});
afterAll(() => shop.close());

const coupon = { percent: 100, amount: null, min_total: 0, uses: null, expires_on: null, is_auto: true };
/** Writes of several areas, each with a body that the API accepts. */
const WRITES: readonly [name: string, endpoint: Endpoint, body: () => object][] = [
  ['a coupon of 100 %', createCoupon, () => ({ ...coupon, code: 'ADIOS', email: null })],
  ['a closed day', addClosedDay, () => ({ day: '2099-01-01', es: 'Cerrado', en: 'Closed' })],
  ['a picture', addPicture, () => ({ file: picture, folder: 'products', name: 'Adiós' })],
  [
    'a planned price',
    planPrice,
    () => ({
      sku: 'W10',
      kind: 'price',
      price: 10,
      starts_at: new Date(Date.now() + 3_600_000).toISOString(),
      ends_at: null,
      reason: 'Al irme',
    }),
  ],
];

type Dismissal = (id: string) => Promise<unknown>;
const DISMISSALS: readonly [name: string, status: number, dismiss: Dismissal][] = [
  [
    'was disabled',
    401,
    (id) => shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', id).execute(),
  ],
  [
    'lost the session',
    401,
    (id) => shop.db.deleteFrom('staff_sessions').where('staff_id', '=', id).execute(),
  ],
  [
    'lost the permission',
    403,
    (id) => shop.db.updateTable('staff').set({ role: 'warehouse' }).where('id', '=', id).execute(),
  ],
];

/** Sends a write whose body arrives after `meanwhile`, when the request has been allowed. */
const sendLate = (
  { method, path }: Endpoint,
  { body, token, meanwhile }: { body: object; token: string; meanwhile: () => Promise<unknown> },
) => {
  const late = async function* () {
    await meanwhile();
    yield Buffer.from(JSON.stringify(body));
  };
  return shop.office.inject({
    method,
    url: path,
    headers: { 'x-office': '1', cookie: `office_session=${token}`, 'content-type': 'application/json' },
    payload: Readable.from(late()),
  });
};
const auditedBy = (id: string) =>
  shop.db.selectFrom('audit_entries').select('action').where('staff_id', '=', id).execute();

it.each(
  WRITES.flatMap(([write, endpoint, body]) =>
    DISMISSALS.map(([why, status, dismiss]) => ({ write, why, endpoint, body, status, dismiss })),
  ),
)('refuses $write of a person who $why while the body was on its way', async (given) => {
  const { id, token } = await shop.signInAs('manager');
  const meanwhile = () => given.dismiss(id);
  const answer = await sendLate(given.endpoint, { body: given.body(), token, meanwhile });
  expect(answer.statusCode, answer.body).toBe(given.status);
  expect(await auditedBy(id)).toEqual([]);
});

it.each(WRITES)('accepts %s of a person who stays', async (_name, endpoint, body) => {
  const { token, id } = await shop.signInAs('manager');
  const answer = await sendLate(endpoint, { body: body(), token, meanwhile: async () => undefined });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  expect(await auditedBy(id)).toHaveLength(1);
});

it('lets a person end the own session', async () => {
  const { call } = await shop.signInAs('manager');
  const [{ id }] = (await call(listOwnSessions)).body.data;
  expect((await call(endOwnSession, { params: { id } })).status).toBe(200);
  expect((await call(listOwnSessions)).status).toBe(401);
});
