// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showSignedIn, typedTexts } from '../../testing/show-in-office.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { PriceForm } from './price-form.tsx';
import { StockCorrection } from './stock-correction.tsx';
import type { Format } from './types.ts';

const FORMAT = {
  sku: 'M-1',
  price: 9990,
  reference_price: null,
  price_version: 'p1',
  on_hand: 10,
  stock_version: 's1',
  reserved_paid: 2,
  reserved_unpaid: 1,
  waiting: 0,
  for_sale: 7,
} as unknown as Format;
const CHANGED = { ...FORMAT, price_version: 'p2', stock_version: 's2', on_hand: 8 };

let office: ReturnType<typeof createFakeOffice>;
const calls = () => office.asked.map(({ url, body }) => ({ url, body }));
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const alertText = async () => (await screen.findByRole('alert')).textContent;

/** Forms of the format, and a button that reads what another person changed. */
const Forms = () => {
  const [format, setFormat] = useState(FORMAT);
  return (
    <>
      <PriceForm format={format} name="Malbec" />
      <StockCorrection format={format} name="Malbec" />
      <button type="button" onClick={() => setFormat(CHANGED)}>
        Leer
      </button>
    </>
  );
};
const typePrice = () => {
  type('Precio', '8.990');
  type('Precio antes', '9.990');
  type(/Por qué/, 'Oferta');
};
const PRICE = {
  url: '/office/prices',
  body: {
    rows: [{ sku: 'M-1', version: 'p1', price: 8990, reference_price: 9990 }],
    reason: 'Oferta',
  },
};
const STOCK = {
  url: '/office/stock',
  body: { rows: [{ sku: 'M-1', version: 's1', on_hand: 9 }], cause: 'count' },
};

beforeEach(() => {
  office = createFakeOffice({});
});

it.each([
  ['999', 'Baja 90 %: de $9.990 a $999. Revisa si falta un dígito.', 'Guardar igual: $999'],
  ['99.900', 'Sube 900 %: de $9.990 a $99.900. Revisa si sobra un dígito.', 'Guardar igual: $99.900'],
])('warns of a price of %s, and its button says the price', async (typed, warning, button) => {
  await showSignedIn(office, <Forms />);
  type('Precio', typed);
  screen.getByText(warning);
  screen.getByRole('button', { name: button });
  type('Precio', '8.990');
  screen.getByRole('button', { name: 'Guardar el precio' });
});

it('sends a price with the one before and the reason, and says that the shop shows it', async () => {
  await showSignedIn(office, <Forms />);
  office.answers['POST /office/prices'] = () => json({ changed: 1 });
  typePrice();
  press('Guardar el precio');
  await screen.findByText('Precio guardado. La tienda ya lo muestra.');
  expect(calls()).toEqual([PRICE]);
  expect(typedTexts.read('price/M-1')).toBeNull();
});

it('keeps a typed price after a lost response, and sends the same version again', async () => {
  await showSignedIn(office, <Forms />);
  typePrice();
  press('Guardar el precio');
  expect(await alertText()).toMatch(/No hay conexión.*Lo que escribiste sigue aquí/);
  expect([field('Precio').value, field(/Por qué/).value]).toEqual(['8.990', 'Oferta']);
  press('Guardar el precio');
  await waitFor(() => expect(calls()).toEqual([PRICE, PRICE]));
});

it.each(['0', '12.90', '10.000'])(
  'does not send a price of %s below a price before of 9.990',
  async (price) => {
    await showSignedIn(office, <Forms />);
    typePrice();
    type('Precio', price);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar el precio' }).disabled).toBe(true);
  },
);

it('says of a price above the highest one that it is out of range, and does not send it', async () => {
  await showSignedIn(office, <Forms />);
  typePrice();
  type('Precio antes', '');
  type('Precio', '100.000.001');
  screen.getByText('El número queda fuera de lo posible.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar el precio' }).disabled).toBe(true);
});

