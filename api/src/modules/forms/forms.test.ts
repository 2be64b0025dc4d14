import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { linkScreen } from 'shared-contracts/api/link-screen.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf, registration } from '../../../test/customers.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { sendContactMails } from '../../jobs/send-contact-mails.ts';
import type { Mailer } from '../../mails/mailer.ts';
import type { JobData } from '../../queue/job-list.ts';

let shop: Shop;
let checked: Shop;
let mailsTo: ReturnType<typeof customersOf>['mailsTo'];
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  checked = await openShop();
  ({ mailsTo } = customersOf(shop));
});
afterAll(async () => {
  await shop.close();
  await checked.close();
});

const MESSAGE = {
  name: 'Ana',
  email: 'ana.escribe@example.cl',
  message: 'Hola,\n¿abren el lunes? <script>1</script>',
};

describe('the contact forms', () => {
  it('send a mail to the shop with reply-to, and a copy to the sender', async () => {
    const { status, body } = await shop.call<{ data: { number: string } }>('POST', '/contact', MESSAGE);
    expect(status).toBe(201);
    const [copy] = await mailsTo(MESSAGE.email);
    expect(copy?.subject).toBe(`Recibimos tu mensaje ${body.data.number}`);
    // The sender may have typed another person's address, so the copy does not quote the message.
    expect(copy?.text).toContain('Hola Ana, ');
    // The sender may have typed another person's address.
    expect(copy?.text).not.toContain('abren el lunes');
    const [mail] = await mailsTo('hola@casa.example');
    expect(mail?.replyTo?.[0]?.address).toBe(MESSAGE.email);
    expect(mail?.text).toContain('¿abren el lunes?');
    expect(mail?.html).not.toContain('<script>');
  });

  it('mail the shop once while the address of the sender is refused', async () => {
    const email = 'mal.escrito@example.cl';
    await shop.call('POST', '/contact', { ...MESSAGE, email });
    const { rows } = await shop.rawQuery(
      `select job.data from jobs.job job join contact_messages m on m.id::text = job.data ->> 'message_id'
       where job.name = 'send-contact-mails' and m.email = '${email}'`,
    );
    const got: string[] = [];
    const mailer: Mailer = {
      async send({ to }) {
        if (to === email) throw new Error('550 no such mailbox');
        got.push(to);
      },
      close: () => undefined,
    };
    const { PUBLIC_URL: publicUrl, APP_SECRET: secret } = shop.config;
    let waiting = rows.map(({ data }) => data as JobData['send-contact-mails']);
    for (let tries = 0; tries < 3; tries += 1) {
      const sent = await Promise.allSettled(
        waiting.map((data) => sendContactMails({ db: shop.db, mailer, publicUrl, secret }, data)),
      );
      waiting = waiting.filter((_, index) => sent[index]?.status === 'rejected');
    }
    expect(waiting).toHaveLength(1);
    expect(got).toEqual(['hola@casa.example']);
  });

  it('accept company data', async () => {
    const company = {
      ...MESSAGE,
      email: 'bar@example.cl',
      company_name: 'Bar Uno',
      rut: '76.418.530-7',
      phone: '225550143',
    };
    expect((await shop.call('POST', '/company-contact', { ...company, company_name: '' })).status).toBe(422);
    expect((await shop.call('POST', '/company-contact', company)).status).toBe(201);
    const [copy] = await mailsTo('bar@example.cl');
    expect(copy).toBeDefined();
    const inbox = await mailsTo('hola@casa.example');
    expect(inbox.at(-1)?.text).toContain('76.418.530-7');
  });

  it('keep one message, with one mail, when the sender repeats it after a lost response', async () => {
    const email = 'repite@example.cl';
    const message = { ...MESSAGE, email, message: '¿Recibieron mi mensaje?' };
    const send = async (changes: object = {}) =>
      (await shop.call<{ data: { number: string } }>('POST', '/contact', { ...message, ...changes })).body
        .data;
    const both = await Promise.all([send(), send()]);
    const { number } = await send({ email: 'Repite@example.cl' });
    expect(both).toEqual([{ number }, { number }]);
    const { rows } = await shop.rawQuery(
      `select number from contact_messages where lower(email) = '${email}'`,
    );
    expect(rows).toEqual([{ number }]);
    const copies = [...(await mailsTo(email)), ...(await mailsTo('Repite@example.cl'))];
    expect(copies).toHaveLength(1);
    const inbox = (await mailsTo('hola@casa.example')).filter(({ text }) => text?.includes(message.message));
    expect(inbox).toHaveLength(1);
  });

  it('keep a second message with another text, order or kind, or after ten minutes', async () => {
    const message = { ...MESSAGE, email: 'dos@example.cl', phone: '225550143', message: '¿Cuándo llega?' };
    const numbers = new Set<string>();
    const send = async (path: string, changes: object = {}) => {
      const body = { ...message, ...changes };
      numbers.add((await shop.call<{ data: { number: string } }>('POST', path, body)).body.data.number);
    };
    await send('/contact');
    await send('/contact', { message: '¿Cuándo llega mi pedido?' });
    await send('/contact', { order_number: 'CQ-000002' });
    await send('/company-contact', { company_name: 'Bar Uno' });
    await shop.rawQuery(`update contact_messages set created_at = now() - interval '11 minutes'`);
    await send('/contact');
    expect(numbers.size).toBe(5);
  });

  it('refuse line breaks in the subject, against mail header injection', async () => {
    const evil = { ...MESSAGE, subject: 'Hola\r\nBcc: todos@example.cl' };
    expect((await shop.call('POST', '/contact', evil)).status).toBe(422);
  });
});

