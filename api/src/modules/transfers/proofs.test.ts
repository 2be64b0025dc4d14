import { once } from 'node:events';
import { connect } from 'node:net';
import { parseSetCookie } from 'cookie';
import { MAX_PROOF_BYTES } from 'shared-contracts/domain/proof-file';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseCustomer } from '../../../test/erase-customer.ts';
import { aPdf, aPhotoWithPlace, aPng, aPngBomb } from '../../../test/proof-files.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { removeExpired } from '../../jobs/remove-expired.ts';
import { API_PREFIX } from '../../plugins/endpoint.ts';
import { advanceOrder } from '../operator/advance-order.service.ts';
import { exportCustomer } from '../privacy/export-customer.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W1: 12 }));

const PDF = aPdf('transferencia');
const PNG = await aPng();
const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };

const order = async (changes: object = TRANSFER): Promise<Placed> => {
  const { status, body } = await shop.placeOrder(await shop.cartWith({ W1: 2 }), changes);
  expect(status).toBe(201);
  return body;
};
interface Sent {
  code?: string;
  fields?: Record<string, string>;
  data?: { proof_at: string | null; expires_at: string | null; payment_status: string };
}
const send = (placed: Placed, file: Buffer | string, key = placed.access_key) =>
  shop.call<Sent>(
    'PUT',
    `/purchases/${placed.id}/transfer/proof`,
    { file: typeof file === 'string' ? file : file.toString('base64') },
    { 'x-order-key': key },
  );
const kept = async ({ id }: Placed) =>
  shop.db.selectFrom('transfer_proofs').selectAll().where('order_id', '=', id).executeTakeFirst();
const mailsOf = (order: Placed) => shop.mailJobsOf(order, 'proof-received');
const days = (count: number) => new Date(Date.now() - count * 86_400_000);