it('shows why the API refused the reason of a price', async () => {
  await showSignedIn(office, <Forms />);
  office.answers['POST /office/prices'] = () =>
    refused(422, 'VALIDATION_FAILED', { reason: 'Tiene un signo que no se puede guardar' });
  typePrice();
  press('Guardar el precio');
  await screen.findByText(/Tiene un signo que no se puede guardar/);
  expect(field('Precio').value).toBe('8.990');
});

it('says that another person changed the price, and sends the typed one with the version that the API has', async () => {
  await showSignedIn(office, <Forms />);
  office.answers['POST /office/prices'] = () => refused(409, 'CONFLICT');
  typePrice();
  press('Guardar el precio');
  await waitFor(() => expect(calls()).toHaveLength(1));
  press('Leer');
  expect(await alertText()).toContain('Otra persona cambió este precio mientras escribías');
  office.answers['POST /office/prices'] = () => json({ changed: 1 });
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar el precio' }).disabled).toBe(false),
  );
  press('Guardar el precio');
  await screen.findByText('Precio guardado. La tienda ya lo muestra.');
  expect(calls()[1]?.body).toMatchObject({ rows: [{ version: 'p2', price: 8990 }] });
});

it('sends counted units, and the same version again after a lost response', async () => {
  await showSignedIn(office, <Forms />);
  press('Una menos de Malbec');
  press('Guardar: 10 → 9');
  expect(await alertText()).toMatch(/No hay conexión.*Lo que escribiste sigue aquí/);
  office.answers['POST /office/stock'] = () => json({ changed: 1 });
  press('Guardar: 10 → 9');
  await screen.findByText('Stock guardado');
  expect(calls()).toEqual([STOCK, STOCK]);
});

it.each([
  ['Conteo', 'Guardar: 8 → 9', 9],
  ['Llegó mercadería', 'Guardar: 8 → 7', 7],
  ['Se quebró', 'Guardar: 8 → 7', 7],
  ['Devolución', 'Guardar: 8 → 7', 7],
  ['Otro', 'Guardar: 8 → 9', 9],
])('of the cause %s, after another correction: %s', async (cause, save, onHand) => {
  await showSignedIn(office, <Forms />);
  type(/Unidades en bodega/, '9');
  press('Leer');
  expect(await alertText()).toContain('El stock cambió mientras contabas');
  press(cause);
  if (cause === 'Otro') type('¿Qué pasó?', 'Robo');
  expect(field(/Unidades en bodega/).value).toBe(String(onHand));
  office.answers['POST /office/stock'] = () => json({ changed: 1 });
  press(save);
  await screen.findByText('Stock guardado');
  expect(calls()[0]?.body).toMatchObject({ rows: [{ sku: 'M-1', version: 's2', on_hand: onHand }] });
});

it('types on from the units that it shows after another correction', async () => {
  await showSignedIn(office, <Forms />);
  type(/Unidades en bodega/, '9');
  press('Se quebró');
  press('Leer');
  press('Una menos de Malbec');
  expect(screen.getByRole('button', { name: 'Guardar: 8 → 6' })).toBeDefined();
  type(/Unidades en bodega/, '5');
  expect(screen.getByRole('button', { name: 'Guardar: 8 → 5' })).toBeDefined();
});

it('takes away what broke, although orders have left as many units meanwhile', async () => {
  await showSignedIn(office, <Forms />);
  type(/Unidades en bodega/, '8');
  press('Se quebró');
  press('Leer');
  expect(await screen.findByRole('button', { name: 'Guardar: 8 → 6' })).toBeDefined();
});

it('keeps a number that was typed again after another correction, whatever its cause', async () => {
  await showSignedIn(office, <Forms />);
  type(/Unidades en bodega/, '9');
  press('Leer');
  type(/Unidades en bodega/, '20');
  press('Llegó mercadería');
  expect(screen.getByRole('button', { name: 'Guardar: 8 → 20' })).toBeDefined();
});

it('does not take away twice what broke when the response was lost', async () => {
  await showSignedIn(office, <Forms />);
  type(/Unidades en bodega/, '8');
  press('Se quebró');
  press('Guardar: 10 → 8');
  expect(await alertText()).toContain('No hay conexión');
  press('Leer');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Guardar: / })).toBeNull());
  expect(typedTexts.read('stock/M-1')).toBeNull();
});

