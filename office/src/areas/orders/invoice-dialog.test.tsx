// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showOfRecord } from '../../testing/show-in-office.tsx';
import { orders } from './index.ts';
import { OrderSteps } from './order-steps.tsx';

const ORDER = {
  id: '7',
  version: 'a',
  delivery: {},
  invoice: {
    reason: 'Los Boldos Ltda.',
    rut: '76086428-5',
    giro: 'Restaurantes',
    address: 'Camino 77',
    apartment: null,
    commune_id: '05504',
  },
  steps: [],
  invoice_steps: [{ step: 'change-invoice', consequence: 'La próxima factura sale con estos datos.' }],
};
const REGIONS = [{ id: '05', name: 'Valparaíso', communes: [{ id: '05504', name: 'La Cruz', price: null }] }];
let office: ReturnType<typeof createFakeOffice>;

const field = (name: string, role = 'textbox') => screen.getByRole<HTMLInputElement>(role, { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));

beforeEach(async () => {
  office = createFakeOffice({
    'GET /office/orders/7': () => json(ORDER),
    'GET /office/places': () => json({ data: REGIONS }),
  });
  await showOfRecord(office, orders, <OrderSteps />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar datos de la factura' }));
  await waitFor(() => expect(field('Comuna', 'combobox').value).toBe('La Cruz'));
  type('¿Por qué?', 'El SII la rechazó');
});

it('sends the whole receiver with the new name', async () => {
  office.answers['PUT /office/orders/7/invoice'] = () => json(ORDER);
  expect(field('RUT de la factura').value).toBe('76.086.428-5');
  type('Razón social', 'Los Boldos SpA');
  type('Oficina o departamento', '4 B');
  save();
  await screen.findByText('Datos de la factura cambiados');
  expect(office.asked.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    version: 'a',
    reason: 'El SII la rechazó',
    invoice: {
      reason: 'Los Boldos SpA',
      rut: '76.086.428-5',
      giro: 'Restaurantes',
      address: 'Camino 77',
      apartment: '4 B',
      commune_id: '05504',
    },
  });
});

it('asks for all that a factura must have', () => {
  type('Giro', ' ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' }).disabled).toBe(true);
});

it.each([
  ['invoice.reason', 'Razón social', 'textbox'],
  ['invoice.rut', 'RUT de la factura', 'textbox'],
  ['invoice.commune_id', 'Comuna', 'combobox'],
  ['reason', '¿Por qué?', 'textbox'],
])('shows the refusal of %s at %s', async (name, label, role) => {
  office.answers['PUT /office/orders/7/invoice'] = () =>
    refused(422, 'VALIDATION_FAILED', { [name]: 'Revisa esto' });
  save();
  await screen.findByText('Revisa esto');
  expect(field(label, role).getAttribute('aria-invalid')).toBe('true');
});
