import { CompiledQuery } from 'kysely';
import { listAudit } from 'shared-contracts/office/audit';
import * as mails from 'shared-contracts/office/mails';
import * as endpoints from 'shared-contracts/office/messages';
import * as newsletter from 'shared-contracts/office/newsletter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';
import { exportCustomer } from '../../modules/privacy/export-customer.service.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
const { mailsTo, linkTokenTo } = customersOf(shop);
afterAll(() => shop.close());

let owner: CallOffice;
let support: CallOffice;
beforeAll(async () => {
  ({ call: owner } = await shop.signInAs('owner'));
  ({ call: support } = await shop.signInAs('support', 'Sofía'));
});
const entriesOf = async (entity: string, id: string) =>
  (await owner(listAudit, { query: { entity, entity_id: id, order: 'asc' } })).body.data;

describe('a message', () => {
  const TEXT = 'Hola <b>tienda</b>\n¿Despachan a Rapa Nui?';
  const write = async (email: string, headers: Record<string, string> = {}) => {
    const { body } = await shop.call<{ data: { number: string } }>(
      'POST',
      '/contact',
      {
        name: 'Pedro',
        last_name: 'Ñáñez',
        email,
        phone: '987654321',
        message: TEXT,
        order_number: 'CQ-000001',
      },
      headers,
    );
    const { body: list } = await support(endpoints.listMessages, { query: { q: body.data.number } });
    const { body: message } = await support(endpoints.readMessage, { params: { id: list.data[0].id } });
    return message;
  };
  const answer = ({ id, version }: { id: string; version: string }, text: string) =>
    support(endpoints.answerMessage, { params: { id }, body: { version, text } });

  it('is answered by mail in its language, once', async () => {
    const email = 'rapa.nui@example.cl';
    const message = await write(email, { 'accept-language': 'en' });
    expect(message).toMatchObject({ status: 'open', message: TEXT, name: 'Pedro Ñáñez', answers: [] });
    const text = 'Sí, en {number} días.\n\nSaludos\n<script>alert(1)</script>';
    const { status, body } = await answer(message, text);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ status: 'answered', answers: [{ staff: 'Sofía', text, state: 'queued' }] });
    // Sent again after a lost answer.
    expect((await answer(message, text)).body.code).toBe('CONFLICT');

    const mail = (await mailsTo(email)).find(({ subject }) => subject?.startsWith('Answer'));
    expect(mail?.subject).toBe(`Answer to your message ${message.number}`);
    expect(mail?.text).toContain('Sí, en {number} días.');
    expect(mail?.html).not.toContain('<script>');
    expect(mail?.html).toContain('¿Despachan a Rapa Nui?');
    const { body: after } = await support(endpoints.readMessage, { params: { id: message.id } });
    expect(after.answers).toMatchObject([{ state: 'sent' }]);
    const entries = await entriesOf('message', message.number);
    expect(entries).toMatchObject([
      { action: 'messages.read' },
      { action: 'messages.answer', after: { answered: true } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Saludos');
    const data = await exportCustomer(shop.db, { email, isProven: true });
    expect(data.answers).toMatchObject([{ number: message.number, text }]);
  });

  it('is closed and opened again, and found by its state', async () => {
    const message = await write('cerrado@example.cl');
    const close = (version: string, closed: boolean) =>
      support(endpoints.closeMessage, { params: { id: message.id }, body: { version, closed } });
    const { body: closed } = await close(message.version, true);
    expect(closed.status).toBe('closed');
    expect((await close(message.version, true)).body.code).toBe('CONFLICT');
    const found = async (status: string) =>
      (await support(endpoints.listMessages, { query: { status } })).body.data.map(
        ({ number }: { number: string }) => number,
      );
    expect(await found('closed')).toContain(message.number);
    expect(await found('open')).not.toContain(message.number);
    expect((await close(closed.version, false)).body.status).toBe('open');
    expect(await found('open')).toContain(message.number);
  });

  it('takes its answers with it when the sender is erased', async () => {
    const message = await write('borrado@example.cl');
    await answer(message, 'Hasta luego');
    await shop.db.deleteFrom('contact_messages').where('id', '=', message.id).execute();
    const left = await shop.db
      .selectFrom('contact_answers')
      .selectAll()
      .where('message_id', '=', message.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the newsletter', () => {
  const subscribe = async (email: string, isConfirmed: boolean) => {
    await shop.call('POST', '/newsletter', { email });
    if (isConfirmed)
      await shop.call('POST', '/newsletter/confirm', {
        token: await linkTokenTo(email, 'newsletter-confirm'),
      });
    const { body } = await support(newsletter.listSubscriptions, {
      query: { q: email.slice(2).toUpperCase() },
    });
    return body.data[0];
  };
  const remove = ({ id, version }: { id: string; version: string }) =>
    support(newsletter.removeSubscription, {
      params: { id },
      body: { version, reason: 'lo pidió por teléfono' },
    });

  it('shows the proof of a consent, and withdraws it once', async () => {
    const confirmed = await subscribe('confirma@example.cl', true);
    expect(confirmed).toMatchObject({
      status: 'confirmed',
      consent: { channel: 'newsletter-mail', ticked_at: null, text: expect.stringMatching(/./) },
    });
    expect((await remove(confirmed)).status).toBe(200);
    expect((await remove(confirmed)).body.code).toBe('CONFLICT');
    const { body } = await support(newsletter.listSubscriptions, { query: { status: 'unsubscribed' } });
    expect(body.data).toMatchObject([{ email: 'confirma@example.cl', consent: null }]);
    const [withdrawal] = await shop.db
      .selectFrom('consents')
      .select(['granted', 'channel'])
      .where('email', '=', 'confirma@example.cl')
      .orderBy('id', 'desc')
      .execute();
    expect(withdrawal).toEqual({ granted: false, channel: 'office' });
    expect(await entriesOf('subscription', confirmed.id)).toMatchObject([
      { action: 'newsletter.remove', before: { status: 'confirmed' }, after: { status: 'unsubscribed' } },
    ]);
  });

  it('deletes an address that has not confirmed', async () => {
    const pending = await subscribe('pendiente@example.cl', false);
    expect(pending).toMatchObject({ status: 'pending', consent: null });
    expect((await remove(pending)).status).toBe(200);
    expect((await remove(pending)).status).toBe(404);
  });

  it('exports confirmed addresses only, without formulas, with an audit entry', async () => {
    await subscribe('+uno@example.cl', true);
    await subscribe('nadie.mas@example.cl', false);
    const { call: editor } = await shop.signInAs('editor');
    const call = (who: CallOffice) =>
      who(newsletter.exportSubscriptions, { body: { reason: 'envío de diciembre' } });
    expect((await call(support)).status).toBe(403);
    const { body } = await call(editor);
    expect(body.rows).toBe(1);
    expect(body.text).toContain("\n'+uno@example.cl;es;");
    expect(body.text).not.toContain('nadie.mas');
    expect(await entriesOf('subscription', 'csv')).toMatchObject([
      { action: 'newsletter.export', after: { rows: 1 }, reason: 'envío de diciembre' },
    ]);
  });
});

it('shows a mail that ran out of tries, and sends it again once', async () => {
  await shop.app.jobs.runDue();
  const { body: empty } = await support(mails.listFailedMails, { query: {} });
  expect(empty).toEqual({ data: [], total: 0, more: false });
  await shop.call('POST', '/contact', { name: 'Ana', email: 'falla@example.cl', message: 'Hola' });
  await shop.db.executeQuery(
    CompiledQuery.raw(`update jobs.job set state = 'failed', completed_on = now(),
      output = '{"message": "550 no such mailbox"}' where state = 'created' and name = 'send-contact-mails'
        and data ->> 'to' = 'sender'`),
  );
  const { body } = await support(mails.listFailedMails, { query: {} });
  expect(body.data).toMatchObject([
    { kind: 'contact', error: '550 no such mailbox', about: expect.stringMatching(/^M-/) },
  ]);
  const [{ id }] = body.data;
  const both = await Promise.all([1, 2].map(() => support(mails.sendMailAgain, { params: { id } })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await mailsTo('falla@example.cl')).toHaveLength(1);
  expect((await support(mails.listFailedMails, { query: {} })).body.total).toBe(0);
  expect(await entriesOf('mail', id)).toMatchObject([{ action: 'mails.send-again' }]);
});
