/** A purchase without scripts against the real API. */
import { randomUUID } from 'node:crypto';
import { putCase } from 'shared-contracts/api/cases';
import { type ApiClient, endpointUrl } from 'shared-contracts/api/endpoint';
import { ApiError } from 'shared-contracts/errors';
import { createTestHost } from 'shared-kit/test-host';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { render } from '../server.tsx';
import { type SmallShop, startSmallShop } from '../testing/small-shop.ts';
import { toPlainState } from './plain-state.ts';

/** Ñuñoa. */
const COMMUNE = '13120';
const PERSON = {
  plain: '1',
  name: 'Ana',
  surname: 'Soto',
  rut: '12.345.678-5',
  phone: '+56 9 1234 5678',
  email: 'ana@example.com',
};

const PDF = btoa('%PDF-1.7\n1 0 obj\nendobj\nstartxref\n9\n%%EOF');

let shop: SmallShop;
beforeAll(async () => {
  shop = await startSmallShop();
});
afterAll(() => shop.stop());

const apiAt = (url: string): ApiClient => ({
  async call(endpoint, given) {
    const input = given as {
      params?: object;
      query?: object;
      body?: object;
      headers?: Record<string, string>;
    };
    const answer = await fetch(`${url}/api${endpointUrl(endpoint, input)}`, {
      method: endpoint.method,
      headers: {
        'accept-language': 'es',
        ...(input.body && { 'content-type': 'application/json' }),
        ...input.headers,
      },
      ...(input.body && { body: JSON.stringify(input.body) }),
    });
    const body = await answer.json();
    if (!answer.ok) throw new ApiError(body as ConstructorParameters<typeof ApiError>[0]);
    return body as never;
  },
});

const ROUTES = [/^(\/orden)\/(.+)$/, /^(\/gracias)\/(.+)$/];

/** A browser without scripts: keeps the cookie, and follows redirects. */
const createVisitor = () => {
  const host = { ...createTestHost(), api: apiAt(shop.url) };
  let plain = '';
  const ask = async (url: string, form?: Record<string, string>) => {
    const { pathname, searchParams } = new URL(url, shop.url);
    const [, start, id] = ROUTES.map((pattern) => pattern.exec(pathname)).find(Boolean) ?? [];
    const params: Record<string, string> = id ? { id } : {};
    const parsed = {
      route: start ? `${start}/:id?` : pathname,
      pathname,
      params,
      query: Object.fromEntries([...searchParams].map(([name, value]) => [name, [value]])),
    };
    const request = { url, locale: 'es' as const, parsed, plain };
    const answer = await render(form ? { ...request, form } : request, host);
    return answer;
  };
  const open = async (url: string, form?: Record<string, string>): Promise<{ at: string; html: string }> => {
    const { redirect, html, plain: next } = await ask(url, form);
    if (next !== undefined) plain = next;
    return redirect ? open(redirect) : { at: url, html };
  };
  return { open, ask, state: () => toPlainState(plain) };
};

const fieldsIn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      value ?? '',
    ]),
  );

/** Opens the payment step with two bottles in the cart. */
const reachPayment = async (sku = 'W1') => {
  const visitor = createVisitor();
  await visitor.open('/carrito', { sku });
  await visitor.open('/carrito', { do: 'adult' });
  await visitor.open('/carrito', { do: 'set', sku, qty: '2' });
  await visitor.open('/informacion-personal', PERSON);
  const delivery = { method: 'home', receiver: 'me', commune_id: COMMUNE, address: 'Los Aromos 123' };
  const { at, html } = await visitor.open('/informacion-de-envio', delivery);
  expect(at).toBe('/metodo-de-pago');
  return { visitor, hidden: fieldsIn(html) };
};

