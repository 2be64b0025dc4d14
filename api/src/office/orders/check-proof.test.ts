import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { officeOrdersOf, stepsOf } from '../../../test/office-orders.ts';
import { aPdf } from '../../../test/proof-files.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let orders: ReturnType<typeof officeOrdersOf>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
  orders = officeOrdersOf(shop, call);
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 500 }));

describe('the proof of a transfer', () => {
  it('is shown as a file that no browser runs, only to staff who check proofs', async () => {
    const order = await orders.placeUnpaidTransfer();
    await shop.uploadProof(order);
    const input = { params: { id: order.id } };
    const { token } = await shop.signInAs('support');
    const answer = await shop.office.inject({
      url: `/office/orders/${order.id}/proof`,
      headers: { cookie: `office_session=${token}` },
    });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${order.number}.pdf"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(answer.rawPayload).toEqual(aPdf('pago'));
    const { call: warehouse } = await shop.signInAs('warehouse');
    expect((await warehouse(endpoints.readProof, input)).status).toBe(403);
    const withoutFile = await orders.placeUnpaidTransfer();
    expect((await call(endpoints.readProof, { params: { id: withoutFile.id } })).status).toBe(404);
  });

  it('confirms the payment when staff accept it', async () => {
    const order = await orders.placeUnpaidTransfer();
    await shop.uploadProof(order);
    expect(await orders.read(order)).toMatchObject({ proof: { type: 'application/pdf', waits: true } });
    const { body } = await orders.write(endpoints.acceptProof, order);
    expect(body).toMatchObject({ status: 'confirmed', payment_status: 'success', proof: { waits: false } });
    expect(await orders.mailKindsOf(order)).toContain('payment-approved');
    expect(await orders.auditOf(order)).toMatchObject([{ action: 'orders.check-proof' }]);
  });

  it('is refused with a reason that the buyer reads, and the order waits for another', async () => {
    const order = await orders.placeUnpaidTransfer();
    await shop.uploadProof(order);
    const reason = 'El comprobante es de otro monto <b>$1</b>';
    const { body } = await orders.write(endpoints.refuseProof, order, { reason });
    expect(body).toMatchObject({ status: 'in_validation', proof: { waits: false, refusal: reason } });
    const buyers = (await shop.readOrder(order)).body.data;
    expect(buyers).toMatchObject({ proof_refusal: reason, expires_at: body.expires_at });
    expect(Date.parse(body.expires_at)).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect(stepsOf(body)).not.toContain('refuse-proof');
    await shop.app.jobs.runDue(['send-order-mail']);
    expect((await orders.read(order)).mails.map(({ kind, state }) => [kind, state])).toContainEqual([
      'proof-refused',
      'sent',
    ]);
    expect((await orders.write(endpoints.refuseProof, order, { reason })).body.code).toBe('STEP_REFUSED');
    expect((await shop.uploadProof(order, 'nuevo')).status).toBe(200);
    expect(await orders.read(order)).toMatchObject({ proof: { waits: true, refusal: null } });
    expect((await shop.readOrder(order)).body.data).toMatchObject({ proof_refusal: null });
    expect(await shop.mailJobsOf(order, 'proof-received')).toHaveLength(2);
  });

  it('is recorded when it came by other means', async () => {
    const order = await orders.placeUnpaidTransfer();
    const { body } = await orders.write(endpoints.recordProof, order, { note: 'Banco 77' });
    expect(body.proof).toMatchObject({ type: null, note: 'Banco 77', waits: true });
    expect((await orders.write(endpoints.recordProof, await orders.placePaidOrder())).body.code).toBe(
      'STEP_REFUSED',
    );
  });
});
