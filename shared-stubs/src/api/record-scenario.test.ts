import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from 'shared-contracts/api/endpoint-list.schema';
import { updateCart } from 'shared-contracts/api/shopping-cart';
import { statusOf } from 'shared-contracts/errors/error-texts';
import { describe, expect, it } from 'vitest';
import { createApiStub } from './create-api-stub.ts';
import { errorsOf, readScenarioParameter } from './read-choice.ts';
import { recordScenario } from './record-scenario.ts';
import { scenarioLink, type WrittenScenario } from './scenario-file.ts';
import { productsAt } from './shelf.ts';

const [WINE] = productsAt('/wines', 'es').filter(({ stock }) => stock > 2);
const CART = '/api/shopping-cart?cart_id=stub-cart-000000000009';
const RETURN = '/api/payments/webpay/return';

interface Answer {
  text?: string;
  encoding?: string;
  time?: number;
  redirectURL?: string;
  form?: string;
}
const entry = (
  method: string,
  address: string,
  status: number,
  { time = 20, form, redirectURL = '', text, encoding }: Answer = {},
) => ({
  time,
  request: { method, url: `https://shop.example${address}`, ...(form ? { postData: { text: form } } : {}) },
  response: { status, redirectURL, content: { text, encoding } },
});
const harOf = (...entries: object[]) => JSON.stringify({ log: { entries } });
const record = (...entries: object[]) => recordScenario(harOf(...entries));
const play = (written: WrittenScenario) => {
  const search = new URLSearchParams(scenarioLink('/carrito', written).split('?')[1]);
  return createApiStub(readScenarioParameter(search.get('api') ?? ''));
};
const soldOut = JSON.stringify({ code: 'OUT_OF_STOCK', message: 'Ana Rojas compró la última' });

describe('a recorded session', () => {
  it('becomes a scenario without data of its session, which plays again', async () => {
    const written = record(
      entry('GET', '/carrito', 200),
      entry('PUT', CART, 200),
      entry('PUT', CART, 409, { text: soldOut }),
      entry('PUT', CART, 200, { time: 3_000 }),
      entry('PUT', CART, 200, { time: 3_000 }),
      entry('GET', CART, 200),
      entry('GET', '/api/purchases/8c1f?key=secret', 502),
    );
    expect(written).toEqual({
      calls: [
        { endpoint: updateCart.id, answers: ['normal', 'OUT_OF_STOCK', 'slow'] },
        { endpoint: 'read-order', answers: ['INTERNAL'] },
      ],
    });
    expect(JSON.stringify(written)).not.toMatch(/Ana|secret|8c1f/);
    const stub = play(written);
    const add = async () =>
      (await stub.handle({ method: 'PUT', url: CART, body: { sku: WINE?.sku, qty: 1 } })).status;
    expect([await add(), await add(), await add()]).toEqual([200, 409, 200]);
  });

  it('keeps the results of its card payments', () => {
    const written = record(
      entry('POST', RETURN, 303, { form: 'token_ws=1', redirectURL: 'https://shop.example/orden/8c1f' }),
      entry('POST', RETURN, 303, {
        form: 'TBK_TOKEN=1&TBK_ID_SESION=2',
        redirectURL: 'https://shop.example/orden/8c1f',
      }),
      entry('POST', '/api/purchases/8c1f/payment/retry', 409, { text: soldOut }),
      entry('GET', `${RETURN}?token_ws=1`, 303, { redirectURL: '/gracias/8c1f' }),
    );
    expect(written).toEqual({
      gateway: ['refused', 'left', 'paid'],
      calls: [{ endpoint: 'retry-payment', answers: ['OUT_OF_STOCK'] }],
    });
  });

  it('keeps nothing that a person typed, wherever the session sent it', () => {
    const typed = [
      'Sofía',
      'sofia@correo.example',
      '12.345.678-5',
      'Los Alerces 123',
      '4051885600446623',
      'REGALO-1',
    ];
    const text = JSON.stringify({ code: 'COUPON_INVALID', message: typed.join(' '), fields: typed });
    const query = new URLSearchParams(typed.map((value, n) => [`code${n}`, value])).toString();
    const written = record(
      ...ENDPOINTS.flatMap(({ endpoint: { method, path: pattern, errors } }) =>
        typed.map((value) => {
          const address = `/api${pattern.replaceAll(/:\w+/g, encodeURIComponent(value))}?${query}`;
          return entry(method, address, statusOf(errors[0] ?? 'INTERNAL'), { text, form: query });
        }),
      ),
      entry('POST', RETURN, 303, { form: query, redirectURL: `/orden/${typed[2]}?${query}` }),
      entry('POST', `/webpayserver/card?${query}`, 200, { text, form: query }),
    );
    expect(written.calls).toHaveLength(ENDPOINTS.length);
    const kept = JSON.stringify(written) + decodeURIComponent(scenarioLink('/carrito', written));
    for (const value of typed) expect(kept).not.toContain(value);
  });

  it('reads a body in base64, and the status of an answer without its body', () => {
    const text = Buffer.from(soldOut).toString('base64');
    const written = record(
      entry('PUT', CART, 409, { text, encoding: 'base64' }),
      entry('PUT', CART, 503, {}),
      entry('PUT', CART, 429, { text: '<html>nginx</html>' }),
    );
    expect(written.calls?.[0]?.answers).toEqual(['OUT_OF_STOCK', 'UNAVAILABLE', 'TOO_MANY_REQUESTS']);
  });

  it('says nothing about requests that ended with their page', () => {
    const written = record(entry('PUT', CART, 0), entry('PUT', CART, -1), entry('GET', CART, 200));
    expect(written).toEqual({ calls: [] });
  });

  it('plays each error that an endpoint of the contract may answer', () => {
    for (const { endpoint } of ENDPOINTS)
      for (const code of errorsOf(endpoint)) {
        const address = `/api${endpoint.path.replaceAll(/:\w+/g, '1')}`;
        const text = JSON.stringify({ code, message: 'Ana Rojas' });
        const written = record(entry(endpoint.method, address, statusOf(code), { text }));
        expect(written, `${endpoint.id} ${code}`).toEqual({
          calls: [{ endpoint: endpoint.id, answers: [code] }],
        });
      }
  });

  it.each([
    ['another file', 'name,stock', 'This is not a HAR file'],
    ['a file of another form', '{"log":{}}', 'This is not a HAR file'],
    ['a session without a shop', harOf(entry('GET', '/index.html', 200)), 'no call of the API of a shop'],
  ])('is refused for %s', (_, text, problem) => {
    expect(() => recordScenario(text)).toThrow(problem);
  });

  it('is written to a file, with its link', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
    const [har, file] = ['session.har', 'scenario.json'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    writeFileSync(har, harOf(entry('PUT', CART, 409, { text: soldOut })));
    const script = path.join(import.meta.dirname, 'save-scenario.ts');
    const output = execFileSync(process.execPath, [script, har, file], { encoding: 'utf8' });
    expect(output).toContain('plays at /?api=normal,update-cart:OUT_OF_STOCK\n');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      calls: [{ endpoint: 'update-cart', answers: ['OUT_OF_STOCK'] }],
    });
    rmSync(folder, { recursive: true });
  });
});
