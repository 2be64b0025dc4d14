// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderSteps } from './order-steps.tsx';

const VAN = { name: 'Reparto propio', tracking_url: '', needs_number: false };
const COURIER = { name: 'Ruta Sur', tracking_url: 'https://ruta.example/{number}', needs_number: true };

const open = async (carriers: object[], method = 'home', planned_carrier: string | null = null) => {
  const office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        version: 'a',
        delivery: { method, planned_carrier },
        refunds: [],
        steps: [{ step: 'advance', to: 'on_the_way', consequence: 'Sale un correo.' }],
      }),
    'GET /office/carriers': () => json({ data: carriers }),
    'POST /office/orders/7/advance': () => json({}),
  });
  await showOfRecord(office, orders, <OrderSteps />);
  const label = method === 'home' ? 'Despachar' : 'Listo para retirar';
  fireEvent.click(await screen.findByRole('button', { name: label }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    office,
    dialog,
    send: () => dialog.getByRole<HTMLButtonElement>('button', { name: label }),
    sent: () => office.asked.flatMap(({ method: verb, body }) => (verb === 'POST' ? [body] : [])),
  };
};
const choose = async (carrier: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Transporte' }));
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: carrier }));
};
const type = (number: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Número de seguimiento' }), {
    target: { value: number },
  });

it('proposes the first carrier, and asks for a number only when the carrier has numbers', async () => {
  const { send, sent } = await open([VAN, COURIER]);
  await screen.findByRole('combobox', { name: 'Transporte' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await choose('Ruta Sur');
  expect(send().disabled).toBe(true);
  type('RS-1234');
  fireEvent.click(send());
  await screen.findByText('Pedido actualizado');
  expect(sent()).toEqual([{ version: 'a', parcel: { carrier: 'Ruta Sur', tracking_number: 'RS-1234' } }]);
});

it('sends a parcel of the own van without a number', async () => {
  const { send, sent } = await open([VAN, COURIER]);
  await screen.findByRole('combobox', { name: 'Transporte' });
  fireEvent.click(send());
  await screen.findByText('Pedido actualizado');
  expect(sent()).toEqual([{ version: 'a', parcel: { carrier: 'Reparto propio', tracking_number: '' } }]);
});

// The test must notice this fault in office/src/areas/orders/dispatch-dialog.tsx
// - useState(booked?.carrier ?? planned_carrier);
// + useState(booked?.carrier);
it('proposes the carrier whose delivery the buyer paid', async () => {
  const { send, sent } = await open([COURIER, VAN], 'home', 'Reparto propio');
  await screen.findByRole('combobox', { name: 'Transporte' });
  fireEvent.click(send());
  await screen.findByText('Pedido actualizado');
  expect(sent()).toEqual([{ version: 'a', parcel: { carrier: 'Reparto propio', tracking_number: '' } }]);
});

it('proposes the first carrier when the planned one is no longer in the list', async () => {
  const { send, sent } = await open([VAN, COURIER], 'home', 'Otro');
  await screen.findByRole('combobox', { name: 'Transporte' });
  fireEvent.click(send());
  await screen.findByText('Pedido actualizado');
  expect(sent()).toMatchObject([{ parcel: { carrier: 'Reparto propio' } }]);
});

it('shows at the number that another order has it, and keeps what was scanned', async () => {
  const { office, send } = await open([COURIER]);
  office.answers['POST /office/orders/7/advance'] = () =>
    refused(422, 'ENTRY_REFUSED', { 'parcel.tracking_number': 'Es del pedido CQ-000001.' });
  await screen.findByRole('combobox', { name: 'Transporte' });
  type('RS-1234');
  fireEvent.click(send());
  const why = await screen.findByText('Es del pedido CQ-000001.');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Número de seguimiento' });
  expect(field.getAttribute('aria-describedby')).toBe(why.id);
  expect(field.value).toBe('RS-1234');
});

it.each([
  ['of a shop without carriers', [], 'home'],
  ['that is picked up', [VAN], 'pickup'],
])('asks nothing about an order %s', async (_, carriers, method) => {
  const { send, sent, dialog } = await open(carriers, method);
  await screen.findByText('Sale un correo.');
  await expect.poll(() => send().disabled).toBe(false);
  expect(dialog.queryByRole('combobox')).toBeNull();
  fireEvent.click(send());
  await screen.findByText('Pedido actualizado');
  expect(sent()).toEqual([{ version: 'a' }]);
});

it('says that the carriers could not be read, and reads them again', async () => {
  const office = createFakeOffice({
    'GET /office/orders/7': () =>
      json({
        id: '7',
        version: 'a',
        delivery: { method: 'home' },
        refunds: [],
        steps: [{ step: 'advance', to: 'on_the_way', consequence: 'Sale un correo.' }],
      }),
  });
  await showOfRecord(office, orders, <OrderSteps />);
  fireEvent.click(await screen.findByRole('button', { name: 'Despachar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  office.answers['GET /office/carriers'] = () => json({ data: [VAN] });
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await screen.findByRole('combobox', { name: 'Transporte' });
});
