// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderRevisions } from './order-revisions.tsx';
import { OrderSteps } from './order-steps.tsx';

type Revision = { line: string; qty: number; sku?: string; refund: number; version: string };
/** Revisions that the API has, by their idempotency key. */
let made: Map<string, Revision>;
/** The API makes the next revision, but its response is lost. */
let isLost: boolean;
let office: ReturnType<typeof createFakeOffice>;

const format = (sku: string, price: number) => ({ sku, grams: null, price, for_sale: 12 });
const PRODUCTS = [
  { id: '1', kind: 'Wine', name: 'Loica', visible: true, formats: [format('W3', 8000)] },
  { id: '2', kind: 'Wine', name: 'Loica Reserva', visible: true, formats: [format('W4', 12_000)] },
  { id: '3', kind: 'Wine', name: 'Loica Oculta', visible: false, formats: [format('W5', 9000)] },
];
const readOrder = () =>
  json({
    id: '7',
    version: String(made.size),
    status: 'confirmed',
    total: 45_000,
    price_delivery: 0,
    gift_price: 0,
    delivery: {},
    refunds: [],
    lines: [
      { id: '0', name: 'Ñandú', qty: 3, price: 10_000, sku: 'W1' },
      { id: '1', name: 'Zorzal', qty: 2, price: 7500, sku: 'W2' },
    ],
    revisions: [...made.values()].map(({ line, qty, refund }, index) => ({
      number: index + 1,
      at: '2026-11-28T15:00:00Z',
      staff: 'Marta',
      reason: 'No queda',
      id: String(2 + index),
      line_id: line,
      qty,
      fate: 'stock',
      cause: null,
      product: { name: 'Loica', sku: 'W3', price: 8000 },
      refund,
      waived: 0,
    })),
    steps: [{ step: 'revise', consequence: 'Se envía con el cambio.', by_hand: 'choice' }],
  });
const revise = ({ body, headers }: { body: unknown; headers: Headers }) => {
  const key = headers.get('idempotency-key') ?? '';
  const sent = body as Revision;
  if (!made.has(key)) {
    if (sent.version !== String(made.size)) return refused(409, 'CONFLICT');
    made.set(key, sent);
  }
  if (!isLost) return json({ outcome: 'done', message: 'Pedido cambiado' });
  isLost = false;
  throw new TypeError('Failed to fetch');
};
const sent = () => office.asked.filter(({ method }) => method === 'POST').map(({ body }) => body);

const dialog = () => within(screen.getByRole('dialog'));
const send = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Cambiar pedido' });
const choose = async (label: RegExp, option: string | RegExp) => {
  fireEvent.mouseDown(dialog().getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const openDialog = async () => {
  const page = (
    <>
      <OrderSteps />
      <OrderRevisions />
    </>
  );
  await showOfRecord(office, orders, page);
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar pedido' }));
};
const type = (name: RegExp, value: string) =>
  fireEvent.change(dialog().getByRole('textbox', { name }), { target: { value } });
const fill = async (line: string, units: string) => {
  await choose(/Producto del pedido/, line);
  type(/Unidades/, units);
  type(/Motivo/, 'No queda');
};
const search = () => {
  const field = dialog().getByRole('combobox', { name: 'Producto que entra' });
  // Material UI empties a field without the focus.
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'loica' } });
};
const replaceBy = async (option: RegExp) => {
  search();
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() => {
  made = new Map();
  isLost = false;
  office = createFakeOffice({
    'GET /office/orders/7': readOrder,
    'GET /office/products': () => json({ data: PRODUCTS, total: 3, more: false }),
    'POST /office/orders/7/revisions': revise as never,
  });
});

