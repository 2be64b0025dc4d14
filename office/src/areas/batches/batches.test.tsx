// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Permission } from 'shared-contracts/office/access';
import { expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen, typedTexts } from '../../testing/show-in-office.tsx';
import { batches } from './index.ts';

const pickOf = (sku: string, place: string | null, units: number) => ({
  sku,
  name: `Vino ${sku}`,
  brand: 'Viña Uno',
  year: 2021,
  place,
  units,
  orders: [{ id: 'a1', number: 'CQ-000001', units }],
});
const BATCH = {
  id: '12',
  staff: 'Ana',
  created_at: '2030-08-14T12:00:00Z',
  closed_at: null,
  left: 1,
  orders: [
    {
      id: 'a1',
      number: 'CQ-000001',
      status: 'confirmed',
      customer: 'Rosa Soto',
      delivery: 'home',
      address: 'Los Olmos 1',
      commune: 'Ñuñoa',
      region: 'Metropolitana',
      promised: '2030-08-16',
      planned_carrier: 'Reparto propio',
      units: 4,
    },
  ],
  last_send: null,
  picks: [pickOf('W1', 'A-03-2', 3), pickOf('W2', null, 1)],
};
const open = async (
  address: string,
  answers: Parameters<typeof createFakeOffice>[0] = {},
  permissions?: readonly Permission[],
) => {
  const office = createFakeOffice({
    'GET /office/carriers': () =>
      json({ data: [{ name: 'Correo Sur', tracking_url: '', needs_number: true }] }),
    'GET /office/batches/12': () => json(BATCH),
    'POST /office/batches/12/take-out': () => json({ ...BATCH, orders: [], picks: [], left: 0 }),
    'POST /office/batches/12/close': () => json({ ...BATCH, closed_at: '2030-08-14T13:00:00Z' }),
    ...answers,
  });
  await showScreen(office, batches, address, permissions);
  return office;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows what to pick by place, and the orders with their promised day and carrier', async () => {
  await open('/batches/12/show');
  await screen.findByText('A-03-2');
  expect(
    screen.getByText(/Los Olmos 1, Ñuñoa · 4 unidades · prometido para .+ · va con Reparto propio/),
  ).toBeDefined();
  const list = screen.getByRole('link', { name: 'Lista para buscar' });
  expect(list.getAttribute('href')).toBe('/office/batches/12/pick-list.pdf');
  const labels = screen.getByRole('link', { name: 'Etiquetas' });
  expect(labels.getAttribute('href')).toBe('/office/orders/labels.pdf?ids=a1');
});

it('promises nothing of a cancelled order', async () => {
  const [order] = BATCH.orders;
  await open('/batches/12/show', {
    'GET /office/batches/12': () => json({ ...BATCH, orders: [{ ...order, status: 'cancelled' }] }),
  });
  const place = await screen.findByText(/Los Olmos 1, Ñuñoa/);
  expect(place.textContent).toBe('Los Olmos 1, Ñuñoa · 4 unidades');
});

it('tells which format of a product to pick', async () => {
  const cheese = { ...pickOf('Q2', 'C-01', 1), name: 'Brie', brand: 'Granja Uno', year: null, format: 200 };
  await open('/batches/12/show', { 'GET /office/batches/12': () => json({ ...BATCH, picks: [cheese] }) });
  await screen.findByText('Brie, 200 gr, Granja Uno');
});

it('prints gift cards when an order to send has one', async () => {
  const [order] = BATCH.orders;
  const answers = (has_card: boolean) => ({
    'GET /office/batches/12': () => json({ ...BATCH, orders: [{ ...order, has_card }] }),
  });
  await open('/batches/12/show', answers(true));
  const cards = await screen.findByRole('link', { name: 'Tarjetas de regalo' });
  expect(cards.getAttribute('href')).toBe('/office/batches/12/gift-cards.pdf');
  cleanup();
  await open('/batches/12/show', answers(false));
  await screen.findByRole('link', { name: 'Hojas para los paquetes' });
  expect(screen.queryByRole('link', { name: 'Tarjetas de regalo' })).toBeNull();
});

it('asks before it closes a batch with orders to send', async () => {
  const office = await open('/batches/12/show');
  await screen.findByText('A-03-2');
  press('Cerrar lote');
  await screen.findByText('Queda 1 pedido por enviar, libre para otro lote.');
  press('Cerrar lote');
  await waitFor(() => expect(office.asked.some(({ url }) => url === '/office/batches/12/close')).toBe(true));
});

