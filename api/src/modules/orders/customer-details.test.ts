import { describe, expect, it } from 'vitest';
import { customerColumns, type OrderBody, phoneOf, receiverColumns, rutOf } from './customer-details.ts';

const refusal = (fields: string[]) =>
  expect.objectContaining({ code: 'VALIDATION_FAILED', fields: expect.arrayContaining(fields) });

describe('a phone number', () => {
  it.each([
    ['9 8765 4321', '+56987654321'],
    ['+56 9 8765 4321', '+56987654321'],
    ['+54 (11) 4321.876-5', '+541143218765'],
    ['123456', '123456'],
    ['+123456789012345', '+123456789012345'],
  ])('%s is stored as %s', (text, stored) => {
    expect(phoneOf(text, 'phone')).toBe(stored);
  });

  it.each(['12345', '1234567890123456', 'x123456', '123456x', '++123456', ''])('refuses %s', (text) => {
    expect(() => phoneOf(text, 'invoice.phone')).toThrow(refusal(['invoice.phone']));
  });
});

it('a RUT is stored without dots, and refused with a wrong digit', () => {
  expect(rutOf('12.345.678-5', 'rut')).toBe('12345678-5');
  expect(() => rutOf('12.345.678-9', 'invoice.rut')).toThrow(refusal(['invoice.rut']));
});

const BODY = {
  email: 'ana@example.cl',
  name: 'Ana',
  surname: 'Soto',
  rut: '12.345.678-5',
  phone: '9 8765 4321',
  payment_method: { document: '0', platform: 'webpay' },
  delivery: { method: 'pickup' },
  terms: true,
} as OrderBody;
const INVOICE = { reason: 'Robles', rut: '76.418.530-7', giro: 'Bar', address: 'Uno 1', commune_id: '13120' };
const PLACE = { commune: 'Ñuñoa', region: 'Metropolitana' };
const columns = (changes: object) => customerColumns({ ...BODY, ...changes } as OrderBody, PLACE);

describe('the stored buyer', () => {
  it('has RUT and phone in the stored form, and no factura with a boleta', () => {
    expect(columns({ invoice: INVOICE })).toEqual({
      email: 'ana@example.cl',
      name: 'Ana',
      surname: 'Soto',
      rut: '12345678-5',
      phone: '+56987654321',
      document: '0',
      invoice: null,
    });
  });

  it('has a factura with the names of its place, and its phone only when it has one', () => {
    const factura = (changes: object) => {
      const { invoice } = columns({ payment_method: { document: '1' }, invoice: { ...INVOICE, ...changes } });
      return JSON.parse(invoice ?? 'null');
    };
    const stored = { ...INVOICE, ...PLACE, rut: '76418530-7' };
    expect(factura({})).toEqual(stored);
    expect(factura({ phone: '' })).toEqual({ ...stored, phone: '' });
    expect(factura({ phone: '9 1111 2222' })).toEqual({ ...stored, phone: '+56911112222' });
    expect(columns({ payment_method: { document: '1' } }).invoice).toBeNull();
  });

  it('refuses a wrong RUT or phone by the name of its field', () => {
    const bad = (changes: object) => () => columns(changes);
    const factura = { payment_method: { document: '1' } };
    expect(bad({ rut: '1-1' })).toThrow(refusal(['rut']));
    expect(bad({ phone: 'no' })).toThrow(refusal(['phone']));
    expect(bad({ ...factura, invoice: { ...INVOICE, rut: '1-1' } })).toThrow(refusal(['invoice.rut']));
    expect(bad({ ...factura, invoice: { ...INVOICE, phone: 'no' } })).toThrow(refusal(['invoice.phone']));
  });
});

describe('the stored receiver', () => {
  const HOME = { method: 'home', address: 'Uno 1', commune_id: '13120', receiver: 'me' };
  const receiver = (delivery: object) => receiverColumns({ ...BODY, delivery } as OrderBody);
  const contact = { name: 'Luis', surname: 'Soto' };

  it('of a pick-up has only the comment', () => {
    const none = {
      delivery_method: 'pickup',
      address: null,
      department: null,
      commune_id: null,
      receiver: null,
      contact: null,
      comment: null,
    };
    expect(receiver({ method: 'pickup' })).toEqual(none);
    expect(receiver({ method: 'pickup', comment: 'Hola' })).toEqual({ ...none, comment: 'Hola' });
  });

  it('of a delivery has address and person', () => {
    const stored = {
      delivery_method: 'home',
      address: 'Uno 1',
      department: null,
      commune_id: '13120',
      receiver: 'me',
      contact: null,
      comment: null,
    };
    expect(receiver({ ...HOME, contact })).toEqual(stored);
    expect(receiver({ ...HOME, department: '4B', comment: 'Timbre' })).toEqual({
      ...stored,
      department: '4B',
      comment: 'Timbre',
    });
    const other = receiver({ ...HOME, receiver: 'other', contact });
    expect(other).toMatchObject({ receiver: 'other', contact: JSON.stringify(contact) });
  });

  it('must be named when it is another person', () => {
    expect(() => receiver({ ...HOME, receiver: 'other' })).toThrow(refusal(['delivery.contact.name']));
    expect(receiver({ ...HOME, receiver: 'concierge' }).receiver).toBe('concierge');
  });
});
