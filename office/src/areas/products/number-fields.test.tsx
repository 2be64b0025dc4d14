// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showPart, showSignedIn } from '../../testing/show-in-office.tsx';
import { AddFormat } from './add-format.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import ProductCreate from './product-create.tsx';
import type { Format } from './types.ts';

const NO_AMOUNT = 'Escribe un monto entero, por ejemplo 4.990';
const NO_NUMBER = 'Escribe solo el número.';
let office: ReturnType<typeof createFakeOffice>;
beforeEach(() => {
  const made = () => json({ id: '9' });
  office = createFakeOffice({
    'POST /office/product-forms': made,
    'POST /office/product-forms/7/formats': made,
  });
});

const openNewFormat = async () => {
  await showSignedIn(office, <AddFormat id="7" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar un formato' }));
  await screen.findByRole('dialog');
};
const openNewProduct = async () => {
  await showSignedIn(office, <ProductCreate />);
  await screen.findByRole('textbox', { name: 'Año' });
};
const type = (name: string, value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name }), { target: { value } });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const sentBody = async () => {
  const posts = () => office.asked.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(posts()).toHaveLength(1));
  return posts()[0]?.body;
};

it('does not add a format while its grams or its price are no numbers', async () => {
  await openNewFormat();
  const add = button('Agregar un formato');
  type('Código', 'Q-300');
  type('Peso (g)', '300 g');
  type('Precio', '12.90');
  type('¿Por qué?', 'formato nuevo');
  expect([screen.queryByText(NO_NUMBER), screen.queryByText(NO_AMOUNT)]).not.toContain(null);
  type('Precio', '12.990');
  expect([screen.queryByText(NO_AMOUNT), add.disabled]).toEqual([null, true]);
  type('Peso (g)', '300');
  expect([screen.queryByText(NO_NUMBER), add.disabled]).toEqual([null, false]);
  fireEvent.click(add);
  expect(await sentBody()).toEqual({ sku: 'Q-300', price: 12_990, grams: 300, reason: 'formato nuevo' });
});

it('adds a format without grams', async () => {
  await openNewFormat();
  type('Código', 'Q-300');
  type('Precio', '12990');
  type('¿Por qué?', 'formato nuevo');
  fireEvent.click(button('Agregar un formato'));
  expect(await sentBody()).toMatchObject({ grams: null });
});

it('does not create a wine while its year or its price are no numbers', async () => {
  await openNewProduct();
  const create = button('Crear producto');
  type('Nombre', 'Malbec');
  type('Viña o marca', 'Casa Quillay');
  type('Código', 'M-1');
  type('Año', 'NV');
  type('Precio', '12.90');
  expect([screen.queryByText(NO_NUMBER), screen.queryByText(NO_AMOUNT)]).not.toContain(null);
  type('Precio', '12.990');
  expect([screen.queryByText(NO_AMOUNT), create.disabled]).toEqual([null, true]);
  type('Año', '2024');
  expect([screen.queryByText(NO_NUMBER), create.disabled]).toEqual([null, false]);
  fireEvent.click(create);
  expect(await sentBody()).toMatchObject({ year: 2024, price: 12_990 });
});

it.each([
  ['product', openNewProduct, 'Crear producto'],
  ['format', openNewFormat, 'Agregar un formato'],
])('says which codes a new %s may have, and does not send another one', async (_, open, submit) => {
  await open();
  const fill = { Nombre: 'Malbec', 'Viña o marca': 'Quillay', Precio: '12.990', '¿Por qué?': 'nuevo' };
  for (const [name, value] of Object.entries(fill))
    if (screen.queryByRole('textbox', { name })) type(name, value);
  const code = () => screen.getByRole('textbox', { name: 'Código', description: /^Letras sin tilde ni ñ/ });
  for (const [typed, isFault] of [
    ['PIÑA 1', true],
    [' PINA-1 ', false],
    ['-1', true],
  ] as const) {
    type('Código', typed);
    expect([code().getAttribute('aria-invalid'), button(submit).disabled]).toEqual([
      String(isFault),
      isFault,
    ]);
  }
});

it('names a planned price that is no amount', async () => {
  const format = { sku: 'M-1', price: 9990 } as Format;
  await showPart(<PlanDialog format={format} onClose={vi.fn()} />);
  await screen.findByText(/Ahora: /);
  type('Precio de oferta', '12.90');
  expect(screen.queryByText(NO_AMOUNT)).not.toBeNull();
  type('Precio de oferta', '8.990');
  expect(screen.queryByText(NO_AMOUNT)).toBeNull();
});

it('says in words that a plan starts in the past, or does not end after its start', async () => {
  const format = { sku: 'M-1', price: 9990 } as Format;
  await showPart(<PlanDialog format={format} onClose={vi.fn()} />);
  type('Precio de oferta', '8.990');
  type('¿Por qué?', 'verano');
  const typeHour = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  const faults = () => [
    screen.queryByText('Esa hora ya pasó. Elige una más tarde.') !== null,
    screen.queryByText('La oferta debe terminar después de empezar.') !== null,
    button('Programar').disabled,
  ];
  typeHour('Empieza', '2020-01-10T09:00');
  expect(faults()).toEqual([true, false, true]);
  typeHour('Empieza', '2099-01-10T09:00');
  expect(faults()).toEqual([false, false, false]);
  typeHour('Termina', '2099-01-10T09:00');
  expect(faults()).toEqual([false, true, true]);
  typeHour('Termina', '2099-01-10T09:01');
  expect(faults()).toEqual([false, false, false]);
});

it.each(['Empieza', 'Termina'])('says in words that an hour of %s does not exist', async (label) => {
  const format = { sku: 'M-1', price: 9990 } as Format;
  await showPart(<PlanDialog format={format} onClose={vi.fn()} />);
  fireEvent.input(await screen.findByLabelText(label), { target: { value: '2027-09-05T00:00' } });
  expect(screen.getByText(/Esa hora no existe: esa noche el reloj se adelanta/)).toBeTruthy();
  fireEvent.input(screen.getByLabelText(label), { target: { value: '2027-09-05T01:00' } });
  expect(screen.queryByText(/Esa hora no existe/)).toBeNull();
});
