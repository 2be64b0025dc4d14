import type { placeOrder } from 'shared-contracts/api/place-order.schema';
import { normalizePhone } from 'shared-contracts/domain/phone';
import { normalizeRut } from 'shared-contracts/domain/rut';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { z } from 'zod';
import type { InvoicePlace } from './invoice-place.service.ts';

/** Validated request body of an order. */
export type OrderBody = z.output<typeof placeOrder.body>;

/** Shape of a foreign phone number. */
const FOREIGN_PHONE = /^\+?\d{6,15}$/;

/** Converts Chilean numbers to E.164, others to digits. */
export const phoneOf = (text: string, field: string): string => {
  const digits = text.replace(/[\s().-]/g, '');
  const phone = normalizePhone(text) ?? (FOREIGN_PHONE.test(digits) ? digits : null);
  if (phone === null) throw new DomainError('VALIDATION_FAILED', {}, [field]);
  return phone;
};

export const rutOf = (text: string, field: string): string => {
  const rut = normalizeRut(text);
  if (rut === null) throw new DomainError('VALIDATION_FAILED', {}, [field]);
  return rut;
};

/** Columns of buyer and tax document in the stored form: RUT without dots, phone in E.164. */
export const customerColumns = (
  { email, name, surname, rut, phone, payment_method, invoice }: OrderBody,
  invoicePlace: InvoicePlace | null,
) => {
  const wantsInvoice = payment_method.document === '1' && invoice !== undefined;
  return {
    email,
    name,
    surname,
    rut: rutOf(rut, 'rut'),
    phone: phoneOf(phone, 'phone'),
    document: payment_method.document,
    invoice: wantsInvoice
      ? JSON.stringify({
          ...invoice,
          ...invoicePlace,
          rut: rutOf(invoice.rut, 'invoice.rut'),
          ...(invoice.phone && { phone: phoneOf(invoice.phone, 'invoice.phone') }),
        })
      : null,
  };
};

/** Columns of delivery and receiver, without commune data. */
export const receiverColumns = ({ delivery }: Pick<OrderBody, 'delivery'>) => {
  if (delivery.method === 'pickup') {
    return {
      delivery_method: delivery.method,
      address: null,
      department: null,
      commune_id: null,
      receiver: null,
      contact: null,
      comment: delivery.comment || null,
    };
  }
  const { receiver, contact } = delivery;
  if (receiver === 'other' && !contact) {
    throw new DomainError('VALIDATION_FAILED', {}, ['delivery.contact.name']);
  }
  return {
    delivery_method: delivery.method,
    address: delivery.address,
    department: delivery.department || null,
    commune_id: delivery.commune_id,
    receiver,
    contact: receiver === 'other' ? JSON.stringify(contact) : null,
    comment: delivery.comment || null,
  };
};
