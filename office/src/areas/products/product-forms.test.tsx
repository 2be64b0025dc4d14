// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { createFakeOffice, json } from '../../testing/fake-office.ts';
import { showScreen, showSignedIn } from '../../testing/show-in-office.tsx';
import { itSends } from '../../testing/write-in-office.ts';
import { AddFormat } from './add-format.tsx';
import { CsvImport } from './csv-import.tsx';
import { ProductPicker } from './form/product-picker.tsx';
import { products } from './index.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { ProductCosts } from './product-costs.tsx';
import type { Format } from './types.ts';

const pageOf = (part: ComponentType) => ({
  area: { id: 'part', pages: [{ path: '/part', screen: part }] },
  address: '/part',
});
const WHY = { '¿Por qué?': 'lo pidió la dueña' };
const reason = WHY['¿Por qué?'];

itSends([
  {
    name: 'creates a wine',
    area: products,
    address: '/products/create',
    fill: { Nombre: 'Malbec', 'Viña o marca': 'Casa Quillay', Año: '2024', Código: 'M-1', Precio: '12.990' },
    submit: 'Crear producto',
    call: 'POST /office/product-forms',
    body: {
      kind: 'Wine',
      name: 'Malbec',
      brand: 'Casa Quillay',
      year: 2024,
      sku: 'M-1',
      price: 12_990,
      grams: null,
      contents: [],
      copy_of: null,
    },
    answer: { id: '9' },
    refuses: ['sku', 'Código'],
  },
  {
    name: 'adds a format',
    ...pageOf(() => <AddFormat id="7" />),
    open: ['Agregar un formato'],
    fill: { Código: 'Q-300', 'Peso (g)': '300', Precio: '12.990', ...WHY },
    submit: 'Agregar un formato',
    call: 'POST /office/product-forms/7/formats',
    body: { sku: 'Q-300', price: 12_990, grams: 300, reason },
    refuses: ['sku', 'Código'],
  },
  {
    name: 'plans an offer in the time of Santiago',
    ...pageOf(() => <PlanDialog format={{ sku: 'M-1', price: 9990 } as Format} onClose={() => undefined} />),
    fill: { 'Precio de oferta': '8.990', Empieza: '2030-08-14T10:00', ...WHY },
    submit: 'Programar',
    call: 'POST /office/price-plans',
    body: {
      sku: 'M-1',
      kind: 'offer',
      price: 8990,
      starts_at: '2030-08-14T14:00:00.000Z',
      ends_at: null,
      reason,
    },
    refuses: ['price', 'Precio de oferta'],
  },
  {
    name: 'changes only the costs that were typed',
    ...pageOf(() => <ProductCosts productId="7" />),
    reads: {
      '/office/products/7/costs': {
        data: [
          { sku: 'M-1', version: 'a', cost: 5000, by_contents: null },
          { sku: 'M-2', version: 'b', cost: 7000, by_contents: null },
        ],
      },
    },
    fill: { 'Costo de M-2': '7.500' },
    submit: 'Guardar el costo',
    call: 'POST /office/costs',
    body: { rows: [{ sku: 'M-2', version: 'b', cost: 7500 }] },
    done: 'Costo guardado',
    refuses: ['rows.0.cost', ''],
  },
]);

const ROW = { sku: 'M-1', name: 'Malbec', grams: null, version: 'a', refused: null };
const priceOf = (price: number) => ({ price, reference_price: null });
const CHANGES = [
  {
    subject: 'prices',
    row: { ...ROW, before: priceOf(9990), after: priceOf(8990) },
    check: '/office/prices/csv',
    apply: '/office/prices',
    body: { rows: [{ sku: 'M-1', version: 'a', price: 8990, reference_price: null }], reason },
  },
  {
    subject: 'stock',
    row: { ...ROW, before: 10, after: 12 },
    check: '/office/stock/csv',
    apply: '/office/stock',
    body: { rows: [{ sku: 'M-1', version: 'a', on_hand: 12 }], cause: 'count', note: reason },
  },
  {
    subject: 'costs',
    row: { ...ROW, before: 5000, after: 6000 },
    check: '/office/costs/csv',
    apply: '/office/costs',
    body: { rows: [{ sku: 'M-1', version: 'a', cost: 6000 }] },
  },
] as const;

let office: ReturnType<typeof createFakeOffice>;
beforeEach(() => {
  office = createFakeOffice({});
});
const choose = () => {
  const file = new File(['sku,precio\nM-1,8990'], 'lista.csv', { type: 'text/csv' });
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } });
};
const sent = (path: string) => office.asked.filter(({ url }) => url === path).map(({ body }) => body);
const why = () => screen.queryByLabelText<HTMLInputElement>(/¿Por qué\?/);

it.each(CHANGES)('a file of $subject is checked, kept after a lost answer, and applied once', async (one) => {
  const { subject, row, check, apply, body } = one;
  office.answers[`POST ${check}`] = () => json({ rows: [row], problems: [] });
  await showSignedIn(office, <CsvImport subject={subject} />);
  choose();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Cambiar 1 formato' });
  expect(sent(check)).toEqual([{ text: 'sku,precio\nM-1,8990' }]);
  const field = why();
  if (field) fireEvent.change(field, { target: { value: reason } });
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión');
  if (field) expect(why()?.value).toBe(reason);
  const { promise, resolve } = Promise.withResolvers<Response>();
  office.answers[`POST ${apply}`] = () => promise;
  fireEvent.click(button);
  await waitFor(() => expect(sent(apply)).toHaveLength(2));
  fireEvent.click(button);
  resolve(json({ changed: 1 }));
  await waitFor(() => expect(screen.queryByText('lista.csv')).toBeNull());
  expect(sent(apply)).toEqual([body, body]);
});

