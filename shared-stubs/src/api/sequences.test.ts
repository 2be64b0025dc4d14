import { updateCart } from 'shared-contracts/api/shopping-cart';
import { describe, expect, it } from 'vitest';
import { createApiStub } from './create-api-stub.ts';
import { readScenarioParameter } from './read-choice.ts';
import { playScenario, scenarioLink, type WrittenScenario } from './scenario-file.ts';
import { productsAt } from './shelf.ts';

const [FIRST, SECOND] = productsAt('/wines', 'es').filter(({ stock }) => stock > 2);
const CART = '/api/shopping-cart?cart_id=stub-cart-000000000009';

const play = (written: WrittenScenario) => {
  const search = new URLSearchParams(scenarioLink('/carrito', written).split('?')[1]);
  return createApiStub(readScenarioParameter(search.get('api') ?? ''));
};
type Stub = ReturnType<typeof play>;
const ask = async (stub: Stub, method: string, url: string, body?: object, headers = {}) => {
  const answer = await stub.handle({ method, url, headers, body: body && JSON.stringify(body) });
  return { ...answer, json: answer.body.startsWith('{') ? JSON.parse(answer.body) : undefined };
};
const add = (stub: Stub, sku = FIRST?.sku, qty = 1) => ask(stub, 'PUT', CART, { sku, qty });
const order = {
  email: 'sofia.rojas@correo.example',
  name: 'Sofía',
  surname: 'Rojas',
  rut: '12345678-5',
  phone: '+56987654321',
  delivery: { method: 'pickup' },
  payment_method: { platform: 'webpay' },
  terms: true,
};
const place = (stub: Stub, key = 'key-12345') =>
  ask(stub, 'POST', '/api/purchases?cart_id=stub-cart-000000000009', order, { 'idempotency-key': key });
const pay = (stub: Stub, token: string, referer = '') =>
  stub.handle({
    method: 'POST',
    url: '/api/payments/webpay/stub',
    headers: { referer },
    body: `token_ws=${token}`,
  });

describe('a sequence', () => {
  const third = {
    calls: [{ endpoint: updateCart.id, answers: ['normal', 'normal', 'UNAVAILABLE', 'slow'] }],
  };

  it('answers the calls of an endpoint in turn, and keeps its last answer', async () => {
    const stub = play(third);
    const answers = [];
    for (let n = 0; n < 5; n += 1) answers.push(await add(stub));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 200, 200]);
    expect(answers.map(({ delayMs }) => delayMs > 0)).toEqual([false, false, false, true, true]);
    expect((await ask(stub, 'GET', CART)).status).toBe(200);
  });

  it('goes on when a page sends the same choice again, and starts again when asked', async () => {
    const stub = play(third);
    await add(stub);
    await add(stub);
    stub.choose({ ...stub.choice });
    expect((await add(stub)).status).toBe(503);
    stub.restart();
    expect((await add(stub)).status).toBe(200);
  });

  it('concerns one product', async () => {
    const stub = play({
      calls: [{ endpoint: updateCart.id, product: FIRST?.sku ?? '', answers: ['OUT_OF_STOCK'] }],
    });
    expect((await add(stub)).status).toBe(409);
    expect((await add(stub, SECOND?.sku)).status).toBe(200);
  });

  it('has its own stock by sku, in lists and in carts', async () => {
    const stub = play({ stock: { [FIRST?.sku ?? '']: 1 } });
    const { json } = await ask(stub, 'GET', '/api/wines?per_page=100');
    const stockOf = (sku: string | undefined) =>
      json.data.find((one: { sku: string }) => one.sku === sku).stock;
    expect(stockOf(FIRST?.sku)).toBe(1);
    expect(stockOf(SECOND?.sku)).toBe(SECOND?.stock);
    expect((await add(stub, FIRST?.sku, 2)).json.code).toBe('OUT_OF_STOCK');
  });

  it('refuses the card, then finds the product sold out', async () => {
    const stub = play({
      gateway: ['refused'],
      calls: [{ endpoint: 'retry-payment', answers: ['sold-out'] }],
      clock: '2026-12-24T22:00:00-03:00',
    });
    await add(stub);
    const { json } = await place(stub);
    expect(json.payment).toEqual({ platform: 'webpay', url: '/api/payments/webpay/stub', token: json.id });
    const back = await pay(
      stub,
      json.payment.token,
      'http://localhost/pago?remote.checkout=real&page=2&api=slow',
    );
    expect([back.status, back.headers.location]).toEqual([
      303,
      `/orden/${json.id}?remote.checkout=real&api=slow`,
    ]);
    const read = await ask(stub, 'GET', `/api/purchases/${json.id}`, undefined, {
      authorization: 'Bearer x',
    });
    expect(read.json.data).toMatchObject({
      payment_status: 'failed',
      can_retry_payment: true,
      created_at: '2026-12-25T01:00:00.000Z',
    });
    const retry = await ask(stub, 'POST', `/api/purchases/${json.id}/payment/retry`);
    expect(retry.json.code).toBe('OUT_OF_STOCK');
  });

  it('pays a refused order at the second attempt', async () => {
    const stub = play({ gateway: ['refused', 'paid'] });
    await add(stub);
    const { json } = await place(stub);
    await pay(stub, json.id);
    const retry = await ask(stub, 'POST', `/api/purchases/${json.id}/payment/retry`);
    expect((await pay(stub, retry.json.payment.token)).headers.location).toBe(`/gracias/${json.id}`);
    const { data } = (await ask(stub, 'GET', `/api/purchases/${json.id}`)).json;
    expect(data).toMatchObject({ card: { card_number: '6623' }, cancellation: { money: 'card' } });
    const third = await ask(stub, 'POST', `/api/purchases/${json.id}/payment/retry`);
    expect(third.json.code).toBe('CONFLICT');
  });

  it('lets the tester choose at the gateway', async () => {
    const stub = play({ gateway: ['ask'] });
    await add(stub);
    const { json } = await place(stub);
    const { headers } = await pay(stub, json.id);
    const page = await ask(stub, 'GET', headers.location ?? '');
    expect(page.body).toContain('Rechazar la tarjeta');
    const answer = await stub.handle({ method: 'POST', url: headers.location ?? '', body: 'answer=left' });
    expect(answer.headers.location).toBe(`/orden/${json.id}`);
  });

  it('keeps a payment when the tester goes back to the gateway and refuses it', async () => {
    const stub = play({ gateway: ['ask'] });
    await add(stub);
    const { json } = await place(stub);
    const { headers } = await pay(stub, json.id);
    const choose = async (answer: string) =>
      (await stub.handle({ method: 'POST', url: headers.location ?? '', body: `answer=${answer}` })).headers;
    expect([(await choose('paid')).location, (await choose('refused')).location]).toEqual([
      `/gracias/${json.id}`,
      `/gracias/${json.id}`,
    ]);
  });

  it('ends the session at a call, until the next login', async () => {
    const stub = play({ calls: [{ endpoint: 'place-order', answers: ['session-ended', 'normal'] }] });
    const signed = { authorization: 'Bearer x' };
    const user = () => ask(stub, 'GET', '/api/profile/user', undefined, signed);
    expect((await user()).status).toBe(200);
    await add(stub);
    expect(
      (
        await ask(stub, 'POST', '/api/purchases?cart_id=stub-cart-000000000009', order, {
          ...signed,
          'idempotency-key': 'key-12345',
        })
      ).status,
    ).toBe(401);
    expect((await user()).status).toBe(401);
    const credentials = { email: 'sofia.rojas@correo.example', password: 'tres copas' };
    expect((await ask(stub, 'POST', '/api/login', credentials)).status).toBe(200);
    expect((await user()).status).toBe(200);
  });
});

