import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, openMailServer } from '../../test/mail-server.ts';
import { insertPickup, PICKUP } from '../../test/pickup.ts';
import { ORDER, openShop, type Placed, type Shop } from '../../test/shopper.ts';
import {
  advanceOrder,
  cancelUnpaid,
  recordProof,
  refuseProof,
} from '../modules/operator/advance-order.service.ts';
import { dispatchOrder } from '../modules/operator/dispatch-order.service.ts';
import { refundOrder } from '../modules/operator/refund-order.service.ts';
import { upsertSetting } from '../modules/settings/settings.repository.ts';

let server: MailServer;
let shop: Shop;
beforeAll(async () => {
  server = await openMailServer();
  shop = await openShop({ SMTP_URL: server.url });
  await shop.db
    .insertInto('pages')
    .values({
      slug: 'transfer-data',
      locale: 'es',
      content: JSON.stringify({
        transfer: {
          name: 'Casa de Prueba SpA',
          rut: '76418530-7',
          bank: 'BancoEstado',
          account_type: 'Cuenta corriente',
          account: '001-77',
          email: 'pagos@casa.example',
        },
      }),
    })
    .execute();
});
afterAll(async () => {
  await shop.close();
  await server.close();
});
beforeEach(async () => {
  await shop.setStock({ W6: 500 });
  await shop.app.jobs.runDue();
  server.take();
});

const deps = () => ({ db: shop.db, jobs: shop.app.jobs });
const go = { dryRun: false };

const place = async (changes: object = {}, locale = 'es'): Promise<Placed> => {
  const cart = await shop.cartWith({ W6: 2 });
  const { body } = await shop.call<Placed>(
    'POST',
    `/purchases?cart_id=${cart}`,
    { ...ORDER, ...changes },
    { 'idempotency-key': crypto.randomUUID(), 'accept-language': locale },
  );
  return body;
};
const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };

/** Runs the due jobs and returns the one mail that they send. */
const nextMail = async () => {
  await shop.app.jobs.runDue();
  const mails = server.take();
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  const [mail] = mails;
  expect(mail?.to?.[0]?.address).toBe('ana.soto@example.cl');
  // Styles are inline, because some mail programs remove <style>.
  expect(mail?.html).toMatch(/<h1 style="[^"]+"/);
  for (const body of [mail?.html, mail?.text]) expect(body).toContain('76.418.530-7');
  return { subject: mail?.subject, text: mail?.text ?? '', html: mail?.html ?? '', id: mail?.messageId };
};