describe('the newsletter', () => {
  const status = async (email: string) =>
    (await shop.rawQuery(`select status from newsletter_subscriptions where lower(email) = '${email}'`))
      .rows[0]?.status;
  const linkIn = (text: string | undefined, action: string): URL => {
    const found = new RegExp(`http\\S+/api/links/${action}\\?token=[\\w.%-]+`).exec(text ?? '')?.[0];
    if (!found) throw new Error(`no ${action} in ${text}`);
    return new URL(found);
  };

  it('starts only after confirmation by the mailed link', async () => {
    const email = 'lectora@example.cl';
    expect((await shop.call('POST', '/newsletter', { email })).body).toEqual({ ok: true });
    const [mail] = await mailsTo(email);
    expect(await status(email)).toBe('pending');
    const token = linkIn(mail?.text, 'newsletter-confirm').searchParams.get('token');
    expect((await shop.call('POST', '/newsletter/confirm', { token: `${token}x` })).body).toMatchObject({
      code: 'LINK_EXPIRED',
    });
    // The id of a broken link must not reach PostgreSQL, which would refuse to read it as a uuid.
    const broken = { token: `${'-'.repeat(36)}.${String(token).split('.')[1]}` };
    for (const path of ['/newsletter/confirm', '/newsletter/unsubscribe'])
      expect((await shop.call('POST', path, broken)).body).toMatchObject({ code: 'LINK_EXPIRED' });
    expect((await shop.call('POST', '/newsletter/confirm', { token })).status).toBe(200);
    expect(await status(email)).toBe('confirmed');
    const { rows } = await shop.rawQuery(
      `select granted, channel, ip_hash from consents where email = '${email}'`,
    );
    expect(rows).toMatchObject([
      { granted: true, channel: 'newsletter-mail', ip_hash: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });

  it('logs a tick at the checkout after confirmation, with text and time of the tick', async () => {
    const email = 'marca.al.pagar@example.cl';
    const consents = async () =>
      (await shop.rawQuery(`select * from consents where email = '${email}' and purpose = 'newsletter'`))
        .rows;
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 1 }), {
      email,
      newsletter: true,
    });
    const mails = await mailsTo(email);
    expect(await consents()).toEqual([]);
    const old = `'{"text":"Quiero las novedades de ayer","version":"2025-01"}'`;
    await shop.rawQuery(
      `update newsletter_subscriptions set tick = tick || ${old}::jsonb where email = '${email}'`,
    );
    const confirming = mails.find(({ text }) => text?.includes('newsletter-confirm'));
    const token = linkIn(confirming?.text, 'newsletter-confirm').searchParams.get('token');
    for (let time = 0; time < 2; time += 1)
      expect((await shop.call('POST', '/newsletter/confirm', { token })).status).toBe(200);
    const [consent = {}, ...more] = await consents();
    expect(more).toEqual([]);
    expect(consent).toMatchObject({
      granted: true,
      channel: 'checkout',
      order_id: order.id,
      text: 'Quiero las novedades de ayer',
      version: '2025-01',
      ticked_at: expect.any(Date),
    });
    expect(Number(consent.ticked_at)).toBeLessThan(Number(consent.created_at));
  });

  it('ignores a tick that a later submission of the form replaced', async () => {
    const email = 'marca.y.pide@example.cl';
    await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email, newsletter: true });
    await shop.call('POST', '/newsletter', { email });
    const confirming = (await mailsTo(email)).filter(({ text }) => text?.includes('newsletter-confirm'));
    const token = linkIn(confirming.at(-1)?.text, 'newsletter-confirm').searchParams.get('token');
    await shop.call('POST', '/newsletter/confirm', { token });
    const { rows } = await shop.rawQuery(`select channel, order_id from consents where email = '${email}'`);
    expect(rows).toEqual([{ channel: 'newsletter-mail', order_id: null }]);
  });

  it('responds equally to a subscriber and sends no second mail', async () => {
    const email = 'lectora@example.cl';
    expect((await shop.call('POST', '/newsletter', { email })).body).toEqual({ ok: true });
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await status(email)).toBe('confirmed');
  });

  it('provides the page of the mailed link without a change', async () => {
    const email = 'marco@example.cl';
    await shop.call('POST', '/newsletter', { email });
    const [mail] = await mailsTo(email);
    const link = linkIn(mail?.text, 'newsletter-confirm');
    const ask = async (init: RequestInit = {}) => {
      const answer = await fetch(link, { ...init, headers: { accept: 'application/json' } });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return linkScreen.parse(await answer.json());
    };
    expect(await ask()).toMatchObject({
      button: expect.any(String),
      token: link.searchParams.get('token'),
    });
    expect(await status(email)).toBe('pending');
    expect(
      await ask({
        method: 'POST',
        body: new URLSearchParams({ token: link.searchParams.get('token') ?? '' }),
      }),
    ).not.toHaveProperty('button');
    expect(await status(email)).toBe('confirmed');
  });

  it('ends by the one-click unsubscribe of mail programs', async () => {
    const email = 'se.va@example.cl';
    await shop.call('POST', '/newsletter', { email });
    const [mail] = await mailsTo(email);
    const header = (key: string) => mail?.headers.find((entry) => entry.key === key)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    await shop.call('POST', '/newsletter/confirm', {
      token: linkIn(mail?.text, 'newsletter-confirm').searchParams.get('token'),
    });
    const [, url = ''] = /<(.+)>/.exec(header('list-unsubscribe')) ?? [];
    expect((await fetch(url)).status).toBe(200);
    expect(await status(email)).toBe('confirmed');
    const click = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(click.status).toBe(200);
    expect(await status(email)).toBe('unsubscribed');
  });

  it('ends by a one-click unsubscribe with multipart/form-data, and an old confirmation link does not undo it', async () => {
    const email = 'se.va.dos@example.cl';
    await shop.call('POST', '/newsletter', { email });
    const [mail] = await mailsTo(email);
    const token = linkIn(mail?.text, 'newsletter-confirm').searchParams.get('token');
    await shop.call('POST', '/newsletter/confirm', { token });
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const body = new FormData();
    body.append('List-Unsubscribe', 'One-Click');
    const [, url = ''] = /<(.+)>/.exec(header) ?? [];
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    expect(await status(email)).toBe('unsubscribed');
    const old = await shop.call('POST', '/newsletter/confirm', { token });
    expect(old.body).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await status(email)).toBe('unsubscribed');
    await shop.call('POST', '/newsletter', { email });
    const again = linkIn((await mailsTo(email)).at(-1)?.text, 'newsletter-confirm').searchParams.get('token');
    expect((await shop.call('POST', '/newsletter/confirm', { token: again })).status).toBe(200);
    expect(await status(email)).toBe('confirmed');
  });
});

