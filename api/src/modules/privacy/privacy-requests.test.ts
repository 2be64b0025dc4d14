import { sql } from 'kysely';
import type { LinkedPrivacyRequest, OwnPrivacyRequests } from 'shared-contracts/api/privacy-requests.schema';
import { afterAll, describe, expect, it } from 'vitest';
import { customersOf, PASSWORD } from '../../../test/customers.ts';
import { openShop } from '../../../test/shopper.ts';
import { mayUseDataOf } from '../../personal-data/data-limits.repository.ts';
import { dueAfter } from './answer-request.service.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
const customers = customersOf(shop);
afterAll(() => shop.close());

type Linked = { data: LinkedPrivacyRequest; code?: string };
const ask = (email: string, right: string, rest: object = {}) =>
  shop.call('POST', '/privacy-requests', { email, right, ...rest });
/** Token of the last mail to the address whose link opens a request. */
const tokenTo = async (email: string, use: 'proof' | 'state'): Promise<string> => {
  const links = (await customers.mailsTo(email)).flatMap(
    ({ text }) => /solicitud\?token=([\w.-]+)/.exec(text ?? '')?.[1] ?? [],
  );
  const found = links.filter((token) => token.includes(`.${use}.`)).at(-1);
  if (!found) throw new Error(`no ${use} link to ${email}`);
  return found;
};
const read = (token: string) => shop.call<Linked>('POST', '/privacy-requests/read', { token });
const confirm = (token: string) => shop.call<Linked>('POST', '/privacy-requests/confirm', { token });
const download = (token: string) =>
  shop.call<{ data?: { purchases: unknown[] }; code?: string }>('POST', '/privacy-requests/export', {
    token,
  });
/** Asks and confirms. @returns the token of the first mail, and the confirmed request */
const prove = async (email: string, right: string, rest: object = {}) => {
  await ask(email, right, rest);
  const token = await tokenTo(email, 'proof');
  return { token, request: (await confirm(token)).body.data };
};
const order = async (email: string) =>
  (await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email, name: 'Marcadora' })).body;
const requestsOf = async (email: string) =>
  (await shop.db.selectFrom('privacy_requests').selectAll().where('email', '=', email).execute()).length;

