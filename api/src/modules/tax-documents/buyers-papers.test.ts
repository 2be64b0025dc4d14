import type { Order } from 'shared-contracts/api/orders.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { replaceTaxDocument } from 'shared-contracts/office/taxes';
import { makeCertificate } from 'tax-documents/sandbox-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { INVOICE, TAXES } from '../../../test/taxes.ts';
import { documentLink } from '../../lib/document-link.ts';
import { findOrderDocuments } from './tax-documents.repository.ts';
import { insertCertificate } from './tax-keys.repository.ts';
import { upsertTaxSettings } from './tax-settings.repository.ts';

const COMPANY = {
  payment_method: { document: '1', platform: 'webpay' },
  invoice: { ...INVOICE, email: 'libros@boldos.cl' },
};

let shop: Shop & TestOffice;
let call: CallOffice;
let customers: ReturnType<typeof customersOf>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  customers = customersOf(shop);
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await upsertTaxSettings(shop.db, TAXES);
  await shop.setStock({ W5: 100 });
});

let count = 0;
/** A paid order of a buyer with an own address. */
const placePaidOrder = async (changes: object = {}): Promise<Placed & { email: string }> => {
  count += 1;
  const email = `papel.${count}@example.cl`;
  const body = await shop.placePaidOrder({ W5: 2 }, { email, ...changes });
  return { ...body, email };
};
const issue = () => shop.app.jobs.run('issue-tax-documents', {});
const papersOf = async (order: Placed) => {
  const { body } = await shop.readOrder(order);
  return (body.data as unknown as Order).tax_documents ?? [];
};
const open = async (url: string) => {
  const answer = await shop.app.inject(url);
  return { ...answer, type: answer.headers['content-type'], to: answer.headers.location };
};
const mailsOf = async ({ email }: { email: string }, subject: string) =>
  (await customers.mailsTo(email)).filter((mail) => mail.subject?.includes(subject));

describe('the link on the page of an order', () => {
  it('opens the boleta without login, once it is issued', async () => {
    const order = await placePaidOrder();
    expect(await papersOf(order)).toEqual([]);
    await issue();
    const [paper] = await papersOf(order);
    expect(paper).toMatchObject({ kind: 'boleta', number: expect.any(Number) });
    const { type, rawPayload, headers } = await open(paper?.url ?? '');
    expect([type, headers['cache-control']]).toEqual(['application/pdf', 'no-store']);
    expect(pdfText(rawPayload)).toContain(`Nº ${paper?.number}`);
  });

  it('leads to order tracking when it was altered, has expired, or its buyer was erased', async () => {
    const order = await placePaidOrder();
    await issue();
    const [paper] = await papersOf(order);
    const [document] = await findOrderDocuments(shop.db, order.id, 'sandbox');
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3600 * 1000);
    const secret = shop.config.APP_SECRET;
    const links = [
      `${paper?.url}x`,
      paper?.url.replace('token=', 'token=0') ?? '',
      documentLink(secret, document?.id ?? '', eightDaysAgo),
      documentLink(secret, '00000000-0000-0000-0000-000000000000'),
      '/api/links/tax-document',
    ];
    for (const link of links) {
      const { statusCode, to } = await open(link);
      expect([link, statusCode, to]).toEqual([link, 303, expect.stringContaining('/seguimiento')]);
    }
    await shop.db.updateTable('orders').set({ erased_at: new Date() }).where('id', '=', order.id).execute();
    expect((await open(paper?.url ?? '')).statusCode).toBe(303);
  });

  it('is missing for documents of the tax office’s test', async () => {
    const order = await placePaidOrder();
    await issue();
    await shop.db.updateTable('tax_documents').set({ environment: 'certification' }).execute();
    expect(await papersOf(order)).toEqual([]);
  });
});