it('reads typed units of the former release as they are', async () => {
  typedTexts.write('stock/M-1', { values: { units: '9', cause: 'breakage' }, version: 's0' });
  await showSignedIn(office, <Forms />);
  expect(screen.getByRole('button', { name: 'Guardar: 10 → 9' })).toBeDefined();
});

it('does not send fewer units than orders have reserved', async () => {
  await showSignedIn(office, <Forms />);
  type(/Unidades en bodega/, '2');
  await screen.findByText(/Hay 3 unidades reservadas/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar: 10 → 2' }).disabled).toBe(true);
});

it('shows why the API refused the words of another cause', async () => {
  await showSignedIn(office, <Forms />);
  office.answers['POST /office/stock'] = () =>
    refused(422, 'VALIDATION_FAILED', { note: 'Tiene un signo que no se puede guardar' });
  press('Una menos de Malbec');
  press('Otro');
  type('¿Qué pasó?', 'Robo');
  press('Guardar: 10 → 9');
  await screen.findByText(/Tiene un signo que no se puede guardar/);
  expect(calls()[0]?.body).toMatchObject({ cause: 'other', note: 'Robo' });
  expect(field('¿Qué pasó?').value).toBe('Robo');
});

it('sends the words of another cause with that cause alone', async () => {
  await showSignedIn(office, <Forms />);
  office.answers['POST /office/stock'] = () => json({ changed: 1 });
  press('Una menos de Malbec');
  press('Otro');
  type('¿Qué pasó?', 'Robo');
  press('Conteo');
  press('Guardar: 10 → 9');
  await screen.findByText('Stock guardado');
  expect(calls()).toEqual([STOCK]);
});

const openPlan = async () => {
  await showSignedIn(office, <PlanDialog format={FORMAT} onClose={() => undefined} />);
  type('Precio de oferta', '8.990');
  fireEvent.change(screen.getByLabelText('Empieza'), { target: { value: '2099-01-10T09:00' } });
  fireEvent.change(screen.getByLabelText('Termina'), { target: { value: '2099-01-12T09:00' } });
  type(/Por qué/, 'Verano');
};

it('plans an offer in hours of Santiago, again after a lost response', async () => {
  await openPlan();
  press('Programar');
  expect(await alertText()).toContain('No hay conexión');
  expect(field('Precio de oferta').value).toBe('8.990');
  office.answers['POST /office/price-plans'] = () => json({ id: '1' });
  press('Programar');
  await screen.findByText('Programado. Empieza solo.');
  expect(calls()[1]?.body).toEqual({
    sku: 'M-1',
    kind: 'offer',
    price: 8990,
    starts_at: '2099-01-10T12:00:00.000Z',
    ends_at: '2099-01-12T12:00:00.000Z',
    reason: 'Verano',
  });
  expect(typedTexts.read('price-plan/M-1')).toBeNull();
});

it.each([
  ['price', 'Precio de oferta'],
  ['starts_at', 'Empieza'],
  ['ends_at', 'Termina'],
  ['reason', '¿Por qué?'],
])('shows the refusal of %s of a plan at %s', async (name, label) => {
  await openPlan();
  office.answers['POST /office/price-plans'] = () => refused(422, 'ENTRY_REFUSED', { [name]: 'Revisa esto' });
  press('Programar');
  await screen.findByText('Revisa esto');
  expect(
    screen.getByLabelText(new RegExp(`^${label.replace('?', '\\?')}`)).getAttribute('aria-invalid'),
  ).toBe('true');
});

it('says that a stock was not taken back, and offers it again', async () => {
  await showSignedIn(office, <Forms />);
  office.answers['POST /office/stock'] = () => json({ changed: 1 });
  type(/Unidades en bodega/, '8');
  press('Guardar: 10 → 8');
  await screen.findByText('Stock guardado');
  press('Leer');
  delete office.answers['POST /office/stock'];
  press('Deshacer: volver a 10');
  await screen.findByText(/No hay conexión/);
  press('Deshacer: volver a 10');
});