describe('the proof of a transfer', () => {
  it('is stored and replaceable, extends the deadline once and sends one mail', async () => {
    const placed = await order();
    const first = await send(placed, PDF);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      expires_at: null,
      payment_status: 'pending',
      proof_at: expect.any(String),
    });
    expect(await kept(placed)).toMatchObject({ type: 'application/pdf', file: PDF });
    // The buyer replaces a wrong file.
    expect((await send(placed, PNG)).status).toBe(200);
    expect(await kept(placed)).toMatchObject({ type: 'image/jpeg' });
    expect(await mailsOf(placed)).toHaveLength(1);

    const hoursLeft = async () => {
      const { rows } = await shop.rawQuery(
        `select round(extract(epoch from expires_at - now()) / 3600)::int as hours
         from orders where id = '${placed.id}'`,
      );
      return rows[0]?.hours;
    };
    expect(await hoursLeft()).toBe(7 * 24);
    const expireIn = (interval: string) =>
      shop.rawQuery(
        `update orders set expires_at = now() + interval '${interval}' where id = '${placed.id}'`,
      );
    await expireIn('1 hour');
    await send(placed, PDF);
    expect(await hoursLeft()).toBe(1);
    await shop.app.jobs.run('settle-unpaid-orders', {});
    expect((await shop.readOrder(placed)).body.data).toMatchObject({ status: 'in_validation' });
    await expireIn('-1 second');
    await shop.app.jobs.run('settle-unpaid-orders', {});
    expect((await shop.readOrder(placed)).body.data).toMatchObject({ status: 'cancelled' });
    expect(await shop.stockOf('W1')).toBe(12);
  });

  it.each([
    ['of another order', async () => (await order()).access_key],
    ['that is made up', async () => 'x'.repeat(40)],
    ['that is missing', async () => ''],
  ])('is refused with a key %s', async (_, keyOf) => {
    const placed = await order();
    const { status, body } = await send(placed, PDF, await keyOf());
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await kept(placed)).toBeUndefined();
  });

  it('is accepted with the order’s cookie, which has a path', async () => {
    const { body: placed, headers } = await shop.placeOrder(await shop.cartWith({ W1: 1 }), TRANSFER);
    const { name, value, path = '' } = parseSetCookie(headers.get('set-cookie') ?? '') ?? {};
    const address = `/purchases/${placed.id}/transfer/proof`;
    expect(`${API_PREFIX}${address}`.startsWith(`${path}/`)).toBe(true);
    const sent = { file: PDF.toString('base64') };
    expect((await shop.call('PUT', address, sent, { cookie: `${name}=${value}` })).status).toBe(200);
  });

  it('cannot be downloaded, not even by its buyer', async () => {
    const placed = await order();
    await send(placed, PDF);
    const read = await shop.call('GET', `/purchases/${placed.id}/transfer/proof`, undefined, {
      'x-order-key': placed.access_key,
    });
    expect(read.status).toBe(404);
    expect(JSON.stringify((await shop.readOrder(placed)).body)).not.toContain('%PDF');
  });

  it.each([
    ['a web page that calls itself a picture', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a program', Buffer.from('MZ\x90\x00')],
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['no base64 at all', '***'],
    ['the first three bytes of a picture', Buffer.from([0xff, 0xd8, 0xff])],
    ['the beginning of a picture', PNG.subarray(0, 40)],
    ['the beginning of a PDF', Buffer.from('%PDF-1.7 transferencia')],
    ['a PDF whose end leads nowhere', Buffer.from('%PDF-1.7\n1 0 obj\nstartxref\n9999\n%%EOF')],
  ])('is refused when it is %s', async (_, file) => {
    const placed = await order();
    const { status, body } = await send(placed, file);
    expect([status, body.code]).toEqual([422, 'FILE_NOT_ACCEPTED']);
    expect(body.fields).toHaveProperty('file');
    expect(await kept(placed)).toBeUndefined();
    expect((await shop.readOrder(placed)).body.data).toMatchObject({ proof_at: null });
  });

  it('is stored upright, without the position and the name that a camera wrote', async () => {
    const photo = await aPhotoWithPlace();
    expect(await sharp(photo).metadata()).toHaveProperty('exif');
    const placed = await order();
    expect((await send(placed, photo)).status).toBe(200);
    const stored = (await kept(placed))?.file ?? Buffer.alloc(0);
    expect(stored.includes('Ana Rojas')).toBe(false);
    const about = await sharp(stored).metadata();
    expect(about).not.toHaveProperty('exif');
    expect(about).toMatchObject({ width: 30, height: 40 });
  });

  it('is refused when a small file would fill the memory', async () => {
    const bomb = await aPngBomb();
    expect(bomb.length).toBeLessThan(1_000_000);
    const placed = await order();
    const { status, body } = await send(placed, bomb);
    expect([status, body.code]).toEqual([422, 'FILE_NOT_ACCEPTED']);
    expect(await kept(placed)).toBeUndefined();
  });

  it('is accepted up to the size limit', async () => {
    const placed = await order();
    // Measure the excess: the offset at the end of the PDF gets more digits with the spaces.
    const tooLong = aPdf('', MAX_PROOF_BYTES).length - MAX_PROOF_BYTES;
    const largest = aPdf('', MAX_PROOF_BYTES - tooLong);
    expect((await send(placed, largest)).status).toBe(200);
    expect((await kept(placed))?.file.length).toBe(MAX_PROOF_BYTES);
    const larger = await send(placed, Buffer.concat([largest, Buffer.alloc(3)]));
    expect([larger.status, larger.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    const huge = await send(placed, Buffer.concat([largest, Buffer.alloc(MAX_PROOF_BYTES)]));
    expect([huge.status, huge.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await kept(placed))?.file.length).toBe(MAX_PROOF_BYTES);
  });

  it('is refused for a card order and after the payment', async () => {
    expect((await send(await order({}), PDF)).body.code).toBe('CONFLICT');
    const placed = await order();
    await advanceOrder({ db: shop.db, jobs: shop.app.jobs }, placed.id, { dryRun: false });
    expect((await send(placed, PDF)).body.code).toBe('CONFLICT');
    expect(await kept(placed)).toBeUndefined();
  });

  /**
   * Starts an upload whose header announces `bytes`, but sends only the beginning of the body. `answer`
   * resolves with the status line of the response.
   */
  const upload = (placed: Placed, { bytes, key = placed.access_key }: { bytes: number; key?: string }) => {
    const { hostname, port } = new URL(shop.base);
    const socket = connect(Number(port), hostname);
    socket.write(
      `PUT ${API_PREFIX}/purchases/${placed.id}/transfer/proof HTTP/1.1\r\n` +
        `host: shop\r\nx-order-key: ${key}\r\n` +
        `content-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n{"file":"`,
    );
    const answer = once(socket, 'data').then(([data]) => String(data).split('\r\n')[0]);
    return { socket, answer };
  };

  it.each([
    ['of a stranger', { bytes: 7_000_000, key: 'x'.repeat(43) }, '404'],
    ['that claims too many bytes', { bytes: 8_000_000 }, '413'],
  ])('is refused before its body is read: %s', async (_, claim, status) => {
    const { socket, answer } = upload(await order(), claim);
    expect(await answer).toContain(status);
    socket.destroy();
  });

  it('waits while four others are uploaded', async () => {
    const placed = await order();
    await shop.rawQuery('delete from rate_limits');
    const slow = Array.from({ length: 4 }, () => upload(placed, { bytes: 1000 }));
    // The rate limit counts each upload before the upload gets a slot.
    await expect
      .poll(async () => (await shop.rawQuery(`select sum(points)::int as n from rate_limits`)).rows[0]?.n)
      .toBeGreaterThanOrEqual(4);
    await shop.readOrder(placed);
    let isAnswered = false;
    const fifth = send(placed, PDF).finally(() => {
      isAnswered = true;
    });
    for (let index = 0; index < 10; index += 1) await shop.readOrder(placed);
    expect(isAnswered).toBe(false);
    for (const { socket } of slow) socket.destroy();
    expect((await fifth).status).toBe(200);
  });

  it('creates one file and one mail for ten simultaneous uploads', async () => {
    const placed = await order();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(placed, PDF)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await mailsOf(placed)).toHaveLength(1);
  });

  it('is limited in number of uploads, including refused ones', async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: '0.1' });
    try {
      const { body: placed } = await strict.placeOrder(await strict.cartWith({ W1: 1 }), TRANSFER);
      const put = () =>
        strict.call('PUT', `/purchases/${placed.id}/transfer/proof`, { file: PDF.toString('base64') });
      const statuses = [(await put()).status, (await put()).status, (await put()).status];
      expect(statuses).toEqual([404, 404, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('personal data in a proof', () => {
  it('is listed in the export, and deleted after delivery when the buyer was erased', async () => {
    const email = 'proof.owner@example.cl';
    const placed = await order({ ...TRANSFER, email });
    await send(placed, PNG);
    const { purchases } = await exportCustomer(shop.db, { email, isProven: true });
    expect(purchases).toMatchObject([
      { proof: { type: 'image/jpeg', bytes: (await kept(placed))?.file.length } },
    ]);
    const forget = () => eraseCustomer(shop.db, shop.config, { email, userId: null, isProven: true });
    // The order is not delivered yet, so the erasure keeps its proof.
    await forget();
    expect(await kept(placed)).toBeDefined();
    await shop.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', placed.id).execute();
    await removeExpired(shop.db);
    expect(await kept(placed)).toBeUndefined();
  });

  it.each([
    ['delivered', 181, false],
    ['delivered', 179, true],
    ['in_validation', 400, true],
  ] as const)('of an order %s for %i days is kept: %s', async (status, ago, isKept) => {
    const placed = await order();
    await send(placed, PDF);
    await shop.db
      .updateTable('orders')
      .set({ status, updated_at: days(ago) })
      .where('id', '=', placed.id)
      .execute();
    await removeExpired(shop.db);
    expect((await kept(placed)) !== undefined).toBe(isKept);
  });
});