describe('a scenario', () => {
  it('is a short link', () => {
    const written = {
      calls: [
        { endpoint: 'update-cart', answers: ['normal', 'slow'] },
        { endpoint: 'read-cart', product: 'W-1', answers: ['INTERNAL'] },
      ],
      stock: { 'W-1': 0 },
      gateway: ['refused', 'paid'] as const,
      clock: '2026-12-24T22:00:00-03:00',
      language: 'en' as const,
    };
    expect(scenarioLink('/carrito?remote.checkout=real', { ...written, gateway: [...written.gateway] })).toBe(
      '/carrito?remote.checkout=real&api=normal,update-cart:normal+slow,read-cart@W-1:INTERNAL,stock@W-1:0,' +
        'gateway:refused+paid,clock:2026-12-24T22:00:00-03:00&lang=en',
    );
  });

  it('is read from an address in which somebody typed a plus', () => {
    const typed = new URLSearchParams('api=normal,update-cart:normal+slow').get('api') ?? '';
    expect(readScenarioParameter(typed).overrides).toEqual({ 'update-cart': 'normal+slow' });
  });

  it.each([
    ['flooded', 'There is no scenario flooded. There are: normal, sold-out'],
    ['normal,updat-cart:slow', 'There is no endpoint updat-cart'],
    ['normal,update-cart:fast', 'There is no scenario fast'],
    ['flooded', '; and the errors INTERNAL, UNAVAILABLE, TOO_MANY_REQUESTS'],
    [
      'normal,update-cart:NOPE',
      /There is no scenario NOPE\. There are: normal, .+; and the errors .*OUT_OF_STOCK, /,
    ],
    [
      'normal,read-cart:OUT_OF_STOCK',
      /read-cart never answers OUT_OF_STOCK\. It answers: .*INTERNAL, UNAVAILABLE/,
    ],
    ['OUT_OF_STOCK', 'The whole API never answers OUT_OF_STOCK. It answers: INTERNAL, '],
    ['normal,update-cart:', 'There is no scenario '],
    ['normal,stock@W-1:many', 'many is no stock'],
    ['normal,gateway:stolen', 'The gateway never answers stolen. It answers: paid, refused'],
    ['normal,clock:tomorrow', 'tomorrow is no time'],
    ['slow,empty', 'The whole API has one scenario: slow or empty'],
  ])('%s is refused, because %s', (value, problem) => {
    expect(() => readScenarioParameter(value)).toThrow(problem);
  });

  it('is opened by a journey, with its clock', async () => {
    const done: string[] = [];
    const clock = { setFixedTime: async (time: string) => void done.push(time) };
    const page = { goto: async (url: string) => void done.push(url), clock };
    await playScenario(page, 'http://localhost:3000/carrito', {
      scenario: 'slow',
      clock: '2026-12-24T22:00:00Z',
    });
    expect(done).toEqual([
      '2026-12-24T22:00:00Z',
      'http://localhost:3000/carrito?api=slow,clock:2026-12-24T22:00:00Z',
    ]);
  });
});