it('replaces units by a cheaper product, and says before what goes back', async () => {
  await openDialog();
  await fill('3 × Ñandú', '2');
  expect(send().disabled).toBe(true);
  await replaceBy(/^Loica \(W3\) · \$8\.000 · quedan 12$/);
  dialog().getByText('Se devuelven $4.000');
  fireEvent.click(send());
  await screen.findByText('Pedido cambiado');
  expect(sent()).toEqual([
    {
      version: '0',
      line: '0',
      qty: 2,
      fate: 'stock',
      sku: 'W3',
      reason: 'No queda',
      by_hand: false,
      refund: 4000,
    },
  ]);
  await screen.findByText('2 × Ñandú por 2 × Loica');
  expect(screen.getByText('2 × Loica').tagName).toBe('LI');
});

it('asks for the difference to a dearer product, or lets the shop bear it, and offers no hidden one', async () => {
  await openDialog();
  await fill('3 × Ñandú', '2');
  await replaceBy(/Reserva/);
  dialog().getByText('La diferencia es de $4.000');
  expect(send().disabled).toBe(true);
  expect(dialog().queryByRole('checkbox', { name: /Ya lo devolví/ })).toBeNull();
  search();
  await screen.findByRole('option', { name: /^Loica \(/ });
  expect(screen.queryByRole('option', { name: /Oculta/ })).toBeNull();
  fireEvent.click(dialog().getByRole('radio', { name: /enlace para pagar con tarjeta/ }));
  fireEvent.click(send());
  await screen.findByText('Pedido cambiado');
  expect(sent()).toMatchObject([{ sku: 'W4', refund: 0, ask: { platform: 'webpay', amount: 4000 } }]);
});

it('sends no question about a difference that the shop bears', async () => {
  await openDialog();
  await fill('3 × Ñandú', '2');
  await replaceBy(/Reserva/);
  fireEvent.click(dialog().getByRole('radio', { name: 'La asume la tienda' }));
  fireEvent.click(send());
  await screen.findByText('Pedido cambiado');
  expect(sent()).toMatchObject([{ sku: 'W4', refund: 0 }]);
  expect(sent()[0]).not.toHaveProperty('ask');
});

it('takes units out that are written off, with the money by hand', async () => {
  await openDialog();
  await fill('2 × Zorzal', '1');
  fireEvent.click(dialog().getByRole('radio', { name: 'Sacarlas del pedido' }));
  await choose(/unidades que salen/, 'Se da de baja');
  expect(send().disabled).toBe(true);
  await choose(/Causa/, 'Se quebró');
  fireEvent.click(dialog().getByRole('checkbox', { name: 'Ya lo devolví por otro medio' }));
  fireEvent.click(send());
  await screen.findByText('Pedido cambiado');
  expect(sent()).toMatchObject([
    { line: '1', qty: 1, fate: 'written_off', cause: 'breakage', by_hand: true, refund: 7500 },
  ]);
});

it.each(['0', '4', '1,5', 'dos'])('sends no %s units of a line of three', async (units) => {
  await openDialog();
  await fill('3 × Ñandú', units);
  fireEvent.click(dialog().getByRole('radio', { name: 'Sacarlas del pedido' }));
  expect(send().disabled).toBe(true);
});

it('makes a revision once after a lost response', async () => {
  isLost = true;
  await openDialog();
  await fill('3 × Ñandú', '1');
  await replaceBy(/^Loica \(/);
  fireEvent.click(send());
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('No hay conexión');
  fireEvent.click(send());
  await screen.findByText('Pedido cambiado');
  expect(made.size).toBe(1);
});

it('asks for the choice again when the order changed, and shows why', async () => {
  await openDialog();
  await fill('3 × Ñandú', '1');
  await replaceBy(/^Loica \(/);
  made.set('de-otra-persona', { line: '0', qty: 1, sku: 'W3', refund: 2000, version: '0' });
  fireEvent.click(send());
  const line = dialog().getByRole('combobox', { name: /Producto del pedido/ });
  await waitFor(() => expect(line.textContent).not.toContain('Ñandú'));
  expect(send().disabled).toBe(true);
  expect(made.size).toBe(1);
});
