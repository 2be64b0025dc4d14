// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen } from '../../testing/show-in-office.tsx';
import { audit } from './index.ts';
import type { Entry } from './use-audit-words.ts';

const open = async (values: Partial<Entry>) => {
  const entry: Entry = {
    id: '1',
    at: '2026-11-20T12:00:00.000Z',
    staff: { id: '1', name: 'Inés' },
    action: 'catalogue.plan-price',
    entity: 'product',
    entity_id: 'CQ-100',
    before: null,
    after: null,
    reason: null,
    ...values,
  };
  const office = createFakeOffice({
    'GET /office/audit': () => json({ data: [entry], total: 1, more: false }),
  });
  await showScreen(office, audit, '/audit');
  await screen.findByText('Inés');
};
const shows = (text: string) => expect(document.body.textContent).toContain(text);

it('tells a planned price in words, pesos and Chilean time', async () => {
  await open({
    after: { kind: 'offer', price: 12990, starts_at: '2026-12-01T03:00:00.000Z', ends_at: null },
  });
  shows('tipo: – → Oferta');
  shows('precio: – → $12.990');
  shows('cuándo: – → 01-12-2026, 00:00');
});

it('tells the price before an offer in pesos, although it is stored as text', async () => {
  await open({ before: { reference_price: '17990' }, after: { reference_price: null } });
  shows('$17.990 → –');
});

it.each([
  ['text', 'Texto'],
  ['strong', 'Negrita'],
  ['link', 'Enlace'],
  ['quote', 'Cita'],
])('tells a part of a text of the kind %s in words', async (kind, words) => {
  await open({ action: 'draft.save', entity: 'content', after: { 'es.blocks.0.content.1.kind': kind } });
  shows(`tipo: – → ${words}`);
});

it('tells a setting field by field, with the name of the setting', async () => {
  await open({
    action: 'rules.change-bar',
    entity: 'setting',
    entity_id: 'bar',
    before: { hours: { monday: { is_open: false, opens: '18:00' } } },
    after: { hours: { monday: { is_open: true, opens: '18:00' } } },
  });
  shows('Horario y mesas del bar');
  shows('horario › Lunes › abierto: no → sí');
});

it('tells who receives an order in words', async () => {
  await open({
    action: 'orders.change-address',
    entity: 'order',
    entity_id: 'CQ-000007',
    before: { receiver: 'other', contact: { surname: 'Soto' } },
    after: { receiver: 'concierge', contact: null },
  });
  shows('recibe: Otra persona → Conserjería');
  shows('contacto › apellido: Soto → –');
});

it('tells a payment, types of products and a limit in words and pesos', async () => {
  await open({
    before: { free_from: null },
    after: { platform: 'transfer', product_types: ['Wine', 'Alcohol'], free_from: 50000 },
  });
  shows('medio de pago: – → Transferencia');
  shows('tipos de producto › 1: – → Vinos');
  shows('tipos de producto › 2: – → Otros alcoholes');
  shows('gratis desde: – → $50.000');
});

it.each([
  [{ workdays: ['monday'] }, 'Lunes'],
  [{ carrier_days: ['friday'] }, 'Viernes'],
  [{ pickup: { days: ['sunday'] } }, 'Domingo'],
  [{ carriers: [{ service: 'by-hand' }] }, 'A mano'],
  [{ coupon_with_offers: 'refuse' }, 'No vale: un pedido con un producto en oferta no acepta cupón'],
  [{ mode: 'off' }, 'Apagado'],
  [{ boleta: { webpay: 'voucher' } }, 'El comprobante de pago vale como boleta'],
  [{ boleta: { transfer: 'issued' } }, 'La emite la tienda'],
])('tells the choice of %j in words', async (after, words) => {
  await open({ action: 'setting.change', entity: 'setting', entity_id: 'carriers', after });
  shows(`: – → ${words}`);
});

it.each([
  ['waiting', 'por enviar'],
  ['replaced', 'reemplazado'],
])('tells in words that a tax document is %s', async (status, words) => {
  await open({ action: 'taxes.mend', entity: 'order', entity_id: 'CQ-000007', after: { status } });
  shows(`estado: – → ${words}`);
});

it('tells a reservation by its own words, and leads to the thing', async () => {
  await open({
    action: 'reservations.change',
    entity: 'reservation',
    entity_id: 'R-7',
    before: { status: 'confirmed' },
    after: { status: 'cancelled', arrival: 'no_show' },
  });
  shows('estado: confirmada → anulada');
  shows('llegada: – → No vino');
  expect(screen.getByRole('link', { name: 'Cambió la reserva' }).getAttribute('href')).toBe('/reservations');
});

it('shows no id that says nothing to people', async () => {
  const id = '0b6f7f9e-4a53-4c47-9a5e-7d3a1d9c1f10';
  await open({ action: 'people.read', entity: 'customer', entity_id: id });
  expect(document.body.textContent).not.toContain(id);
  expect(screen.getByRole('link', { name: 'Vio los datos' }).getAttribute('href')).toBe(`/people/${id}/show`);
});

it('tells the data of an incident in words', async () => {
  await open({
    action: 'incidents.change',
    entity: 'incident',
    entity_id: '7d5c0ffb-c726-4ab2-926d-7e592474bd26',
    after: { data: ['orders', 'newsletter'], people: 2 },
  });
  shows('datos › 1: – → Pedidos');
  shows('datos › 2: – → Boletín');
  shows('personas: – → 2');
});

it('says how many changes of a long draft it does not have', async () => {
  await open({ action: 'draft.publish', entity: 'content', after: { more_fields: 12 } });
  shows('otros campos que cambiaron: – → 12');
});

it.each([
  [
    'search-word',
    'search-word.change',
    'pins:es:$8.990: tinto',
    '/search-words?filter=%7B%22q%22%3A%22%248.990%3A+tinto%22%7D',
  ],
  ['setting', 'taxes.change', 'tax-certificate', '/taxes'],
  ['setting', 'taxes.change', 'taxes', '/taxes'],
  ['content', 'draft.save', '/blog/el-zorzal', '/articles/el-zorzal'],
  ['content', 'draft.save', 'wine-bar', '/pages/wine-bar'],
  ['content', 'draft.save', 'argentina', '/pages'],
  ['content', 'draft.save', 'menu', '/shop-menu'],
] as const)('leads from %s, %s of %s, to its page', async (entity, action, entity_id, page) => {
  await open({ entity, action, entity_id });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => href.startsWith(page))).toHaveLength(1);
});

it('names an article by its address', async () => {
  await open({ action: 'draft.save', entity: 'content', entity_id: '/blog/el-zorzal' });
  shows('Contenido /blog/el-zorzal');
});