describe('the bot check', () => {
  const answerFor = async (form: string): Promise<string> => {
    const { body: challenge } = await checked.call<never>('GET', `/altcha?form=${form}`);
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  const write = (altcha?: string) =>
    checked.call<{ code: string }>('POST', '/contact', { ...MESSAGE, altcha });

  it('accepts a correct solution once', async () => {
    const altcha = await answerFor('contact');
    const twice = await Promise.all([write(altcha), write(altcha)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect((await write(altcha)).body).toMatchObject({
      code: 'BOT_CHECK_FAILED',
      fields: { altcha: expect.any(String) },
    });
  });

  it('refuses missing, foreign, expired and forged solutions', async () => {
    const { challenge, solution } = JSON.parse(Buffer.from(await answerFor('contact'), 'base64').toString());
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
    const over = { ...challenge.parameters, expiresAt: 1 };
    const bad = [
      undefined,
      '',
      'no base64!',
      encode(null),
      encode({ challenge, solution: { ...solution, derivedKey: '00' } }),
      encode({ challenge: { ...challenge, signature: 'x' }, solution }),
      encode({ challenge: { ...challenge, parameters: over }, solution }),
      encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, cost: 1e12 } }, solution }),
      await answerFor('newsletter'),
    ];
    for (const altcha of bad) {
      const { status, body } = await write(altcha);
      expect({ status, code: body.code }).toEqual({ status: 422, code: 'BOT_CHECK_FAILED' });
    }
  });

  it.each([
    ['/register', registration()],
    ['/recover', { email: 'a@example.cl' }],
    ['/newsletter', { email: 'a@example.cl' }],
    ['/contact', MESSAGE],
    ['/company-contact', { ...MESSAGE, company_name: 'Bar', phone: '225550143' }],
  ])('protects %s', async (path, body) => {
    expect((await checked.call<{ code: string }>('POST', path, body)).body).toMatchObject({
      code: 'BOT_CHECK_FAILED',
    });
  });
});