it('buys by transfer, once for two submissions of the form, and thanks with the number', async () => {
  const { visitor, hidden } = await reachPayment();
  const form = { ...hidden, platform: 'transfer', document: '0', terms: 'on' };
  const [first, second] = await Promise.all([
    visitor.ask('/metodo-de-pago', form),
    visitor.ask('/metodo-de-pago', form),
  ]);
  expect(first.redirect).toMatch(/^\/datos-de-transferencia\?pedido=/);
  expect(second.redirect).toBe(first.redirect);
  const { at, html } = await visitor.open('/metodo-de-pago', form);
  expect(at).toBe(first.redirect);
  expect(html).toMatch(/Pedido N\.º [\w-]+/);
  expect(visitor.state().draft.personal.email).toBe('');
  expect((await visitor.open('/carrito')).html).toContain('Tu carrito está vacío');
});

it('orders another cart anew after the answer to an order was lost', async () => {
  const { visitor, hidden } = await reachPayment('W6');
  const form = { ...hidden, platform: 'transfer', document: '0', terms: 'on' };
  const lost = await visitor.ask('/metodo-de-pago', form);
  await visitor.open('/carrito', { sku: 'W6' });
  const step = await visitor.open('/metodo-de-pago');
  const { at, html } = await visitor.open('/metodo-de-pago', { ...form, ...fieldsIn(step.html) });
  expect(at).toMatch(/^\/datos-de-transferencia/);
  expect(at).not.toBe(lost.redirect);
  expect(html).toContain('<td>1</td>');
});

it('tells of the mail when the answer to a transfer order was lost', async () => {
  const { visitor, hidden } = await reachPayment('W6');
  const form = { ...hidden, platform: 'transfer', document: '0', terms: 'on' };
  await visitor.ask('/metodo-de-pago', form);
  const { at, html } = await visitor.open('/metodo-de-pago');
  expect(at).toBe('/carrito');
  expect(html).toMatch(/role="status".*Si enviaste un pedido, te llega un correo/);
});

it('takes the proof of a transfer, and asks for another file when it cannot use one', async () => {
  const { visitor, hidden } = await reachPayment();
  const form = { ...hidden, platform: 'transfer', document: '0', terms: 'on' };
  const { at, html } = await visitor.open('/metodo-de-pago', form);
  expect(html).toMatch(/enctype="multipart\/form-data"/i);
  const send = (file?: string) => visitor.open(at, { do: 'proof', ...(file !== undefined && { file }) });
  for (const bad of [undefined, '', btoa('%PDF-'), btoa('text')])
    expect((await send(bad)).html).toMatch(/role="alert".*Elige un JPG, PNG o PDF de hasta 5 MB/);
  const sent = await send(PDF);
  expect(sent.at).toBe(at);
  expect(sent.html).toMatch(/role="status".*Recibimos tu comprobante.*Enviar otro archivo/s);
  expect((await send(PDF)).html).toContain('Recibimos tu comprobante');
});

it('shows a case with its bottles, orders it, and removes it', async () => {
  const visitor = createVisitor();
  await visitor.open('/carrito', { sku: 'W1' });
  await visitor.open('/carrito', { do: 'adult' });
  const id = randomUUID();
  const addCase = () =>
    apiAt(shop.url).call(putCase, {
      params: { id },
      query: { cart_id: visitor.state().cartId },
      body: {
        size: 6,
        qty: 2,
        bottles: [
          { sku: 'W6', count: 4 },
          { sku: 'W7', count: 2 },
        ],
      },
    });
  await addCase();
  await visitor.open('/carrito', { do: 'remove', sku: 'W1' });
  const { html } = await visitor.open('/carrito');
  for (const text of ['Caja de 6 botellas', '2 cajas', 'Ver las 6 botellas', '4 × '])
    expect(html).toContain(text);
  const removed = await visitor.open('/carrito', { do: 'remove-case', case: id });
  expect(removed.html).toMatch(/Caja de 6 botellas ya no está en el carrito.*Tu carrito está vacío/s);
  await addCase();
  await visitor.open('/informacion-personal', PERSON);
  const delivery = { method: 'home', receiver: 'me', commune_id: COMMUNE, address: 'Los Aromos 123' };
  const payment = await visitor.open('/informacion-de-envio', delivery);
  expect(payment.at).toBe('/metodo-de-pago');
  const form = { ...fieldsIn(payment.html), platform: 'transfer', document: '0', terms: 'on' };
  const { at } = await visitor.open('/metodo-de-pago', form);
  expect(at).toMatch(/^\/datos-de-transferencia\?pedido=/);
});