it('offers no picking and no prints of a closed batch', async () => {
  const closed = { ...BATCH, closed_at: '2030-08-14T13:00:00Z', picks: [] };
  const answers = { 'GET /office/batches/12': () => json(closed) };
  await open('/batches/12/show', answers);
  await screen.findByText(/Se cerró el/);
  for (const name of ['Buscar botellas', 'Lista para buscar', 'Etiquetas'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  cleanup();
  await open('/batches/12', answers);
  await screen.findByText('0 de 0 productos listos');
  expect(screen.queryByText(/Ya tienes todo/)).toBeNull();
});

it('leads from bottle to bottle by a tap or a scanned code, and back', async () => {
  await open('/batches/12');
  await screen.findByText('3 ×');
  press('La tengo');
  await screen.findByText('Sin lugar');
  const scan = (code: string) => {
    const field = screen.getByLabelText('O escanea el código');
    fireEvent.change(field, { target: { value: code } });
    fireEvent.submit(field);
  };
  scan('W1');
  await screen.findByText('Ese código es de Vino W1, Viña Uno, 2021, en A-03-2.');
  scan('w2');
  await screen.findByText('Ya tienes todo. Ahora, a empacar.');
  press('Volver a la anterior');
  await screen.findByText('1 de 2 productos listos');
});

it('keeps what is picked while the page is loaded again, until the person signs out', async () => {
  await open('/batches/12');
  await screen.findByText('3 ×');
  press('La tengo');
  await screen.findByText('1 de 2 productos listos');
  // A page that is loaded again has the storage of its tab, and nothing else.
  cleanup();
  await open('/batches/12');
  await screen.findByText('1 de 2 productos listos');
  press('Volver a la anterior');
  await screen.findByText('0 de 2 productos listos');
  press('La tengo');
  cleanup();
  typedTexts.clear();
  await open('/batches/12');
  await screen.findByText('0 de 2 productos listos');
});

it('keeps the field ready for the next scan, and opens no keyboard after a tap', async () => {
  await open('/batches/12');
  await screen.findByText('3 ×');
  press('La tengo');
  await screen.findByText('Sin lugar');
  expect(document.activeElement).toBe(document.body);
  press('Volver a la anterior');
  await screen.findByText('3 ×');
  const field = screen.getByLabelText('O escanea el código');
  field.focus();
  fireEvent.change(field, { target: { value: 'W1' } });
  fireEvent.submit(field);
  await screen.findByText('Sin lugar');
  expect(document.activeElement).toBe(screen.getByLabelText('O escanea el código'));
});

it('takes an order whose bottle is missing out of the batch', async () => {
  const office = await open('/batches/12');
  await screen.findByText('3 ×');
  press('Falta esta botella');
  expect(screen.getByRole('link', { name: 'Cambiar o devolver' }).getAttribute('href')).toBe(
    '/orders/a1/show',
  );
  press('Esperar');
  await waitFor(() =>
    expect(office.asked.at(-2)?.body ?? office.asked.at(-1)?.body).toEqual({ orders: ['a1'] }),
  );
});

it('leads to a note of the order whose bottle is missing for a person who may not change it', async () => {
  await open('/batches/12', {}, ['orders.read', 'orders.advance']);
  await screen.findByText('3 ×');
  press('Falta esta botella');
  await screen.findByText(/^Escribe una nota en el pedido/);
  const link = screen.getByRole('link', { name: 'Avisar en el pedido' });
  expect(link.getAttribute('href')).toBe('/orders/a1/show');
  expect(screen.queryByRole('link', { name: 'Cambiar o devolver' })).toBeNull();
});

it('leads to a product again when an order got more of it', async () => {
  const office = await open('/batches/12');
  await screen.findByText('3 ×');
  press('La tengo');
  await screen.findByText('Sin lugar');
  press('La tengo');
  await screen.findByText(/Ya tienes todo/);
  office.answers['GET /office/batches/12'] = () =>
    json({ ...BATCH, picks: [pickOf('W1', 'A-03-2', 2), pickOf('W2', null, 4)] });
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText('4 ×');
  expect(screen.getByText('1 de 2 productos listos')).toBeDefined();
  press('La tengo');
  await screen.findByText(/Ya tienes todo/);
});

it('sends the lines of a list, and keeps the wrong ones to be corrected', async () => {
  const office = await open('/batches/12/show');
  const lines = [
    { line: 1, order: 'CQ-000001', sent: true, why: null },
    { line: 2, order: 'CQ-000009', sent: false, why: 'El pedido no está en este lote.' },
  ];
  office.answers['POST /office/batches/12/send'] = () => json({ lines, batch: BATCH });
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Pedidos y números de envío');
  fireEvent.change(list, { target: { value: 'CQ-1, 1111\nCQ-9, 2222' } });
  press('Marcar 2 como enviados');
  await screen.findByText(/Línea 2 CQ-000009: El pedido no está en este lote\./);
  expect(screen.getByText(/1 pedido enviado\./)).toBeDefined();
  expect(list.value).toBe('CQ-9, 2222');
  const sent = office.asked.find(({ url }) => url.endsWith('/send'));
  expect(sent?.headers.get('idempotency-key')).toMatch(/.{8}/);
});

it('says what was not sent of a list whose batch was closed meanwhile', async () => {
  const office = await open('/batches/12/show');
  const closed = { ...BATCH, closed_at: '2030-08-14T13:00:00Z' };
  const lines = [
    { line: 1, order: 'CQ-000001', sent: true, why: null },
    { line: 2, order: 'CQ-000002', sent: false, why: 'El pedido no está en este lote.' },
  ];
  office.answers['POST /office/batches/12/send'] = () => {
    office.answers['GET /office/batches/12'] = () => json(closed);
    return json({ lines, batch: closed });
  };
  const list = await screen.findByLabelText('Pedidos y números de envío');
  fireEvent.change(list, { target: { value: 'CQ-1, 1111\nCQ-2, 2222' } });
  press('Marcar 2 como enviados');
  await screen.findByText(/Se cerró el/);
  screen.getByText(
    '1 pedido enviado. El lote se cerró mientras tanto: lo de tu lista que faltaba no se envió.',
  );
});

it('sends the same list again as another send, as of an order that was taken back', async () => {
  const office = await open('/batches/12/show');
  office.answers['POST /office/batches/12/send'] = () =>
    json({ lines: [{ line: 1, order: 'CQ-000001', sent: true, why: null }], batch: BATCH });
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Pedidos y números de envío');
  const sent = () => office.asked.filter(({ url }) => url.endsWith('/send'));
  for (const times of [1, 2]) {
    fireEvent.change(list, { target: { value: 'CQ-000001, 1111' } });
    press('Marcar 1 como enviado');
    await waitFor(() => expect(list.value).toBe(''));
    expect(sent()).toHaveLength(times);
  }
  expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

it.each([
  ['an added line', 'CQ-1, 1111\nCQ-9, 2222\nCQ-2, 3333\n', 'CQ-9, 2222\nCQ-2, 3333\n'],
  ['a corrected line', 'CQ-1, 1111\nCQ-8, 2222\nCQ-2, 3333\n', 'CQ-8, 2222\nCQ-2, 3333\n'],
  ['a line scanned twice', 'CQ-1, 1111\nCQ-9, 2222\nCQ-1, 1111', 'CQ-9, 2222\nCQ-1, 1111'],
])('keeps what is changed while the list is being sent: %s', async (_, now, left) => {
  const office = await open('/batches/12/show');
  const { promise, resolve } = Promise.withResolvers<Response>();
  office.answers['POST /office/batches/12/send'] = () => promise;
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Pedidos y números de envío');
  fireEvent.change(list, { target: { value: 'CQ-1, 1111\nCQ-9, 2222\n' } });
  press('Marcar 2 como enviados');
  fireEvent.change(list, { target: { value: now } });
  const lines = [
    { line: 1, order: 'CQ-000001', sent: true, why: null },
    { line: 2, order: 'CQ-000009', sent: false, why: 'El pedido no está en este lote.' },
  ];
  resolve(json({ lines, batch: BATCH }));
  // The line break stays too: the next scan is on a line of its own.
  await waitFor(() => expect(list.value).toBe(left));
});

it('gives scanned numbers to the orders that were seen, although one leaves meanwhile', async () => {
  const [one] = BATCH.orders;
  const ofThree = (status: string) => ({
    ...BATCH,
    orders: [
      one,
      { ...one, id: 'a2', number: 'CQ-000002', status },
      { ...one, id: 'a3', number: 'CQ-000003' },
    ],
  });
  const office = await open('/batches/12/show', {
    'GET /office/batches/12': () => json(ofThree('confirmed')),
  });
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Pedidos y números de envío');
  fireEvent.change(list, { target: { value: '1111' } });
  office.answers['GET /office/batches/12'] = () => json(ofThree('cancelled'));
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(office.asked.filter(({ url }) => url === '/office/batches/12').length).toBe(2));
  fireEvent.change(list, { target: { value: '1111\n\n2222; Otro\n3333' } });
  // The answer is lost.
  press('Marcar 3 como enviados');
  await screen.findByText(/No hay conexión/);
  const text = 'CQ-000001, 1111\n\nCQ-000002, 2222; Otro\nCQ-000003, 3333';
  expect(list.value).toBe(text);
  office.answers['POST /office/batches/12/send'] = () => json({ lines: [], batch: BATCH });
  press('Marcar 3 como enviados');
  await waitFor(() => expect(list.value).toBe(''));
  const sent = office.asked.filter(({ url }) => url.endsWith('/send'));
  expect(sent.map(({ body }) => body)).toEqual([
    { carrier: 'Correo Sur', text },
    { carrier: 'Correo Sur', text },
  ]);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('gives a number to the order for which it was booked after the list was begun', async () => {
  const [one] = BATCH.orders;
  const parcel = { carrier: 'Ruta Sur', number: 'RS-77' };
  const two = { ...BATCH, orders: [one, { ...one, id: 'a2', number: 'CQ-000002' }] };
  const office = await open('/batches/12/show', { 'GET /office/batches/12': () => json(two) });
  const list = await screen.findByLabelText('Pedidos y números de envío');
  fireEvent.change(list, { target: { value: 'R' } });
  office.answers['GET /office/batches/12'] = () =>
    json({ ...two, orders: [one, { ...two.orders[1], parcel }] });
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByText(/RS-77/);
  fireEvent.change(list, { target: { value: 'RS-77\n1111' } });
  press('Marcar 2 como enviados');
  await waitFor(() =>
    expect(office.asked.find(({ url }) => url.endsWith('/send'))?.body).toMatchObject({
      text: 'CQ-000002, RS-77\nCQ-000001, 1111',
    }),
  );
});

it('sends a list with more numbers than orders as it is', async () => {
  const office = await open('/batches/12/show');
  const list = await screen.findByLabelText('Pedidos y números de envío');
  fireEvent.change(list, { target: { value: '1111\n2222' } });
  press('Marcar 2 como enviados');
  await waitFor(() =>
    expect(office.asked.find(({ url }) => url.endsWith('/send'))?.body).toMatchObject({ text: '1111\n2222' }),
  );
});

it('undoes the last send after it said what happens to the mails', async () => {
  const last_send = { key: 'k', at: '2030-08-14T13:00:00Z', orders: 2, staff: 'Ana' };
  const sent = { ...BATCH, last_send };
  const office = await open('/batches/12/show', { 'GET /office/batches/12': () => json(sent) });
  office.answers['POST /office/batches/12/undo'] = () => json({ undone: 2, kept: [], batch: BATCH });
  await screen.findByText(/Último envío: 2 pedidos, el .+\. Los envió Ana\./);
  press('Deshacer');
  await screen.findByText(
    /^Los envió Ana\. 2 pedidos vuelven .+ Los correos de despacho pueden haber salido/,
  );
  press('Deshacer');
  await screen.findByText('Envío deshecho');
  expect(office.asked.find(({ url }) => url.endsWith('/undo'))?.body).toEqual({
    key: 'k',
    orders: 2,
  });
});

it('fills the list with the orders to send for a carrier without numbers', async () => {
  await open('/batches/12/show', {
    'GET /office/carriers': () =>
      json({ data: [{ name: 'Reparto propio', tracking_url: '', needs_number: false }] }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Poner el pedido que falta' }));
  const list = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Pedidos y números de envío' });
  expect(list.value).toBe('CQ-000001');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Marcar 1 como enviado' }).disabled).toBe(
    false,
  );
});

it('books the parcels of a batch, and names those that are not booked', async () => {
  const carrier = { name: 'Ruta Sur', tracking_url: '', needs_number: true, service: 'courier-api' };
  const office = await open('/batches/12/show', {
    'GET /office/carriers': () => json({ data: [carrier] }),
    'POST /office/batches/12/bookings': () =>
      json({ orders: [{ order: 'CQ-000001', booked: false, why: 'Ruta Sur no responde.' }], batch: BATCH }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reservar 1 envío' }));
  await screen.findByText('CQ-000001: Ruta Sur no responde.');
  expect(office.asked.find(({ url }) => url.endsWith('/bookings'))?.body).toEqual({ carrier: 'Ruta Sur' });
});

it('says what a booking did whose batch was closed meanwhile', async () => {
  const carrier = { name: 'Ruta Sur', tracking_url: '', needs_number: true, service: 'courier-api' };
  const closed = { ...BATCH, closed_at: '2030-08-14T13:00:00Z' };
  const office = await open('/batches/12/show', {
    'GET /office/carriers': () => json({ data: [carrier] }),
    'POST /office/batches/12/bookings': () => {
      office.answers['GET /office/batches/12'] = () => json(closed);
      const orders = [{ order: 'CQ-000001', booked: false, why: 'Ruta Sur no responde.' }];
      return json({ orders, batch: closed });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Reservar 1 envío' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reservar 1 envío' })).toBeNull());
  await screen.findByText(/^0 envíos reservados\. CQ-000001: Ruta Sur no responde\.$/);
});

it('keeps a pasted list while the page is drawn anew, as in another language', async () => {
  const listOf = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Pedidos y números de envío' });
  await open('/batches/12/show');
  fireEvent.change(await listOf(), { target: { value: 'CQ-000001, 77' } });
  cleanup();
  await open('/batches/12/show');
  expect((await listOf()).value).toBe('CQ-000001, 77');
});
