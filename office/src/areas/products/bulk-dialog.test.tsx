// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeOffice, json, refused } from '../../testing/fake-office.ts';
import { showSignedIn } from '../../testing/show-in-office.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { products } from './index.ts';

interface Asked {
  skus: string[];
  change: { price: { percent: number } };
  rows: { sku: string; version: string; price: number }[];
}

/** Prices that the API has, with a version of their own. */
let prices: Record<string, number>;
/** The API does the next change, but its response is lost. */
let isLost: boolean;
/** Prices from here on stay as they are, as after rounding. */
let fixedFrom: number;
const onClose = vi.fn();

const preview = ({ skus, change }: Asked) => ({
  rows: skus.map((sku) => {
    const price = prices[sku] ?? 0;
    return {
      sku,
      name: sku,
      grams: null,
      version: `at ${price}`,
      before: { price, reference_price: null },
      after: {
        price: price < fixedFrom ? price * (1 + change.price.percent / 100) : price,
        reference_price: null,
      },
      refused: null,
    };
  }),
});
const apply = ({ rows }: Asked) => {
  if (rows.some(({ sku, version }) => version !== `at ${prices[sku]}`)) return refused(409, 'CONFLICT');
  for (const { sku, price } of rows) prices[sku] = price;
  if (!isLost) return json({ changed: rows.length });
  isLost = false;
  throw new TypeError('Failed to fetch');
};

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const alertText = async () => (await screen.findByRole('alert')).textContent;
const typePercent = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Porcentaje' }), { target: { value } });
const openDialog = async (answers: Parameters<typeof createFakeOffice>[0] = {}) => {
  const office = createFakeOffice({
    'GET /office/products/1': () => json({ id: '1', formats: [{ sku: 'tinto' }, { sku: 'blanco' }] }),
    'POST /office/prices/preview': ({ body }) => json(preview(body as Asked)),
    'POST /office/prices': ({ body }) => apply(body as Asked),
    ...answers,
  });
  const dialog = <BulkDialog subject="prices" ids={['1']} onClose={onClose} />;
  await showSignedIn(office, dialog, { areas: [products] });
  await screen.findByText('Cambiar los precios de 2 formatos');
  return office;
};
const openPreview = async () => {
  await openDialog();
  typePercent('-10');
  await press('Ver los cambios');
  const reason = await screen.findByRole('textbox', { name: /Por qué/ });
  fireEvent.change(reason, { target: { value: 'Oferta de invierno' } });
};

beforeEach(() => {
  prices = { tinto: 10_000, blanco: 20_000 };
  isLost = false;
  fixedFrom = Number.POSITIVE_INFINITY;
});
afterEach(() => void onClose.mockClear());

it('warns of prices that fall below half', async () => {
  await openDialog();
  typePercent('-60');
  await press('Ver los cambios');
  expect(await alertText()).toMatch(/^2 precios bajan a menos de la mitad/);
});

it('shows no preview of an amount that the person changed while it was read', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const office = await openDialog({
    'POST /office/prices/preview': async ({ body }) => {
      await promise;
      return json(preview(body as Asked));
    },
  });
  typePercent('-10');
  await press('Ver los cambios');
  await waitFor(() => expect(office.asked.at(-1)?.url).toBe('/office/prices/preview'));
  typePercent('-20');
  await act(async () => resolve());
  await press('Ver los cambios');
  expect((await screen.findByRole('table')).textContent).toContain('$8.000');
});

it('says that the formats could not be read, and reads them again', async () => {
  const office = createFakeOffice({});
  await showSignedIn(office, <BulkDialog subject="prices" ids={['1']} onClose={onClose} />, {
    areas: [products],
  });
  expect(await alertText()).toContain('No hay conexión');
  office.answers['GET /office/products/1'] = () => json({ id: '1', formats: [{ sku: 'tinto' }] });
  await press('Probar otra vez');
  await screen.findByText('Cambiar el precio de 1 formato');
});

it('does not lower prices again after a lost response', async () => {
  isLost = true;
  await openPreview();
  await press('Cambiar 2 formatos');
  expect(await alertText()).toContain('No hay conexión');
  await press('Cambiar 2 formatos');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await screen.findByText('Estos cambios ya están hechos.');
  expect(prices).toEqual({ tinto: 9000, blanco: 18_000 });
});

it('leaves out formats that already have their new price', async () => {
  await openPreview();
  prices = { tinto: 9000, blanco: 30_000 };
  await press('Cambiar 2 formatos');
  expect(await alertText()).toBe(
    'Algo cambió mientras tanto. 1 formato ya tiene su valor nuevo y quedó fuera. Revisa los demás y aplica otra vez.',
  );
  await press('Cambiar 1 formato');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(prices).toEqual({ tinto: 9000, blanco: 27_000 });
});

it('keeps a format that the first preview did not change', async () => {
  fixedFrom = 20_000;
  await openPreview();
  prices = { tinto: 8000, blanco: 20_000 };
  await press('Cambiar 1 formato');
  expect(await alertText()).toContain('Otra persona cambió alguno');
  screen.getByText('Cambiar los precios de 2 formatos');
});