it('tells why a coupon is refused, and orders in a gift box', async () => {
  const visitor = createVisitor();
  await visitor.open('/carrito', { sku: 'W1' });
  await visitor.open('/carrito', { do: 'adult' });
  const { html: refused } = await visitor.open('/carrito', { do: 'coupon', coupon: 'NOEXISTE' });
  expect(refused).toMatch(/role="alert".*cup[oó]n/);
  const { html } = await visitor.open('/carrito', { do: 'gift', gift: 'on', gift_text: 'Feliz día' });
  expect(html).toContain('Tu pedido va en caja de regalo.');
  await visitor.open('/informacion-personal', PERSON);
  const step = await visitor.open('/informacion-de-envio', { method: 'pickup', receiver: 'me' });
  const form = { ...fieldsIn(step.html), platform: 'transfer', document: '0', terms: 'on' };
  const { at, html: placed } = await visitor.open('/metodo-de-pago', form);
  expect(at).toMatch(/^\/datos-de-transferencia/);
  expect(placed).toContain('Caja de regalo');
  expect(visitor.state().giftBox.check).toBe(false);
});

it('tells that more units than the stock cannot be bought', async () => {
  const visitor = createVisitor();
  await visitor.open('/carrito', { sku: 'W1' });
  await visitor.open('/carrito', { do: 'adult' });
  const { html } = await visitor.open('/carrito', { do: 'set', sku: 'W1', qty: '500' });
  expect(html).toMatch(/role="alert".*No hay suficiente stock/);
});

it('tells that a sold-out product is not in the cart', async () => {
  const visitor = createVisitor();
  await visitor.open('/carrito', { sku: 'W2' });
  const { html } = await visitor.open('/carrito', { do: 'adult' });
  expect(html).toMatch(/role="alert".*No hay suficiente stock/);
  expect(visitor.state().isAdult).toBe(true);
});

it('tells another total than the one that the visitor saw, and orders the new one', async () => {
  const { visitor, hidden } = await reachPayment();
  const form = { ...hidden, platform: 'transfer', document: '0', terms: 'on', total: '1' };
  const { at, html } = await visitor.open('/metodo-de-pago', form);
  expect(at).toBe('/metodo-de-pago');
  expect(html).toMatch(/role="alert".*El total de tu pedido cambió/);
  const again = await visitor.open('/metodo-de-pago', { ...form, ...fieldsIn(html) });
  expect(again.at).toMatch(/^\/datos-de-transferencia/);
});

it('sends a factura to the company of the form', async () => {
  const { visitor, hidden } = await reachPayment();
  const form = {
    ...hidden,
    platform: 'transfer',
    document: '1',
    terms: 'on',
    'invoice.reason': 'Viña Sur SpA',
  };
  const refused = await visitor.open('/metodo-de-pago', form);
  expect(refused.html).toContain('value="Viña Sur SpA"');
  expect(refused.html).toContain('El campo giro es requerido');
  const { at } = await visitor.open('/metodo-de-pago', {
    ...form,
    ...fieldsIn(refused.html),
    'invoice.rut': '76.543.210-3',
    'invoice.giro': 'Restaurante',
    'invoice.address': 'Avenida Italia 100',
    'invoice.commune_id': COMMUNE,
  });
  expect(at).toMatch(/^\/datos-de-transferencia/);
});
