import { type OrderBody, rutOf } from '../orders/customer-details.ts';
import { findInvoicePlace } from '../orders/invoice-place.service.ts';
import { updateOrderFields } from '../orders/orders.repository.ts';
import { findDocumentStates } from '../tax-documents/tax-documents.repository.ts';
import { type Operation, operate } from './operate.service.ts';
import { refuseInvoice } from './order-rules.ts';

/** Receiver of a factura, validated as at the checkout. */
type NewInvoice = Omit<NonNullable<OrderBody['invoice']>, 'phone' | 'email'>;

/**
 * Changes the receiver of a factura that is not issued, or that the tax office rejected. Issues nothing.
 * @throws DomainError VALIDATION_FAILED
 */
export const changeInvoice: Operation<{ invoice: NewInvoice }> = (deps, orderId, { invoice, ...options }) =>
  operate(deps, orderId, options, async (trx, { order }) => {
    const refused = refuseInvoice({ order }, await findDocumentStates(trx, orderId));
    if (refused) return { refused };
    const place = await findInvoicePlace(trx, invoice.commune_id);
    const rut = rutOf(invoice.rut, 'invoice.rut');
    const { phone, email } = order.invoice ?? {};
    const columns = { invoice: JSON.stringify({ ...invoice, ...place, rut, phone, email }) };
    return { did: { code: 'invoice-changed' }, run: () => updateOrderFields(trx, orderId, columns) };
  });
