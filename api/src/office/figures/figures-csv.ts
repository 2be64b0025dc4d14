import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { Locale } from 'shared-contracts/locale';
import type { exportFigure as schema } from 'shared-contracts/office/figures.schema';
import type { z } from 'zod';
import type { Db } from '../../db/connect.ts';
import { type Cell, toCsvText } from '../../lib/csv-text.ts';
import * as service from './figures.service.ts';

type Query = z.output<typeof schema.query>;
type Words = Record<Locale, string>;

/** Rows of a CSV file. */
const MAX_ROWS = 5_000;

type Read<Row> = (db: Db, query: Query, now: Date, locale: Locale) => Promise<readonly Row[]>;

const words = (es: string, en: string): Words => ({ es, en });
const SKU = words('sku', 'sku');
const PRODUCT = words('producto', 'product');
const GRAMS = words('gramos', 'grams');
const SALES = words('ventas', 'sales');
const UNITS = words('unidades', 'units');
const FROM = words('desde', 'from');
const TO = words('hasta', 'to');
const MARGIN = words('margen', 'margin');
const SEARCH = words('búsqueda', 'search');
const LANGUAGE = words('idioma', 'language');
const TIMES = words('veces', 'times');
const COSTED = words('ventas con costo conocido', 'sales with a known cost');

const STEPS: Record<'cart' | 'card' | 'transfer', Words> = {
  cart: words('en el carrito', 'in the cart'),
  card: words('pago con tarjeta', 'card payment'),
  transfer: words('transferencia', 'transfer'),
};

/** A figure as a table: the name of its file, and the headings of its columns by the fields of its rows. */
const table = <Field extends string>(
  name: Words,
  columns: Record<Field, Words>,
  read: Read<Record<NoInfer<Field>, Cell | undefined>>,
) => ({
  name,
  columns: Object.values<Words>(columns),
  read: async (...args: Parameters<typeof read>): Promise<Cell[][]> => {
    const rows = await read(...args);
    return rows.map((row) => Object.keys(columns).map((field) => row[field as Field] ?? null));
  },
});

const TABLES: Record<Query['figure'], ReturnType<typeof table>> = {
  sales: table(
    words('ventas', 'sales'),
    {
      from: FROM,
      to: TO,
      orders: words('pedidos', 'orders'),
      clp: SALES,
      refunds_clp: words('devoluciones', 'refunds'),
      units: UNITS,
      products_clp: words('productos', 'products'),
      costed_clp: COSTED,
      margin: MARGIN,
      formerFrom: words('desde (antes)', 'from (before)'),
      formerTo: words('hasta (antes)', 'to (before)'),
      formerOrders: words('pedidos (antes)', 'orders (before)'),
      formerClp: words('ventas (antes)', 'sales (before)'),
    },
    async (db, query, now) => {
      const { periods, before } = await service.readSales(db, query, now);
      return periods.map((period, index) => ({
        ...period,
        formerFrom: before[index]?.from,
        formerTo: before[index]?.to,
        formerOrders: before[index]?.orders,
        formerClp: before[index]?.clp,
      }));
    },
  ),
  'best-sellers': table(
    words('mas-vendidos', 'best-sellers'),
    {
      sku: SKU,
      name: PRODUCT,
      grams: GRAMS,
      units: UNITS,
      clp: SALES,
      costed_clp: COSTED,
      margin: MARGIN,
    },
    async (db, query, now) => (await service.readBestSellers(db, query, now, MAX_ROWS)).data,
  ),
  'lost-searches': table(
    words('busquedas-sin-producto', 'searches-without-product'),
    { words: SEARCH, locale: LANGUAGE, searches: TIMES, last_day: words('último día', 'last day') },
    async (db, query, now) => (await service.readLostSearches(db, query, now, MAX_ROWS)).data,
  ),
  searches: table(
    words('busquedas', 'searches'),
    {
      words: SEARCH,
      locale: LANGUAGE,
      views: words('vistas', 'views'),
      presses: words('con producto abierto', 'with a product opened'),
      carts: words('con producto en el carrito', 'with a product in the cart'),
    },
    async (db, query, now) =>
      (await service.readSearches(db, { ...query, sort: 'views' }, now, MAX_ROWS)).data,
  ),
  corrections: table(
    words('busquedas-corregidas', 'corrected-searches'),
    { words: SEARCH, locale: LANGUAGE, corrected: words('corregida a', 'corrected to'), searches: TIMES },
    async (db, query, now) => (await service.readCorrections(db, query, now, MAX_ROWS)).data,
  ),
  carts: table(
    words('carritos-abandonados', 'abandoned-carts'),
    { step: words('paso', 'step'), carts: words('carritos', 'carts'), clp: words('monto', 'amount') },
    async (db, query, now, locale) => {
      const { steps } = await service.readAbandonedCarts(db, query, now);
      return steps.map((row) => ({ ...row, step: STEPS[row.step][locale] }));
    },
  ),
  'slow-stock': table(
    words('stock-sin-movimiento', 'stock-that-does-not-move'),
    {
      sku: SKU,
      name: PRODUCT,
      grams: GRAMS,
      units: words('en bodega', 'in the cellar'),
      last_sale: words('última venta', 'last sale'),
      days: words('días', 'days'),
      value: words('valor', 'value'),
      at_cost: words('¿a costo? (1 sí, 0 a precio)', 'at cost? (1 yes, 0 at the price)'),
    },
    async (db, query, now) => {
      const { data } = await service.readSlowStock(db, query, now, MAX_ROWS);
      return data.map((row) => ({ ...row, at_cost: row.at_cost ? 1 : 0 }));
    },
  ),
  promises: table(
    words('promesas-atrasadas', 'late-promises'),
    {
      number: words('pedido', 'order'),
      commune: words('comuna', 'commune'),
      carrier: words('transporte', 'carrier'),
      promised_on: words('prometido', 'promised'),
      done_on: words('llegó', 'arrived'),
      days: words('días de atraso', 'days late'),
    },
    async (db, query, now) => (await service.readPromises(db, query, now, MAX_ROWS)).data,
  ),
};

/** A figure as CSV text. */
export const exportFigure = async (
  db: Db,
  query: Query,
  locale: Locale,
  now: Date,
): Promise<EndpointOutput<typeof schema>> => {
  const { name, columns, read } = TABLES[query.figure];
  const rows = await read(db, query, now, locale);
  return {
    filename: `${name[locale]}-${dayInSantiago(now)}.csv`,
    text: toCsvText([columns.map((column) => column[locale]), ...rows]),
  };
};
