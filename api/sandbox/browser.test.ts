import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, RETURN_URL, returned, type Shop } from './test/shop.ts';

const MINUTE_MS = 60_000;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.control({}));
afterAll(() => shop.close());

it('shows shop, order and amount escaped, with three buttons', async () => {
  const { url, token, buyOrder } = await shop.create();
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ token_ws: token }) });
  const page = await response.text();
  expect(response.status).toBe(200);
  for (const text of [
    'Viña &amp; Mesa',
    buyOrder,
    '$12.990',
    '>Aprobar<',
    '>Rechazar<',
    '>Anular compra<',
    'lang="es"',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('<script');
});

it('has a CSP that allows its form to redirect to the shop and forbids scripts', async () => {
  const { token } = await shop.create();
  const policy = (await shop.openForm(token)).headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self' http://localhost:3000");
  expect(policy).toContain("script-src 'none'");
});

it.each(['approve', 'refuse'])(
  'redirects with the token after %s and keeps the query of the return URL',
  async (decision) => {
    const { token } = await shop.create();
    await shop.openForm(token);
    const response = await shop.decide(token, decision);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toContain(
      'http://localhost:3000/api/payments/webpay/return?lang=es&',
    );
    expect(returned(response)).toEqual({ lang: 'es', token_ws: token });
  },
);

it('redirects without token_ws after "Anular compra", and a commit fails', async () => {
  const { token, buyOrder, sessionId } = await shop.create();
  await shop.openForm(token);
  const expected = { lang: 'es', TBK_TOKEN: token, TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId };
  expect(returned(await shop.decide(token, 'abort'))).toEqual(expected);
  await expect(shop.webpay.commit(token)).rejects.toThrow('invalid finished state: aborted');
  expect(await shop.webpay.status(token)).toMatchObject({ status: 'INITIALIZED' });
});

it('keeps the first decision when the shopper clicks another button', async () => {
  const { token } = await shop.create();
  await shop.decide(token, 'refuse');
  expect(returned(await shop.decide(token, 'approve'))).toEqual({ lang: 'es', token_ws: token });
  expect(await shop.webpay.commit(token)).toMatchObject({ status: 'FAILED' });
});

it('redirects as timed out when the form was open too long', async () => {
  const { token, buyOrder, sessionId } = await shop.create();
  await shop.openForm(token);
  await shop.control({ clock_shift_ms: 11 * MINUTE_MS });
  const timedOut = { lang: 'es', TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId };
  expect(returned(await shop.decide(token, 'approve'))).toEqual(timedOut);
  const byItself = await fetch(`${shop.base}/webpayserver/timeout?token_ws=${token}`, { redirect: 'manual' });
  expect(returned(byItself)).toEqual(timedOut);
  await expect(shop.webpay.commit(token)).rejects.toThrow('aborted');
});

it('shows the form when its timeout URL is opened before the timeout', async () => {
  const { token } = await shop.create();
  await shop.openForm(token);
  const response = await fetch(`${shop.base}/webpayserver/timeout?token_ws=${token}`, { redirect: 'manual' });
  expect(await response.text()).toContain('Aprobar');
});

it('does not show the form later than five minutes after create, nor after a decision', async () => {
  const [late, done] = [await shop.create(), await shop.create()];
  await shop.decide(done.token, 'approve');
  expect((await shop.openForm(done.token)).status).toBe(410);
  await shop.control({ clock_shift_ms: 6 * MINUTE_MS });
  expect((await shop.openForm(late.token)).status).toBe(410);
  expect((await shop.decide(late.token, 'approve')).status).toBe(410);
});

it.each<Record<string, string>>([{}, { token_ws: 'unknown' }])(
  'shows a page for a form with %j',
  async (fields) => {
    const response = await fetch(`${shop.base}/webpayserver/initTransaction`, {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('No encontramos este pago');
  },
);

it('returns by POST once on a test’s request, with one script that the CSP allows', async () => {
  const { token } = await shop.create();
  await shop.control({ return: 'post', times: 1 });
  const response = await shop.decide(token, 'approve');
  const page = await response.text();
  expect(page).toContain(`<form method="post" action="${RETURN_URL}">`);
  expect(page).toContain(`name="token_ws" value="${token}"`);
  const script = /<script>(.*)<\/script>/.exec(page)?.[1] ?? '';
  const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(script))).toString('base64');
  expect(response.headers.get('content-security-policy')).toContain(`script-src 'sha256-${hash}'`);
  expect((await shop.decide((await shop.create()).token, 'approve')).status).toBe(302);
});

it('redirects as timed out at once on a test’s request', async () => {
  const { token, buyOrder, sessionId } = await shop.create();
  await shop.control({ return: 'timeout', times: 1 });
  const expected = { lang: 'es', TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId };
  expect(returned(await shop.decide(token, 'approve'))).toEqual(expected);
});

it('redirects with both tokens after a form error, and a commit fails', async () => {
  const { token, buyOrder, sessionId } = await shop.create();
  await shop.control({ return: 'form-error', times: 1 });
  const both = { token_ws: token, TBK_TOKEN: token, TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: sessionId };
  expect(returned(await shop.decide(token, 'approve'))).toEqual({ lang: 'es', ...both });
  await expect(shop.webpay.commit(token)).rejects.toThrow('aborted');
});

it('returns twice, once server to server, on a test’s request', async () => {
  const receiver = createServer((_request, response) => response.end()).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/back`;
  const { token } = await shop.create(1000, address);
  await shop.control({ return: 'double', times: 1 });
  const arrival = once(receiver, 'request');
  expect(returned(await shop.decide(token, 'approve'))).toEqual({ token_ws: token });
  const [request] = await arrival;
  expect(request.url).toBe(`/back?token_ws=${token}`);
  receiver.closeAllConnections();
  receiver.close();
});

it('does not redirect to the shop after the decision on a test’s request', async () => {
  const { token } = await shop.create();
  await shop.control({ return: 'never', times: 1 });
  const response = await shop.decide(token, 'approve');
  expect(response.status).toBe(200);
  expect(response.headers.get('location')).toBeNull();
  expect(await shop.webpay.commit(token)).toMatchObject({ status: 'AUTHORIZED' });
});