it('shows the changes again when another person changed a price', async () => {
  await openPreview();
  prices = { tinto: 8000, blanco: 20_000 };
  await press('Cambiar 2 formatos');
  expect(await alertText()).toContain('Otra persona cambió alguno');
  await press('Cambiar 2 formatos');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(prices).toEqual({ tinto: 7200, blanco: 18_000 });
});

interface AskedPlan extends Asked {
  starts_at: string;
  ends_at: string | null;
}

/** Offers that the API has planned. */
let planned: Record<string, number>;
const planPreview = ({ skus, change }: AskedPlan) => ({
  rows: skus.map((sku) => {
    const price = prices[sku] ?? 0;
    const offer = price * (1 + change.price.percent / 100);
    const after = { price: offer, reference_price: String(price) };
    const isDone = planned[sku] === offer;
    const refusal = planned[sku] === undefined ? null : 'overlap';
    return {
      sku,
      name: sku,
      grams: null,
      before: isDone ? after : { price, reference_price: null },
      after,
      refused: isDone ? null : refusal,
    };
  }),
});
const planMany = ({ rows }: AskedPlan) => {
  const touching = rows.find(({ sku }) => planned[sku] !== undefined)?.sku;
  if (touching) return refused(422, 'ENTRY_REFUSED', { [touching]: `${touching}: ya hay` });
  for (const { sku, price } of rows) planned[sku] = price;
  if (!isLost) return json({ changed: rows.length });
  isLost = false;
  throw new TypeError('Failed to fetch');
};
const choose = async (label: string, option: string) => {
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
};
const openPlanned = async () => {
  planned = {};
  const office = await openDialog({
    'POST /office/price-plans/preview': ({ body }) => json(planPreview(body as AskedPlan)),
    'POST /office/price-plans/many': ({ body }) => planMany(body as AskedPlan),
  });
  await choose('Qué cambiar', 'Terminar la oferta');
  await choose('Cuándo', 'Oferta programada');
  typePercent('-20');
  return office;
};
const previewPlanned = async () => {
  const office = await openPlanned();
  fireEvent.change(screen.getByLabelText('Empieza'), { target: { value: '2099-01-10T09:00' } });
  await press('Ver los cambios');
  const reason = await screen.findByRole('textbox', { name: /Por qué/ });
  fireEvent.change(reason, { target: { value: 'CyberMonday' } });
  return office;
};

it('plans an offer for all formats, from its start on, after a look at the prices', async () => {
  const office = await openPlanned();
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ver los cambios' });
  expect(button().disabled).toBe(true);
  expect(screen.queryByRole('combobox', { name: 'Precio antes' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Empieza'), { target: { value: '2099-01-10T09:00' } });
  await press('Ver los cambios');
  expect((await screen.findByRole('table')).textContent).toContain('$16.000');
  const reason = screen.getByRole('textbox', { name: /Por qué/ });
  fireEvent.change(reason, { target: { value: 'CyberMonday' } });
  await press('Programar 2 formatos');
  await screen.findByText('2 ofertas programadas. Empiezan solas.');
  expect(onClose).toHaveBeenCalledOnce();
  expect(office.asked.find(({ url }) => url === '/office/price-plans/many')?.body).toEqual({
    rows: [
      { sku: 'tinto', price: 8000 },
      { sku: 'blanco', price: 16_000 },
    ],
    kind: 'offer',
    starts_at: '2099-01-10T12:00:00.000Z',
    ends_at: null,
    reason: 'CyberMonday',
  });
});

it('says that offers are planned already after a lost response', async () => {
  isLost = true;
  await previewPlanned();
  await press('Programar 2 formatos');
  expect(await alertText()).toContain('No hay conexión');
  await press('Programar 2 formatos');
  await screen.findByText('Estas ofertas ya están programadas.');
  expect(onClose).toHaveBeenCalledOnce();
});

it('names the formats that got another plan meanwhile, and plans none', async () => {
  await previewPlanned();
  planned = { blanco: 5 };
  await press('Programar 2 formatos');
  await screen.findByText(/Otra persona cambió alguno/);
  screen.getByText('En ese tiempo ya hay un precio o una oferta programada. Quítala antes.');
  expect(screen.queryByRole('button', { name: /^Programar/ })).toBeNull();
  expect(planned).toEqual({ blanco: 5 });
});

it('leaves out formats that got this offer meanwhile', async () => {
  await previewPlanned();
  planned = { blanco: 16_000 };
  await press('Programar 2 formatos');
  expect(await alertText()).toContain('1 formato ya tiene esta oferta');
  await press('Programar 1 formato');
  await screen.findByText('1 oferta programada. Empieza sola.');
  expect(planned).toEqual({ tinto: 8000, blanco: 16_000 });
});

it('says in the preview that all offers are planned already', async () => {
  await openPlanned();
  planned = { tinto: 8000, blanco: 16_000 };
  fireEvent.change(screen.getByLabelText('Empieza'), { target: { value: '2099-01-10T09:00' } });
  await press('Ver los cambios');
  expect(await alertText()).toBe('Estas ofertas ya están programadas.');
});