describe('a request about personal data', () => {
  it('gets the same answer for a known and an unknown address, and does nothing before the link', async () => {
    const known = 'conocida@example.cl';
    await order(known);
    const [one, other] = [await ask(known, 'erasure'), await ask('desconocida@example.cl', 'erasure')];
    expect([one.status, one.body]).toEqual([other.status, other.body]);
    expect(one.body).toEqual({ ok: true });
    for (const email of [known, 'desconocida@example.cl'])
      expect((await customers.mailsTo(email)).at(-1)?.subject).toBe('Confirma tu solicitud sobre tus datos');
    const { rows } = await shop.rawQuery(`select name from orders where email = '${known}'`);
    expect(rows).toEqual([{ name: 'Marcadora' }]);
  });

  it('mails no word of the person who typed the address', async () => {
    const email = 'victima@example.cl';
    await ask(email, 'correction', { text: 'Compra en sitio-malo.example' });
    const [mail] = await customers.mailsTo(email);
    expect(`${mail?.text}${mail?.html}`).not.toContain('sitio-malo');
  });

  it('needs words for a correction and a purpose for an opposition', async () => {
    expect((await ask('a@example.cl', 'correction')).status).toBe(422);
    expect((await ask('a@example.cl', 'opposition')).status).toBe(422);
  });

  it('gives the data after the proof, and a receipt that only shows the state', async () => {
    const email = 'pide.acceso@example.cl';
    await order(email);
    await ask(email, 'access');
    const token = await tokenTo(email, 'proof');
    expect((await read(token)).body.data).toMatchObject({ status: 'asked', proven: true, can_export: false });
    expect((await download(token)).body.code).toBe('LINK_EXPIRED');
    const { body } = await confirm(token);
    expect(body.data).toMatchObject({ status: 'done', can_export: true });
    expect(body.data.number).toMatch(/^D-\d{6}$/);
    expect((await download(token)).body.data?.purchases).toMatchObject([{ name: 'Marcadora' }]);
    const english = { 'accept-language': 'en' };
    const { headers } = await shop.call('POST', '/privacy-requests/export', { token }, english);
    expect(headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');

    const receipt = await tokenTo(email, 'state');
    expect((await read(receipt)).body.data).toMatchObject({
      status: 'done',
      proven: false,
      can_export: false,
      text: null,
    });
    for (const refused of [await download(receipt), await confirm(receipt)])
      expect(refused.body.code).toBe('LINK_EXPIRED');
  });

  it('refuses altered links, links of other requests, and a proof older than a day', async () => {
    const email = 'enlaces@example.cl';
    const { token } = await prove(email, 'access');
    const [id = '', use = '', signature = ''] = token.split('.');
    const state = await tokenTo(email, 'state');
    const forged = [
      `${crypto.randomUUID()}.${use}.${signature}`,
      `${id}.proof.${state.split('.')[2]}`,
      `${id}.proof.${'a'.repeat(43)}`,
    ];
    for (const one of forged) expect((await download(one)).body.code).toBe('LINK_EXPIRED');
    await sql`update privacy_requests set asked_at = now() - interval '25 hours' where email = ${email}`.execute(
      shop.db,
    );
    for (const late of [await download(token), await read(token), await confirm(token)])
      expect(late.body.code).toBe('LINK_EXPIRED');
    expect((await read(state)).status).toBe(200);
  });

  it('waits for staff when it is a correction, with the due day on receipt and page', async () => {
    const email = 'corrige@example.cl';
    const { request, token } = await prove(email, 'correction', { text: 'Mi nombre es Marcela' });
    expect(request).toMatchObject({ status: 'open', text: 'Mi nombre es Marcela', answer: null });
    const { rows } = await shop.rawQuery(
      `select due_on - santiago_day(proven_at) as days
       from privacy_requests where email = '${email}'`,
    );
    expect(rows).toEqual([{ days: 30 }]);
    expect((await customers.mailsTo(email)).at(-1)?.text).toContain(request.number);
    const first = request;
    expect((await confirm(token)).body.data).toEqual(first);
    expect(
      (await customers.mailsTo(email)).filter(({ subject }) => /Recibimos/.test(subject ?? '')),
    ).toHaveLength(1);
  });

  it('erases a guest once, keeps the proof without the address, and mails what is kept', async () => {
    const email = 'borra.invitada@example.cl';
    const placed = await order(email);
    await shop.rawQuery(`update orders set status = 'cancelled' where id = '${placed.id}'`);
    await ask(email, 'erasure');
    const token = await tokenTo(email, 'proof');
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const mails = await customers.mailsTo(email);
    expect(mails.filter(({ subject }) => /^Respuesta/.test(subject ?? ''))).toHaveLength(1);
    expect(mails.at(-1)?.text).toContain('seis años');
    const { rows } = await shop.rawQuery(`select name, email from orders where id = '${placed.id}'`);
    expect(rows).toEqual([{ name: '—', email: '—' }]);
    const kept = await shop.rawQuery(
      `select email, status from privacy_requests where kind = 'erasure' and number = '${answers[0]?.body.data.number}'`,
    );
    expect(kept.rows).toEqual([{ email: expect.stringMatching(/^erased:/), status: 'done' }]);
    expect(await requestsOf(email)).toBe(0);
    expect((await read(token)).body.data).toMatchObject({ status: 'done', proven: false, limits: [] });
    // The answer was lost, and the person presses again.
    expect((await confirm(token)).body.data).toMatchObject({ status: 'done', proven: false });
  });

  it('says that orders under way follow later', async () => {
    const email = 'en.curso@example.cl';
    const placed = await order(email);
    await shop.pay(placed);
    const { request } = await prove(email, 'erasure');
    expect(request.answer).toContain('Los pedidos en curso');
    const { rows } = await shop.rawQuery(
      `select name, erase_requested_at is not null as marked from orders where id = '${placed.id}'`,
    );
    expect(rows).toEqual([{ name: 'Marcadora', marked: true }]);
  });
});

describe('an opposition', () => {
  it('ends the newsletter, and a later consent lifts it', async () => {
    const email = 'se.opone@example.cl';
    const subscribe = async () => {
      await shop.call('POST', '/newsletter', { email });
      const token = await customers.linkTokenTo(email, 'newsletter-confirm');
      return shop.call('POST', '/newsletter/confirm', { token });
    };
    await subscribe();
    const { request, token } = await prove(email, 'opposition', { purposes: ['advertising', 'profile'] });
    expect(request).toMatchObject({ status: 'done', limits: ['advertising', 'profile'] });
    const { rows } = await shop.rawQuery(
      `select status from newsletter_subscriptions where email = '${email}'`,
    );
    expect(rows).toEqual([{ status: 'unsubscribed' }]);
    expect(await mayUseDataOf(shop.db, 'Se.Opone@example.cl', 'advertising')).toBe(false);
    expect(await mayUseDataOf(shop.db, email, 'statistics')).toBe(true);
    await subscribe();
    expect(await mayUseDataOf(shop.db, email, 'advertising')).toBe(true);
    const lifted = await shop.call<Linked>('POST', '/privacy-requests/lift', { token, limit: 'profile' });
    expect(lifted.body.data.limits).toEqual([]);
  });
});

describe('a customer with an account', () => {
  const join = async (changes: object = {}) => {
    const customer = await customers.join(changes);
    const token = await customers.linkTokenTo(customer.email, 'verify-email');
    await shop.call('POST', '/verify-email', { token, password: PASSWORD });
    return customer;
  };

  it('stops uses at once, allows them again, and asks for a correction', async () => {
    const customer = await join();
    const put = (limits: string[]) =>
      customer.call<{ data: OwnPrivacyRequests }>('PUT', '/profile/data-limits', { limits });
    const { data } = (await put(['all', 'statistics'])).body;
    expect(data.limits).toEqual(['all', 'statistics']);
    expect(data.requests.map(({ right, status }) => [right, status]).toSorted()).toEqual([
      ['blocking', 'done'],
      ['opposition', 'done'],
    ]);
    expect((await put(['statistics'])).body.data).toMatchObject({ limits: ['statistics'] });
    const asked = await customer.call<{ data: OwnPrivacyRequests }>('POST', '/profile/privacy-requests', {
      text: 'La dirección del pedido',
    });
    expect(asked.body.data.requests[0]).toMatchObject({ right: 'correction', status: 'open' });
  });

  it('files a correction once when the same words are sent again', async () => {
    const customer = await join();
    const send = (text: string) =>
      customer.call<{ data: OwnPrivacyRequests }>('POST', '/profile/privacy-requests', { text });
    await send('Mi apellido es Rojas');
    const again = await send('Mi apellido es Rojas');
    expect(again.status).toBe(200);
    expect(again.body.data.requests).toHaveLength(1);
    expect((await send('La comuna es Ñuñoa')).body.data.requests).toHaveLength(2);
  });

  it('cannot touch the data of an address that is not confirmed', async () => {
    const email = 'ajena@example.cl';
    const customer = await customers.join({ email });
    expect((await customer.call('PUT', '/profile/data-limits', { limits: ['all'] })).status).toBe(403);
    expect((await customer.call('POST', '/profile/privacy-requests', { text: 'x' })).status).toBe(403);
    expect(await mayUseDataOf(shop.db, email)).toBe(true);
    await prove(email, 'blocking');
    const { data } = (await customer.call<{ data: OwnPrivacyRequests }>('GET', '/profile/privacy-requests'))
      .body;
    expect(data).toEqual({ confirmed: false, limits: [], requests: [] });
  });

  it('keeps stopped uses stopped under a new address', async () => {
    const customer = await join();
    await customer.call('PUT', '/profile/data-limits', { limits: ['statistics'] });
    const email = `nueva.${customer.email}`;
    await customer.call('POST', '/profile/user/email', { email, current_password: PASSWORD });
    const token = await customers.linkTokenTo(email, 'change-email');
    await shop.call(
      'POST',
      '/links/change-email',
      { token, password: PASSWORD },
      { accept: 'application/json' },
    );
    expect(await mayUseDataOf(shop.db, email, 'statistics')).toBe(false);
  });

  it('gets a receipt for the erasure of the account', async () => {
    const customer = await join();
    await customer.call('POST', '/profile/erase', { current_password: PASSWORD });
    expect((await customers.mailsTo(customer.email)).at(-1)?.subject).toMatch(/^Respuesta a tu solicitud D-/);
    expect(await requestsOf(customer.email)).toBe(0);
  });

  it('loses the account by the mailed link too', async () => {
    const customer = await join();
    await prove(customer.email, 'erasure');
    expect((await customer.call('GET', '/profile/consents')).status).toBe(401);
  });
});

it('counts calendar days over the change of the clock and the end of a year', () => {
  expect(dueAfter('2026-12-15', 30)).toBe('2027-01-14');
  expect(dueAfter('2027-03-20', 30)).toBe('2027-04-19');
});

it('deletes unconfirmed requests after two days', async () => {
  const email = 'no.confirma@example.cl';
  await ask(email, 'access');
  await shop.rawQuery(
    `update privacy_requests set asked_at = now() - interval '3 days' where email = '${email}'`,
  );
  await shop.app.jobs.run('remove-expired', {});
  expect(await requestsOf(email)).toBe(0);
});

describe('limits', () => {
  it('refuse the sixth request for an address from a network, and none from another network', async () => {
    const strict = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' });
    const askFrom = async (network: string) =>
      (
        await strict.call(
          'POST',
          '/privacy-requests',
          { email: 'muchas@example.cl', right: 'access' },
          { 'x-forwarded-for': network },
        )
      ).status;
    try {
      const statuses: number[] = [];
      for (let turn = 0; turn < 6; turn += 1) statuses.push(await askFrom('203.0.113.7'));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await askFrom('203.0.113.8')).toBe(200);
      // Addresses of one /64 are one network.
      for (let turn = 0; turn < 5; turn += 1) await askFrom(`2001:db8:0:1::${turn}`);
      expect(await askFrom('2001:db8:0:1:ffff::9')).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it('count a request for the address only after the bot check', async () => {
    const strict = await openShop({ BOT_CHECK: 'on', RATE_LIMIT_FACTOR: '1' });
    try {
      const email = 'sin.tarea@example.cl';
      for (let turn = 0; turn < 6; turn += 1)
        expect((await strict.call('POST', '/privacy-requests', { email, right: 'access' })).status).toBe(422);
      const { rows } = await strict.rawQuery(
        `select count(*)::int as keys from rate_limits where key like 'privacy-%-key%'`,
      );
      expect(rows).toEqual([{ keys: 0 }]);
    } finally {
      await strict.close();
    }
  });
});