it('names the faults of a file, and changes nothing', async () => {
  const problems = [{ line: 2, field: 'sku', code: 'unknown', value: 'X-9' }];
  office.answers['POST /office/prices/csv'] = () => json({ rows: [], problems });
  await showSignedIn(office, <CsvImport subject="prices" />);
  choose();
  await screen.findByText(/no existe el código «X-9»/);
  expect(screen.queryByRole('button', { name: /Cambiar/ })).toBeNull();
});

it('reads the product to copy again after a lost answer', async () => {
  const office = createFakeOffice({});
  await showScreen(office, products, '/products/create?copy_of=7');
  await screen.findByText(/No hay conexión/);
  const data = { brand: 'Loica', year: 2020, texts: { es: { name: 'Aceite Loica' } } };
  office.answers['GET /office/product-forms/7'] = () => json({ id: '7', kind: 'GourmetProduct', data });
  fireEvent.click(screen.getByRole('button', { name: 'Probar otra vez' }));
  await screen.findByText(/Aceite Loica/);
});

it('says that the search of products failed, and not that there are none', async () => {
  await showSignedIn(createFakeOffice({}), <ProductPicker label="Buscar" onPick={() => undefined} />);
  const search = screen.getByLabelText('Buscar');
  fireEvent.mouseDown(search);
  act(() => search.focus());
  fireEvent.change(search, { target: { value: 'malbec' } });
  await screen.findByText(/No hay conexión/);
});

it('says that a search found more products than it shows', async () => {
  const found = { id: '3', name: 'Queso', kind: 'GourmetProduct', visible: true };
  const formats = [{ sku: 'Q3', grams: null, price: 8000, for_sale: 1 }];
  const office = createFakeOffice({
    'GET /office/products': ({ url }) =>
      json({ data: [{ ...found, formats }], total: url.includes('azul') ? 1 : 51, more: false }),
  });
  await showSignedIn(office, <ProductPicker label="Buscar" onPick={() => undefined} />);
  const search = screen.getByLabelText('Buscar');
  const type = (value: string) => fireEvent.change(search, { target: { value } });
  fireEvent.mouseDown(search);
  act(() => search.focus());
  type('queso');
  await screen.findByText('Hay más productos: escribe más letras.');
  type('queso azul');
  await waitFor(() => expect(screen.queryByText(/Hay más productos/)).toBeNull());
});

it('creates a product without the year that was typed while it was a wine', async () => {
  const office = createFakeOffice({ 'POST /office/product-forms': () => json({ id: '9' }) });
  await showScreen(office, products, '/products/create');
  const fill = { Nombre: 'Pisco', 'Viña o marca': 'Quillay', Año: '2024', Código: 'P-1', Precio: '12.990' };
  for (const [label, value] of Object.entries(fill))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Tipo' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Destilado o licor' }));
  fireEvent.click(screen.getByRole('button', { name: 'Crear producto' }));
  await waitFor(() =>
    expect(office.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'Alcohol',
      year: null,
    }),
  );
});

it('keeps the products that were picked for a new box over a reload, and says that a box needs one', async () => {
  const loica = { id: '3', name: 'Loica', kind: 'Wine', visible: true };
  const formats = [{ sku: 'W3', grams: null, price: 8000, for_sale: 12 }];
  const office = createFakeOffice({
    'POST /office/product-forms': () => json({ id: '9' }),
    'GET /office/products': () => json({ data: [{ ...loica, formats }], total: 1, more: false }),
  });
  const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Crear producto' });
  await showScreen(office, products, '/products/create');
  const fill = { Nombre: 'Dúo', 'Viña o marca': 'Quillay', Código: 'C-1', Precio: '12.990' };
  for (const [label, value] of Object.entries(fill))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Tipo' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Caja' }));
  screen.getByText('Elige al menos un producto.');
  const search = screen.getByLabelText('Agregar un producto a la caja');
  act(() => search.focus());
  fireEvent.change(search, { target: { value: 'lo' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Loica (W3)' }));
  cleanup();
  await showScreen(office, products, '/products/create');
  await screen.findByText(/^Loica \(W3\)/);
  expect(screen.queryByText('Elige al menos un producto.')).toBeNull();
  expect(create().disabled).toBe(false);
  fireEvent.click(create());
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('takes a wrongly picked product out of a new box, and does not send the form with Enter in the search', async () => {
  const found = (id: string, name: string) => ({
    id,
    name,
    kind: 'Wine',
    visible: true,
    formats: [{ sku: `W${id}`, grams: null, price: 8000, for_sale: 12 }],
  });
  const office = createFakeOffice({
    'POST /office/product-forms': () => json({ id: '9' }),
    'GET /office/products': () =>
      json({ data: [found('3', 'Loica'), found('4', 'Malbec')], total: 2, more: false }),
  });
  await showScreen(office, products, '/products/create');
  const fill = { Nombre: 'Dúo', 'Viña o marca': 'Quillay', Código: 'C-1', Precio: '12.990' };
  for (const [label, value] of Object.entries(fill))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Tipo' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Caja' }));
  const search = screen.getByLabelText('Agregar un producto a la caja');
  const pick = async (name: string) => {
    fireEvent.change(search, { target: { value: 'lo' } });
    fireEvent.click(await screen.findByRole('option', { name }));
  };
  act(() => search.focus());
  await pick('Loica (W3)');
  await pick('Malbec (W4)');
  fireEvent.click(screen.getByRole('button', { name: 'Quitar Loica' }));
  // The browser sends a form after a key that nothing prevented.
  expect(fireEvent.keyDown(search, { key: 'Enter' })).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Crear producto' }));
  await waitFor(() =>
    expect(office.asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      contents: [{ sku: 'W4', qty: 1 }],
    }),
  );
});
