import { afterAll, describe, expect, it } from 'vitest';
import { customersOf, PASSWORD, registration } from '../../../test/customers.ts';
import { openShop } from '../../../test/shopper.ts';

const shop = await openShop({ BOT_CHECK: 'off' });
const customers = customersOf(shop);
afterAll(() => shop.close());

type User = { data: Record<string, unknown> & { id: string } };
const register = (changes: object = {}) => shop.call<User>('POST', '/register', registration(changes));

describe('registration', () => {
  it('creates a person’s account and sends an e-mail confirmation', async () => {
    const email = 'persona@example.cl';
    const { status, body } = await register({ email });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      type: 'person',
      email,
      email_verified: false,
      first_name: 'Ana',
      rut: '12345678-5',
      phone: '+56987654321',
      company_name: null,
    });
    const [mail] = await customers.mailsTo(email);
    expect(mail?.subject).toBe('Confirma tu correo');
    expect(mail?.html).toContain('/api/links/verify-email?token=');
    expect(mail?.text).toContain('/api/links/verify-email?token=');
  });

  it('sends the mail in the request’s language without the typed name', async () => {
    const body = registration({ email: 'english@example.cl', name: '<b>Ann</b>' });
    await shop.call('POST', '/register', body, { 'accept-language': 'en' });
    const [mail] = await customers.mailsTo('english@example.cl');
    expect(mail?.subject).toBe('Confirm your email');
    expect(mail?.html).toContain('lang="en"');
    expect(mail?.html).not.toContain('Ann');
    expect(mail?.text).not.toContain('Ann');
  });

  it('creates a company’s account with factura data', async () => {
    const company = { type: 'company', company_name: 'Bar Uno', social_reason: 'Bar Uno SpA', giro: 'Bares' };
    expect((await register(company)).body.data).toMatchObject(company);
    const generic = await register({ ...company, rut: '66.666.666-6' });
    expect([generic.status, Object.keys((generic.body as unknown as { fields: object }).fields)]).toEqual([
      422,
      ['rut'],
    ]);
    const { status, body } = await register({ type: 'company' });
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toEqual([
      'company_name',
      'social_reason',
      'giro',
    ]);
  });

  it.each([
    ['passwords that differ', { password_confirmation: 'otra cosa larga' }, 'password_confirmation'],
    ['a short password', { password: 'corta', password_confirmation: 'corta' }, 'password'],
    [
      'an endless password',
      { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) },
      'password',
    ],
    ['a wrong RUT', { rut: '12.345.678-9' }, 'rut'],
    ['a wrong phone', { phone: 'llámame' }, 'phone'],
    ['no consent to the terms', { terms: false }, 'terms'],
    ['a name that breaks a mail header', { name: 'Ana\r\nBcc: todos@example.cl' }, 'name'],
  ])('refuses %s', async (_, changes, field) => {
    const { status, body } = await register(changes);
    expect(status).toBe(422);
    expect(Object.keys((body as unknown as { fields: object }).fields)).toContain(field);
  });

  it.each(['password123', 'QWERTYUIOP', '1234567890', 'aaaaaaaaaaaa', 'ana.soto.mia@example.cl'])(
    'refuses the common password %s',
    async (password) => {
      const { status, body } = await register({
        email: 'ana.soto.mia@example.cl',
        password,
        password_confirmation: password,
      });
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'PASSWORD_TOO_COMMON', fields: { password: expect.any(String) } });
    },
  );

  it('answers a known e-mail with the general error and notifies its owner', async () => {
    const email = 'conocida@example.cl';
    await register({ email });
    await customers.mailsTo(email);
    const { status, body } = await register({
      email: 'Conocida@Example.cl',
      password: 'otra clave larga',
      password_confirmation: 'otra clave larga',
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'REGISTRATION_FAILED',
      message: 'Hay un problema con el registro, por favor intente nuevamente',
    });
    const mails = await customers.mailsTo(email);
    expect(mails.at(-1)?.subject).toBe('Ya tienes una cuenta');
    await customers.signIn(email);
  });

  it('answers the same data again after a lost answer with the account, and sends no second mail', async () => {
    const email = 'repite@example.cl';
    const both = await Promise.all([register({ email }), register({ email })]);
    const again = await register({ email });
    expect([...both, again].map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set([...both, again].map(({ body }) => body.data.id)).size).toBe(1);
    expect((await customers.mailsTo(email)).map(({ subject }) => subject)).toEqual(['Confirma tu correo']);
    const { rows } = await shop.rawQuery(`select from consents where email = '${email}'`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['another password', { password: 'otra clave larga', password_confirmation: 'otra clave larga' }, 0],
    ['another phone', { phone: '+56 9 1111 2222' }, 0],
    ['an account that is older than ten minutes', {}, 11],
  ])('refuses the data of a known e-mail with %s', async (name, changes, minutes) => {
    const email = `${name.length}-repite@example.cl`;
    await register({ email });
    await shop.db
      .updateTable('users')
      .set({ created_at: new Date(Date.now() - minutes * 60_000) })
      .where('email', '=', email)
      .execute();
    expect(await register({ email, ...changes })).toMatchObject({
      status: 409,
      body: { code: 'REGISTRATION_FAILED' },
    });
  });

  it('ignores unknown fields of the body', async () => {
    const { body } = await register({
      id: '00000000-0000-4000-8000-000000000000',
      email_verified_at: '2020-01-01',
      email_verified: true,
      password_hash: 'x',
      created_at: '2001-01-01',
      role: 'admin',
    });
    expect(body.data).toMatchObject({ email_verified: false });
    expect(body.data.id).not.toBe('00000000-0000-4000-8000-000000000000');
    const row = await shop.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', body.data.id)
      .executeTakeFirstOrThrow();
    expect(row.email_verified_at).toBeNull();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/);
    expect(row.created_at.getFullYear()).toBeGreaterThan(2025);
  });
});