describe('mails of an order paid by card', () => {
  it('report approval, shipping, delivery and refund', async () => {
    const order = await place();
    await shop.pay(order);
    const approved = await nextMail();
    expect(approved.subject).toBe(`Recibimos tu compra ${order.number}`);
    expect(approved.text).toContain('$23.990');

    await advanceOrder(deps(), order.id, go);
    const shipped = await nextMail();
    expect(shipped.subject).toBe(`Tu pedido ${order.number} va en camino`);
    expect(shipped.text).toContain('mayor de 18');
    await advanceOrder(deps(), order.id, go);
    expect((await nextMail()).text).toContain('derecho a retracto');

    await refundOrder(deps(), order.id, { byHand: false, dryRun: false, amount: 5000 });
    await shop.app.jobs.runDue(['refund-payment']);
    const refunded = await nextMail();
    expect(refunded.subject).toBe(`Devolución de tu pedido ${order.number}`);
    expect(refunded.text).toContain('$5.000');

    await refundOrder(deps(), order.id, { byHand: false, dryRun: false, amount: 5000 });
    await shop.app.jobs.runDue(['refund-payment']);
    // Mail programs discard a second mail with the same Message-ID.
    expect((await nextMail()).id).not.toBe(refunded.id);
  });

  it('say that an order is cancelled when all of its money is given back', async () => {
    const order = await place();
    await shop.pay(order);
    await nextMail();
    await refundOrder(deps(), order.id, { byHand: false, dryRun: false });
    await shop.app.jobs.runDue(['refund-payment']);
    const { subject, text } = await nextMail();
    expect(subject).toBe(`Anulamos tu pedido ${order.number} y devolvimos tu dinero`);
    expect(text).toContain('Hola Ana, anulamos');
  });

  it('say who brings the parcel, with its number and the page of the carrier', async () => {
    const carrier = { name: 'Ruta Sur', tracking_url: 'https://ruta.example/t/{number}', needs_number: true };
    await shop.db.transaction().execute((trx) => upsertSetting(trx, 'carriers', { carriers: [carrier] }));
    const order = await place();
    await shop.pay(order);
    await nextMail();
    const parcel = { carrier: 'Ruta Sur', tracking_number: 'RS-1234' };
    await dispatchOrder(deps(), order.id, { parcel });
    const { text, html } = await nextMail();
    expect(text).toContain('Lo lleva Ruta Sur, con el número RS-1234.');
    expect(html).toContain('href="https://ruta.example/t/RS-1234"');
  });

  it('mention identity cards only for orders with alcohol', async () => {
    await shop.setStock({ G1: 5 });
    const cart = await shop.cartWith({ G1: 1 });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const { body } = await shop.call<Placed>('POST', `/purchases?cart_id=${cart}`, ORDER, headers);
    await shop.pay(body);
    const approved = await nextMail();
    await advanceOrder(deps(), body.id, go);
    const shipped = await nextMail();
    for (const { text } of [approved, shipped]) expect(text).not.toMatch(/alcohol|18 años|cédula/);
  });

  it('contain place and hours of pick-up', async () => {
    await insertPickup(shop.db);
    const order = await place({ delivery: { method: 'pickup' } });
    await shop.pay(order);
    const approved = await nextMail();
    for (const text of Object.values(PICKUP)) expect(approved.text).toContain(text);
    await advanceOrder(deps(), order.id, go);
    expect((await nextMail()).text).toContain(PICKUP.hours);
  });

  it('ask for a missing payment only', async () => {
    const [waiting, paid] = [await place(), await place()];
    await shop.app.jobs.runDue();
    expect(server.take()).toEqual([]);
    await shop.pay(paid);
    await nextMail();
    for (const { id } of [waiting, paid])
      await shop.app.jobs.run('send-order-mail', { order_id: id, kind: 'order-received' });
    const [mail, ...rest] = server.take();
    expect(rest).toEqual([]);
    expect(mail?.subject).toBe(`Recibimos tu pedido ${waiting.number}: falta el pago`);
    expect(mail?.text).toContain('Hola Ana, recibimos');
    expect(mail?.text).toMatch(/hasta el (lunes|martes|miércoles|jueves|viernes|sábado|domingo) /);
  });

  it('do not ask for a transfer, or report a step, when the order has moved on before the mail left', async () => {
    const cancelled = await place(TRANSFER);
    await shop.app.jobs.runDue();
    await cancelUnpaid(deps(), cancelled.id, go);
    const undone = await place();
    await shop.pay(undone);
    await shop.app.jobs.runDue();
    server.take();
    for (const kind of ['transfer-instructions', 'proof-received'] as const)
      await shop.app.jobs.run('send-order-mail', { order_id: cancelled.id, kind });
    for (const kind of ['order-shipped', 'order-delivered'] as const)
      await shop.app.jobs.run('send-order-mail', { order_id: undone.id, kind });
    await refundOrder(deps(), undone.id, { byHand: true, dryRun: false });
    for (const kind of ['payment-approved', 'order-revised'] as const)
      await shop.app.jobs.run('send-order-mail', { order_id: undone.id, kind });
    expect(server.take().map(({ subject }) => subject)).toEqual([]);
  });

  it('name the address of the shop, not that for proofs, when it is cancelled', async () => {
    const order = await place();
    await cancelUnpaid(deps(), order.id, go);
    await shop.app.jobs.runDue();
    server.take();
    await shop.app.jobs.run('send-order-mail', { order_id: order.id, kind: 'order-cancelled' });
    const [mail] = server.take();
    expect(mail?.subject).toBe(`Anulamos tu pedido ${order.number}`);
    expect(mail?.text).not.toContain('pagos@casa.example');
  });

  it.each(['refuse', 'abort'] as const)('say that nothing was charged (%s)', async (decision) => {
    const order = await place({}, 'en');
    await shop.comeBack(await shop.decide(order.payment.token, decision));
    const mail = await nextMail();
    expect(mail.subject).toBe(`We could not complete the payment of your order ${order.number}`);
    expect(mail.text).toContain('nothing was charged');
    expect(mail.html).toContain(`href="${shop.base}/api/links/order?token=${order.id}.order.`);
  });

  it('do not report a failed payment that the buyer retried, and report the next failure once', async () => {
    const order = await place();
    await shop.comeBack(await shop.decide(order.payment.token, 'refuse'));
    const retry = async () => {
      const { body } = await shop.call<Placed>('POST', `/purchases/${order.id}/payment/retry`, undefined, {
        'x-order-key': order.access_key,
      });
      return body.payment.token;
    };
    const second = await retry();
    await shop.app.jobs.runDue();
    expect(server.take()).toEqual([]);
    await shop.comeBack(await shop.decide(second, 'refuse'));
    const { id } = await nextMail();
    expect(id).toMatch(/^<payment-failed-/);
    // Mail programs discard a second mail with the same Message-ID.
    await shop.comeBack(await shop.decide(await retry(), 'refuse'));
    expect((await nextMail()).id).not.toBe(id);
  });

  it('say when a pick-up order is ready', async () => {
    const order = await place({ delivery: { method: 'pickup' } });
    await shop.pay(order);
    await nextMail();
    await advanceOrder(deps(), order.id, go);
    const mail = await nextMail();
    expect(mail.subject).toBe(`Tu pedido ${order.number} está listo para retirar`);
    expect(mail.text).toContain('Calle Uno 12, Santiago');
  });
});