/** Links of a mail that need no login. */
const linksIn = (mail: { html?: string } | undefined): string[] =>
  [...(mail?.html ?? '').matchAll(/href="([^"]*token=[^"]*)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  );

describe('the mail with the document', () => {
  it('brings the boleta once, however often the job runs', async () => {
    const order = await placePaidOrder();
    await Promise.all([issue(), issue()]);
    await issue();
    const mails = await mailsOf(order, 'Tu boleta del pedido');
    expect(mails).toHaveLength(1);
    const [paper] = await papersOf(order);
    expect(mails[0]?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`boleta-${paper?.number}.pdf`, 'application/pdf'],
    ]);
    expect(mails[0]?.text?.replaceAll(/\s+/g, ' ')).toContain(`Boleta electrónica N.º ${paper?.number}`);
    expect(mails[0]?.cc ?? []).toEqual([]);
    const { pathname, search } = new URL(linksIn(mails[0])[0] ?? '');
    const file = await shop.app.inject(`${pathname}${search}`);
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('brings a company the signed file too, at the address for it, without a link that opens the order', async () => {
    const order = await placePaidOrder(COMPANY);
    await issue();
    const [mail, ...more] = await mailsOf(order, 'Factura del pedido');
    expect(more).toEqual([]);
    expect(mail?.cc?.map(({ address }) => address)).toEqual(['libros@boldos.cl']);
    expect(linksIn(mail)).toEqual([expect.stringContaining('/api/links/tax-document?token=')]);
    const [pdf, xml] = mail?.attachments ?? [];
    expect([pdf?.mimeType, xml?.filename]).toEqual([
      'application/pdf',
      expect.stringMatching(/^factura-\d+\.xml$/),
    ]);
    const envelope = Buffer.from(xml?.content as ArrayBuffer).toString('latin1');
    expect(envelope).toContain('<RutReceptor>76086428-5</RutReceptor>');
  });

  it('brings the signed file when the certificate names no RUT, too', async () => {
    const pfx = makeCertificate('sin RUT', 'Ana Prueba', 'clave', new Date());
    await shop.db
      .transaction()
      .execute((trx) =>
        insertCertificate(trx, shop.config.APP_SECRET, { pfx, password: 'clave', isSandbox: true }),
      );
    const order = await placePaidOrder(COMPANY);
    await issue();
    const [mail] = await mailsOf(order, 'Factura del pedido');
    const envelope = Buffer.from(mail?.attachments[1]?.content as ArrayBuffer).toString('latin1');
    expect(envelope).toContain(`<RutEnvia>${TAXES.issuer.rut}</RutEnvia>`);
  });

  it('brings the credit note of a refund', async () => {
    const order = await placePaidOrder();
    await issue();
    const { body: read } = await call(endpoints.readOrder, { params: { id: order.id } });
    const { status } = await call(endpoints.refundOrder, {
      params: { id: order.id },
      body: { version: read.version, reason: 'Llegó quebrada', amount: 1000, means: 'card' } as never,
    });
    expect(status).toBe(200);
    await shop.app.jobs.runDue(['refund-payment']);
    await issue();
    await issue();
    const mails = await mailsOf(order, 'Nota de crédito del pedido');
    expect(mails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([
      [expect.stringMatching(/^nota-de-credito-\d+\.pdf$/)],
    ]);
    expect((await papersOf(order)).map(({ kind }) => kind)).toEqual(['boleta', 'credit-note']);
  });

  it.each([
    ['es', 'Factura', 'Nota de crédito', /Reemplaza a la (\w.*?) N\.º (\d+), que el SII no aceptó/],
    ['en', 'Tax invoice', 'Credit note', /It replaces (\w.*?) no\. (\d+), which the tax office/],
  ] as const)(
    'says which earlier document of the same sale or refund it replaces (%s)',
    async (locale, factura, note, replaces) => {
      const order = await shop.placePaidOrder(
        { W5: 2 },
        { email: `papel.${locale}@example.cl`, ...COMPANY },
        locale,
      );
      await issue();
      await shop.db
        .insertInto('refunds')
        .values({ order_id: order.id, token: null, amount: 1000, reason: 'Parte', done_at: new Date() })
        .execute();
      await issue();
      const [sale, ofRefund] = await findOrderDocuments(shop.db, order.id, 'sandbox');
      const saidIn = async (subject: string) => {
        const mails = await mailsOf({ email: `papel.${locale}@example.cl` }, subject);
        return mails.map(({ text }) => replaces.exec(text?.replaceAll(/\s+/g, ' ') ?? '')?.[2] ?? null);
      };
      expect([await saidIn(factura), await saidIn(note)]).toEqual([[null], [null]]);
      await shop.db
        .updateTable('tax_documents')
        .set({ state: 'rejected' })
        .where('id', '=', sale?.id ?? '')
        .execute();
      const params = { id: sale?.id ?? '' };
      expect((await call(replaceTaxDocument, { params })).status).toBe(200);
      expect(await saidIn(factura)).toEqual([null, sale?.number]);
      expect(await saidIn(note)).toEqual([null, ofRefund?.number]);
    },
  );

  it('can be sent again by staff', async () => {
    const order = await placePaidOrder();
    await issue();
    const { body } = await call(endpoints.readOrder, { params: { id: order.id } });
    expect(body.mails_again).toContainEqual({ kind: 'document-issued', refund_id: null });
  });

  it('does not leave for documents of the tax office’s test', async () => {
    const order = await placePaidOrder();
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'certification' });
    await issue();
    expect(await mailsOf(order, 'boleta del pedido')).toEqual([]);
  });
});