describe('confirming the e-mail', () => {
  it('assigns guest orders of that e-mail to the customer, not before', async () => {
    const email = 'antes.invitada@example.cl';
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email });
    const { body: foreign } = await shop.placeOrder(await shop.cartWith({ W5: 1 }));
    const customer = await customers.join({ email });
    const ownOrders = async () =>
      (await customer.call<{ data: { id: string }[] }>('GET', '/profile/purchases')).body.data.map(
        ({ id }) => id,
      );
    expect(await ownOrders()).toEqual([]);

    const token = await customers.linkTokenTo(email);
    for (const password of [undefined, 'otra clave larga']) {
      expect((await shop.call('POST', '/verify-email', { token, password })).body).toMatchObject({
        code: 'WRONG_PASSWORD',
        fields: { password: expect.any(String) },
      });
    }
    expect(await ownOrders()).toEqual([]);
    expect((await shop.call('POST', '/verify-email', { token, password: PASSWORD })).status).toBe(200);
    expect(await ownOrders()).toEqual([order.id]);
    expect((await customer.call('GET', `/profile/purchases/${order.id}`)).status).toBe(200);
    expect((await customer.call('GET', `/profile/purchases/${foreign.id}`)).status).toBe(404);
    expect((await customer.call<User>('GET', '/profile/user')).body.data.email_verified).toBe(true);
    // A repeat needs the password too.
    expect((await shop.call('POST', '/verify-email', { token, password: PASSWORD })).status).toBe(200);
    expect((await shop.call('POST', '/verify-email', { token })).body).toMatchObject({
      code: 'WRONG_PASSWORD',
    });

    const later = await shop.placeOrder(await shop.cartWith({ W5: 1 }), { email });
    await customers.signIn(email);
    expect(await ownOrders()).toEqual([later.body.id, order.id]);
  });

  it('needs a POST with the account’s password from the page of the mailed link', async () => {
    const customer = await customers.join();
    const token = await customers.linkTokenTo(customer.email);
    const url = `${shop.base}/api/links/verify-email?token=${token}`;
    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain('Confirmar mi correo');
    expect(text).toContain('>Casa de Prueba</a>');
    const verified = async () => (await customer.call<User>('GET', '/profile/user')).body.data.email_verified;
    expect(await verified()).toBe(false);
    expect(text).toContain('Contraseña de tu cuenta');
    const wrong = await fetch(url, { method: 'POST', body: new URLSearchParams({ token, password: 'x' }) });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('La contraseña no coincide');
    expect(await verified()).toBe(false);
    const sent = new URLSearchParams({ token, password: PASSWORD });
    const post = await fetch(url, { method: 'POST', body: sent });
    expect(post.status).toBe(200);
    expect(await verified()).toBe(true);
    // A repeat gets the same answer, and needs the password as well.
    const again = await fetch(url, { method: 'POST', body: sent });
    expect([again.status, await again.text()]).toEqual([200, await post.text()]);
    const without = await fetch(url, { method: 'POST', body: new URLSearchParams({ token }) });
    expect(without.status).toBe(422);
  });
});