describe('mails of an order paid by transfer', () => {
  it('contain the bank account, confirm the proof, and confirm the payment', async () => {
    const order = await place(TRANSFER);
    const asked = await nextMail();
    expect(asked.subject).toBe(`Tu pedido ${order.number}: datos para la transferencia`);
    for (const text of ['BancoEstado', '001-77', '$23.990', 'pagos@casa.example'])
      expect(asked.text).toContain(text);
    expect(asked.text).toContain(`/api/links/order?token=${order.id}.transfer.`);
    await recordProof(deps(), order.id, { note: null, dryRun: false });
    expect((await nextMail()).subject).toBe(`Recibimos el comprobante de tu pedido ${order.number}`);
    await advanceOrder(deps(), order.id, go);
    expect((await nextMail()).text).toContain('Transferencia bancaria');
  });

  it('confirm each proof in a mail of its own, also one after a refusal', async () => {
    const order = await place(TRANSFER);
    await nextMail();
    await recordProof(deps(), order.id, { note: null });
    const first = await nextMail();
    await refuseProof(deps(), order.id, { reason: 'Es de otro monto', waitHours: 48 });
    await nextMail();
    await recordProof(deps(), order.id, { note: null });
    const second = await nextMail();
    expect(second.subject).toBe(first.subject);
    // Mail programs discard a second mail with the same Message-ID.
    expect(second.id).not.toBe(first.id);
  });

  it('report a cancellation in the order’s language', async () => {
    const order = await place(TRANSFER, 'en');
    expect((await nextMail()).text).toContain('Transfer $23.990');
    await cancelUnpaid(deps(), order.id, go);
    const mail = await nextMail();
    expect(mail.subject).toBe(`We cancelled your order ${order.number}`);
    expect(mail.text).toContain('before its payment was due');
    expect(mail.text).not.toContain('received no payment');
  });

  it('say that no payment came only after the deadline, with the address for proofs', async () => {
    const order = await place(TRANSFER);
    await nextMail();
    await shop.rawQuery(`update orders set expires_at = now() - interval '1 hour' where id = '${order.id}'`);
    await cancelUnpaid(deps(), order.id, go);
    const { text } = await nextMail();
    expect(text).toContain('Hola Ana, tu pedido');
    expect(text).toContain('no recibimos el pago');
    expect(text).toContain('pagos@casa.example');
  });
});

describe('the mail server', () => {
  /** Makes the retry due now: the queue would wait before it. */
  const retryNow = () =>
    shop.rawQuery(
      "update jobs.job set start_after = now() where name = 'send-order-mail' and state = 'retry'",
    );

  it('receives a mail again after it refused it, and an accepted mail once', async () => {
    const order = await place(TRANSFER);
    server.refuse(true);
    await expect(shop.app.jobs.runDue()).rejects.toThrow('Mailbox is full');
    server.refuse(false);
    expect(server.take()).toEqual([]);
    await retryNow();
    const mail = await nextMail();
    expect(mail.id).toContain(order.id);
    await shop.app.jobs.runDue();
    expect(server.take()).toEqual([]);
  });

  it('does not get a mail that is no longer due, which then counts as skipped', async () => {
    const order = await place(TRANSFER);
    server.refuse(true);
    await expect(shop.app.jobs.runDue()).rejects.toThrow('Mailbox is full');
    server.refuse(false);
    await cancelUnpaid(deps(), order.id, go);
    await retryNow();
    await shop.app.jobs.runDue();
    const { rows } = await shop.rawQuery(
      `select kind, state from order_mails where order_id = '${order.id}' order by created_at`,
    );
    expect(rows).toEqual([
      { kind: 'transfer-instructions', state: 'skipped' },
      { kind: 'order-cancelled', state: 'sent' },
    ]);
    server.take();
  });
});
