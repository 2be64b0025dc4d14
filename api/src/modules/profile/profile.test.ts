import { afterAll, describe, expect, it } from 'vitest';
import { type Customer, customersOf, PASSWORD } from '../../../test/customers.ts';
import { openShop, type Placed, pickupOrder } from '../../../test/shopper.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
const customers = customersOf(shop);
afterAll(() => shop.close());

interface Saved {
  data: {
    id: string;
    identification: string;
    apartment: string;
    is_default: boolean;
    commune: string;
    region_id: string;
  };
}
const HOME = { identification: 'Casa', address: 'Los Aromos 123', apartment: '4B', commune_id: '13120' };
const save = (customer: Customer, changes: object = {}) =>
  customer.call<Saved>('POST', '/profile/addresses', { ...HOME, ...changes });
const list = async (customer: Customer) =>
  (await customer.call<{ data: Saved['data'][] }>('GET', '/profile/addresses')).body.data;

describe('the profile', () => {
  it('changes only editable fields', async () => {
    const customer = await customers.join();
    const { status, body } = await customer.call<{ data: object }>('PUT', '/profile/user', {
      name: 'Anita',
      phone: '+56 2 2555 0143',
      email: 'otra@example.cl',
      type: 'company',
      email_verified_at: '2020-01-01',
      password_hash: 'x',
      id: '00000000-0000-4000-8000-000000000000',
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      first_name: 'Anita',
      last_name: 'Soto',
      phone: '+56225550143',
      email: customer.email,
      type: 'person',
      email_verified: false,
    });
    await customers.signIn(customer.email);
  });

  it('refuses the generic RUT for a company, as the registration does', async () => {
    const generic = { rut: '66.666.666-6' };
    const company = await customers.join({
      type: 'company',
      company_name: 'Bar Uno',
      social_reason: 'Bar Uno SpA',
      giro: 'Bares',
    });
    const refused = await company.call<{ fields: object }>('PUT', '/profile/user', {
      ...generic,
      name: 'Eva',
    });
    expect([refused.status, refused.body.fields]).toEqual([422, { rut: 'Ingresa un RUT válido.' }]);
    const { body } = await company.call<{ data: object }>('GET', '/profile/user');
    expect(body.data).toMatchObject({ first_name: 'Ana', rut: '12345678-5' });
    const person = await customers.join();
    expect((await person.call('PUT', '/profile/user', generic)).status).toBe(200);
  });

  it.each([
    ['GET', '/profile/user'],
    ['PUT', '/profile/user'],
    ['PUT', '/profile/user/password'],
    ['POST', '/profile/user/email'],
    ['POST', '/profile/user/verification'],
    ['GET', '/profile/addresses'],
    ['POST', '/profile/addresses'],
    ['GET', '/profile/purchases'],
    ['GET', '/profile/purchases/0123456789'],
    ['GET', '/profile/purchases/0123456789/again'],
    ['GET', '/profile/sessions'],
    ['DELETE', '/profile/sessions'],
    ['GET', '/profile/consents'],
    ['PUT', '/profile/consents'],
    ['GET', '/profile/export'],
    ['POST', '/profile/erase'],
  ])('requires login: %s %s', async (method, path) => {
    const body = method === 'PUT' || method === 'POST' ? bodyFor(path) : undefined;
    const answer = await shop.call(method, path, body);
    expect(answer.status).toBe(401);
  });

  const bodyFor = (path: string): object => {
    const passwords = { current_password: 'a', password: PASSWORD, password_confirmation: PASSWORD };
    return { ...passwords, ...HOME, email: 'a@example.cl', newsletter: true, path };
  };

  it('changes the password with the current one and ends other sessions', async () => {
    const here = await customers.join();
    const there = await customers.signIn(here.email);
    const change = (current_password: string, password: string) =>
      here.call('PUT', '/profile/user/password', {
        current_password,
        password,
        password_confirmation: password,
      });
    expect((await change('no es esta', 'una clave bien nueva')).body).toMatchObject({
      statusCode: 422,
      code: 'WRONG_PASSWORD',
    });
    expect((await change(PASSWORD, 'qwertyuiop')).body).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    expect((await change(PASSWORD, 'una clave bien nueva')).status).toBe(200);
    expect((await there.call('GET', '/profile/user')).status).toBe(401);
    expect((await here.call('GET', '/profile/user')).status).toBe(200);
    await customers.signIn(here.email, 'una clave bien nueva');
  });

  it('answers a repeated change of password as done, without a second mail or ended session', async () => {
    const here = await customers.join();
    const password = 'una clave bien nueva';
    const change = (changes: object = {}) =>
      here.call('PUT', '/profile/user/password', {
        current_password: PASSWORD,
        password,
        password_confirmation: password,
        ...changes,
      });
    expect((await Promise.all([change(), change()])).map(({ status }) => status)).toEqual([200, 200]);
    const there = await customers.signIn(here.email, password);
    expect((await change()).status).toBe(200);
    expect((await there.call('GET', '/profile/user')).status).toBe(200);
    const subjects = (await customers.mailsTo(here.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Cambió tu contraseña')).toHaveLength(1);

    const other = 'otra clave muy distinta';
    const refused = await change({ password: other, password_confirmation: other });
    expect(refused.body).toMatchObject({ code: 'WRONG_PASSWORD' });
    await customers.signIn(here.email, password);
  });
});

describe('addresses', () => {
  it('have one default, which is the first unless another is chosen', async () => {
    const customer = await customers.join();
    const first = (await save(customer)).body.data;
    expect(first).toMatchObject({ is_default: true, commune: 'Ñuñoa', region_id: '13' });
    const second = (await save(customer, { identification: 'Oficina', is_default: true })).body.data;
    expect((await list(customer)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [second.id, true],
      [first.id, false],
    ]);
    const put = await customer.call<Saved>('PUT', `/profile/addresses/${first.id}`, {
      ...HOME,
      address: 'Los Robles 9',
      is_default: true,
    });
    expect(put.body.data).toMatchObject({ address: 'Los Robles 9', is_default: true });
    expect((await list(customer)).filter(({ is_default }) => is_default)).toHaveLength(1);
  });

  it('are saved once for retries after lost responses', async () => {
    const customer = await customers.join();
    const [one, two] = await Promise.all([save(customer), save(customer)]);
    expect(one).toMatchObject({ status: 201, body: { data: { identification: 'Casa' } } });
    expect(two).toMatchObject({ status: 201, body: one.body });
    const other = (await save(customer, { apartment: '5B' })).body.data;
    // Saving an equal address again with `is_default` makes the existing address the default.
    await save(customer, { is_default: true });
    await save(customer, { apartment: '5B', is_default: true });
    expect((await list(customer)).map(({ id }) => id)).toEqual([other.id, one.body.data.id]);
  });

  it('can be restored for a day after deletion, and are then deleted by the job', async () => {
    const customer = await customers.join();
    const first = (await save(customer)).body.data;
    const second = (await save(customer, { identification: 'Oficina' })).body.data;
    const gone = await customer.call<{ data: { restorable_until: string } }>(
      'DELETE',
      `/profile/addresses/${first.id}`,
    );
    expect(Date.parse(gone.body.data.restorable_until)).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await list(customer)).toMatchObject([{ id: second.id, is_default: true }]);
    const repeated = await customer.call('DELETE', `/profile/addresses/${first.id}`);
    expect(repeated).toMatchObject({ status: 200, body: gone.body });
    expect(await list(customer)).toMatchObject([{ id: second.id, is_default: true }]);
    const back = await customer.call<Saved>('POST', `/profile/addresses/${first.id}/restore`);
    expect(back.body.data).toMatchObject({ id: first.id, is_default: true });
    expect(await list(customer)).toMatchObject([{ id: first.id }, { id: second.id, is_default: false }]);
    const again = await customer.call('POST', `/profile/addresses/${first.id}/restore`);
    expect(again).toMatchObject({ status: 200, body: back.body });
    await customer.call('DELETE', `/profile/addresses/${first.id}`);
    await shop.db
      .updateTable('addresses')
      .set({ deleted_at: new Date(Date.now() - 25 * 3_600_000) })
      .where('id', '=', first.id)
      .execute();
    expect((await customer.call('POST', `/profile/addresses/${first.id}/restore`)).status).toBe(404);
    expect((await customer.call('DELETE', `/profile/addresses/${first.id}`)).status).toBe(404);
    await shop.app.jobs.run('remove-expired', {});
    const { rows } = await shop.rawQuery(`select id from addresses where id = '${first.id}'`);
    expect(rows).toEqual([]);
  });

  it('are restored without being the default when another was chosen meanwhile', async () => {
    const customer = await customers.join();
    const first = (await save(customer)).body.data;
    const second = (await save(customer, { identification: 'Oficina' })).body.data;
    await customer.call('DELETE', `/profile/addresses/${first.id}`);
    await customer.call('PUT', `/profile/addresses/${second.id}`, {
      ...HOME,
      identification: 'Oficina',
      is_default: true,
    });
    const back = await customer.call<Saved>('POST', `/profile/addresses/${first.id}/restore`);
    expect(back.body.data).toMatchObject({ id: first.id, is_default: false });
  });

  it('cannot be read, changed, deleted or restored by others', async () => {
    const owner = await customers.join();
    const stranger = await customers.join();
    const { id } = (await save(owner)).body.data;
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.call('PUT', `/profile/addresses/${id}`, HOME)).status).toBe(404);
    expect((await stranger.call('DELETE', `/profile/addresses/${id}`)).status).toBe(404);
    await owner.call('DELETE', `/profile/addresses/${id}`);
    expect((await stranger.call('DELETE', `/profile/addresses/${id}`)).status).toBe(404);
    expect((await stranger.call('POST', `/profile/addresses/${id}/restore`)).status).toBe(404);
    expect((await owner.call('POST', `/profile/addresses/${id}/restore`)).status).toBe(200);
  });

  it('belong to the caller, ignoring an owner in the body', async () => {
    const owner = await customers.join();
    const other = await customers.join();
    const { data } = (await other.call<{ data: { id: string } }>('GET', '/profile/user')).body;
    await save(owner, { user_id: data.id, id: '00000000-0000-4000-8000-000000000000', deleted_at: null });
    expect(await list(other)).toEqual([]);
    const [mine] = await list(owner);
    expect(mine?.id).not.toBe('00000000-0000-4000-8000-000000000000');
  });

  it('need an existing commune and are limited to twenty', async () => {
    const customer = await customers.join();
    const nowhere = await save(customer, { commune_id: '99999' });
    expect(nowhere.body).toMatchObject({ statusCode: 422, fields: { commune_id: expect.any(String) } });
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, n) => save(customer, { apartment: `${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'TOO_MANY_ADDRESSES' });
    expect((await list(customer)).filter(({ is_default }) => is_default)).toHaveLength(1);
    const [, known] = await list(customer);
    expect((await save(customer, { apartment: known?.apartment })).body.data.id).toBe(known?.id);
  });
});

it('lists the customer’s own orders, the newest first, page by page', async () => {
  const customer = await customers.join();
  const authorization = `Bearer ${customer.tokens.access_token}`;
  const buy = async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const answer = await shop.call<{ id: string; number: string }>(
      'POST',
      `/purchases?cart_id=${cart}`,
      pickupOrder('otra.casilla@example.cl'),
      { authorization, 'idempotency-key': `compra-${cart}` },
    );
    return answer.body;
  };
  const first = await buy();
  const second = await buy();
  // The charge of an earlier attempt was given back. It takes nothing from the order.
  await shop.rawQuery(
    `insert into refunds (order_id, token, amount, reason, done_at)
     values ('${second.id}', '${'f'.repeat(64)}', 1000, 'fits no open order', now())`,
  );
  const { body } = await customer.call<{ data: object[]; total: number; last_page: number }>(
    'GET',
    '/profile/purchases?per_page=1',
  );
  expect(body).toMatchObject({ total: 2, current_page: 1, per_page: 1, last_page: 2 });
  expect(body.data).toMatchObject([
    {
      id: second.id,
      number: second.number,
      status: 'in_validation',
      delivery_method: 'pickup',
      units: 2,
      refunded: 0,
      images: [expect.any(String)],
    },
  ]);
  const detail = await customer.call<{ data: object }>('GET', `/profile/purchases/${first.id}`);
  expect(detail.body.data).toMatchObject({ id: first.id, items: [{ sku: 'W5', qty: 2 }] });
  const stranger = await customers.join();
  expect((await stranger.call('GET', `/profile/purchases/${first.id}`)).status).toBe(404);
});

it('says of an order in the list whether a refused card can be tried again', async () => {
  const customer = await customers.join();
  const cart = await shop.cartWith({ W5: 2 });
  const { body: order } = await shop.call<Placed>(
    'POST',
    `/purchases?cart_id=${cart}`,
    pickupOrder('otra.casilla@example.cl'),
    { authorization: `Bearer ${customer.tokens.access_token}`, 'idempotency-key': `rechazo-${cart}` },
  );
  const listed = async () => {
    const { body } = await customer.call<{ data: object[] }>('GET', '/profile/purchases');
    return body.data[0];
  };
  await shop.comeBack(await shop.decide(order.payment.token, 'refuse'));
  const refused = { id: order.id, status: 'cancelled', payment_status: 'failed' };
  expect(await listed()).toMatchObject({ ...refused, can_retry_payment: true });
  const eightDaysAgo = new Date(Date.now() - 8 * 86_400_000);
  await shop.db.updateTable('orders').set({ created_at: eightDaysAgo }).where('id', '=', order.id).execute();
  expect(await listed()).toMatchObject({ ...refused, can_retry_payment: false });
});

it('compares an order with current products', async () => {
  const customer = await customers.join();
  const authorization = `Bearer ${customer.tokens.access_token}`;
  const { body: order } = await shop.call<{ id: string }>(
    'POST',
    `/purchases?cart_id=${await shop.cartWith({ W5: 2, W6: 1, G1: 1 })}`,
    pickupOrder(customer.email),
    { authorization, 'idempotency-key': 'otra-vez-lo-mismo' },
  );
  await shop.rawQuery("update skus set price = price + 1000 where sku = 'W5'");
  await shop.rawQuery(
    "update products set is_active = false where id = (select product_id from skus where sku = 'W6')",
  );
  await shop.setStock({ G1: 0 });
  interface Line {
    sku: string;
    qty: number;
    price: number;
    now: { price: number; stock: number; qty: number } | null;
  }
  const path = `/profile/purchases/${order.id}/again`;
  const { data } = (await customer.call<{ data: Line[] }>('GET', path)).body;
  const lineOf = (sku: string) => data.find((line) => line.sku === sku);
  expect(lineOf('W5')).toMatchObject({ qty: 2, now: { qty: 2 } });
  expect(lineOf('W5')?.now?.price).toBe((lineOf('W5')?.price ?? 0) + 1000);
  expect(lineOf('W6')).toMatchObject({ qty: 1, now: null });
  expect(lineOf('G1')).toMatchObject({ now: { stock: 0 } });
  const stranger = await customers.join();
  expect((await stranger.call('GET', path)).status).toBe(404);
});