describe('recovering the password', () => {
  const recover = (email: string) => shop.call('POST', '/recover', { email });

  it('sets a new one by the mailed link once and ends all sessions', async () => {
    const customer = await customers.join();
    await recover(customer.email.toUpperCase());
    const token = await customers.linkTokenTo(customer.email, '/reiniciar-contrasena');
    const password = 'otra clave muy larga';
    const reset = (changes: object = {}) =>
      shop.call('POST', '/reset', { token, password, password_confirmation: password, ...changes });
    expect((await reset({ password_confirmation: 'distinta y larga' })).status).toBe(422);
    const own = await reset({ password: customer.email, password_confirmation: customer.email });
    expect(own.body).toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
    expect((await reset()).status).toBe(200);
    expect((await customer.call('GET', '/profile/user')).status).toBe(401);
    await customers.signIn(customer.email, password);
    // A repeat of the same request changes nothing, and another password is refused.
    expect((await reset()).status).toBe(200);
    const other = 'una clave de un tercero';
    expect((await reset({ password: other, password_confirmation: other })).body).toMatchObject({
      code: 'LINK_EXPIRED',
    });
    expect((await shop.call('POST', '/login', { email: customer.email, password: PASSWORD })).status).toBe(
      401,
    );
    await customers.signIn(customer.email, password);
    const subjects = (await customers.mailsTo(customer.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Cambió tu contraseña')).toHaveLength(1);
  });

  it('mails a link to the page in the language of the mail', async () => {
    const { email } = await customers.join();
    await shop.call('POST', '/recover', { email }, { 'accept-language': 'en' });
    expect((await customers.mailsTo(email)).at(-1)?.text).toMatch(
      /\/reiniciar-contrasena\?token=[\w-]+&lang=en/,
    );
  });

  it('refuses an expired link', async () => {
    const { email } = await customers.join();
    await recover(email);
    const token = await customers.linkTokenTo(email, '/reiniciar-contrasena');
    await shop.db
      .updateTable('account_tokens')
      .set({ expires_at: new Date(Date.now() - 1) })
      .execute();
    const password = 'otra clave muy larga';
    const answer = await shop.call('POST', '/reset', { token, password, password_confirmation: password });
    expect(answer.body).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('responds equally and queues one row with and without an account', async () => {
    const { email } = await customers.join();
    const queued = async () =>
      Number((await shop.rawQuery('select count(*) as n from account_mails')).rows[0]?.n);
    await shop.app.jobs.runDue();
    const known = await recover(email);
    const afterKnown = await queued();
    const unknown = await recover('nadie.aqui@example.cl');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([afterKnown, await queued()]).toEqual([1, 2]);
    expect(await customers.mailsTo('nadie.aqui@example.cl')).toEqual([]);
    expect(await queued()).toBe(0);
  });
});

describe('changing the e-mail', () => {
  it('takes effect when the new e-mail is confirmed, and notifies the old one', async () => {
    const customer = await customers.join();
    const next = 'nueva.direccion@example.cl';
    const ask = (current_password: string) =>
      customer.call('POST', '/profile/user/email', { email: next, current_password });
    expect((await ask('no es esta clave')).body).toMatchObject({
      code: 'WRONG_PASSWORD',
      fields: { current_password: 'La contraseña no coincide' },
    });
    expect((await ask(PASSWORD)).status).toBe(200);
    const token = await customers.linkTokenTo(next);
    const email = async () => (await customer.call<User>('GET', '/profile/user')).body.data.email;
    expect(await email()).toBe(customer.email);
    const wrong = await shop.call('POST', '/confirm-email', { token, password: 'x' });
    expect(wrong.body).toMatchObject({ code: 'WRONG_PASSWORD' });
    for (const _ of ['first', 'repeat'])
      expect((await shop.call('POST', '/confirm-email', { token, password: PASSWORD })).status).toBe(200);
    expect(await email()).toBe(next);
    const subjects = (await customers.mailsTo(customer.email)).map(({ subject }) => subject);
    expect(subjects.at(-1)).toBe('Cambió el correo de tu cuenta');
  });

  it('creates no new link when the mail is sent again after a password reset', async () => {
    const customer = await customers.join();
    const stranger = { email: 'de.otra.persona@example.cl', current_password: PASSWORD };
    await customer.call('POST', '/profile/user/email', stranger);
    const { rows } = await shop.rawQuery(`select id from account_mails where email = '${stranger.email}'`);
    await shop.call('POST', '/recover', { email: customer.email });
    await shop.app.jobs.runDue(['send-account-mail']);
    const first = await customers.linkTokenTo(stranger.email);
    // Restore the mail's row, as if the response of the mail server had been lost. The job then runs again.
    await shop.rawQuery(
      `insert into account_mails (id, kind, email, user_id, locale)
       select '${rows[0]?.id}', 'change-email', '${stranger.email}', id, 'es'
       from users where email = '${customer.email}'`,
    );
    const password = 'nueva clave bien larga 3';
    const token = await customers.linkTokenTo(customer.email, 'reiniciar-contrasena');
    const reset = { token, password, password_confirmation: password };
    expect((await shop.call('POST', '/reset', reset)).status).toBe(200);
    await shop.app.jobs.run('send-account-mail', { mail_id: String(rows[0]?.id) });
    expect(await customers.linkTokenTo(stranger.email)).toBe(first);
    const links = await shop.rawQuery(`select 1 from account_tokens where email = '${stranger.email}'`);
    expect(links.rows).toEqual([]);
  });

  it('refuses to confirm an e-mail of another account', async () => {
    const owner = await customers.join();
    const customer = await customers.join();
    await customer.call('POST', '/profile/user/email', { email: owner.email, current_password: PASSWORD });
    const token = await customers.linkTokenTo(owner.email);
    expect((await shop.call('POST', '/confirm-email', { token, password: PASSWORD })).body).toMatchObject({
      code: 'LINK_EXPIRED',
    });
  });
});
