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

/** A figure as a table: file name, headings and rows. */
interface Table {
  name: Words;
  columns: readonly Words[];
  rows: readonly (readonly Cell[])[];
}

const words = (es: string, en: string): Words => ({ es, en });
const SKU = words('sku', 'sku');
const PRODUCT = words('producto', 'product');
const GRAMS = words('gramos', 'grams');
const UNITS = words('unidades', 'units');
const FROM = words('desde', 'from');
const TO = words('hasta', 'to');
const MARGIN = words('margen', 'margin');
const SEARCH = words('búsqueda', 'search');
const LANGUAGE = words('idioma', 'language');
const TIMES = words('veces', 'times');
const COSTED = words('ventas con costo conocido', 'sales with a known cost');

const salesTable = async (db: Db, query: Query, now: Date): Promise<Table> => {
  const { periods, before } = await service.readSales(db, query, now);
  return {
    name: words('ventas', 'sales'),
    columns: [
      FROM,
      TO,
      words('pedidos', 'orders'),
      words('ventas', 'sales'),
      words('devoluciones', 'refunds'),
      UNITS,
      words('productos', 'products'),
      COSTED,
      MARGIN,
      words('desde (antes)', 'from (before)'),
      words('hasta (antes)', 'to (before)'),
      words('pedidos (antes)', 'orders (before)'),
      words('ventas (antes)', 'sales (before)'),
    ],
    rows: periods.map((period, index) => {
      const { from, to, orders, clp, refunds_clp, units, products_clp, costed_clp, margin } = period;
      const former = before[index];
      return [
        from,
        to,
        orders,
        clp,
        refunds_clp,
        units,
        products_clp,
        costed_clp,
        margin,
        former?.from ?? null,
        former?.to ?? null,
        former?.orders ?? null,
        former?.clp ?? null,
      ];
    }),
  };
};

const bestSellersTable = async (db: Db, query: Query, now: Date): Promise<Table> => {
  const { data } = await service.readBestSellers(db, query, now, MAX_ROWS);
  return {
    name: words('mas-vendidos', 'best-sellers'),
    columns: [SKU, PRODUCT, GRAMS, UNITS, words('ventas', 'sales'), COSTED, MARGIN],
    rows: data.map((row) => [row.sku, row.name, row.grams, row.units, row.clp, row.costed_clp, row.margin]),
  };
};

const lostSearchesTable = async (db: Db, query: Query, now: Date): Promise<Table> => {
  const { data } = await service.readLostSearches(db, query, now, MAX_ROWS);
  return {
    name: words('busquedas-sin-producto', 'searches-without-product'),
    columns: [SEARCH, LANGUAGE, TIMES, words('último día', 'last day')],
    rows: data.map((row) => [row.words, row.locale, row.searches, row.last_day]),
  };
};

const searchesTable = async (db: Db, query: Query, now: Date): Promise<Table> => {
  const { data } = await service.readSearches(db, { ...query, sort: 'views' }, now, MAX_ROWS);
  return {
    name: words('busquedas', 'searches'),
    columns: [
      SEARCH,
      LANGUAGE,
      words('vistas', 'views'),
      words('con producto abierto', 'with a product opened'),
      words('con producto en el carrito', 'with a product in the cart'),
    ],
    rows: data.map((row) => [row.words, row.locale, row.views, row.presses, row.carts]),
  };
};

const correctionsTable = async (db: Db, query: Query, now: Date): Promise<Table> => {
  const { data } = await service.readCorrections(db, query, now, MAX_ROWS);
  return {
    name: words('busquedas-corregidas', 'corrected-searches'),
    columns: [SEARCH, LANGUAGE, words('corregida a', 'corrected to'), TIMES],
    rows: data.map((row) => [row.words, row.locale, row.corrected, row.searches]),
  };
};

const STEPS: Record<'cart' | 'card' | 'transfer', Words> = {
  cart: words('en el carrito', 'in the cart'),
  card: words('pago con tarjeta', 'card payment'),
  transfer: words('transferencia', 'transfer'),
};

const cartsTable = async (db: Db, query: Query, now: Date, locale: Locale): Promise<Table> => {
  const { steps } = await service.readAbandonedCarts(db, query, now);
  return {
    name: words('carritos-abandonados', 'abandoned-carts'),
    columns: [words('paso', 'step'), words('carritos', 'carts'), words('monto', 'amount')],
    rows: steps.map(({ step, carts, clp }) => [STEPS[step][locale], carts, clp]),
  };
};

const slowStockTable = async (db: Db, query: Query, now: Date): Promise<Table> => {
  const { data } = await service.readSlowStock(db, query, now, MAX_ROWS);
  return {
    name: words('stock-sin-movimiento', 'stock-that-does-not-move'),
    columns: [
      SKU,
      PRODUCT,
      GRAMS,
      words('en bodega', 'in the cellar'),
      words('última venta', 'last sale'),
      words('días', 'days'),
      words('valor', 'value'),
      words('¿a costo? (1 sí, 0 a precio)', 'at cost? (1 yes, 0 at the price)'),
    ],
    rows: data.map(({ sku, name, grams, units, last_sale, days, value, at_cost }) => [
      sku,
      name,
      grams,
      units,
      last_sale,
      days,
      value,
      at_cost ? 1 : 0,
    ]),
  };
};

const promisesTable = async (db: Db, query: Query, now: Date): Promise<Table> => {
  const { data } = await service.readPromises(db, query, now, MAX_ROWS);
  return {
    name: words('promesas-atrasadas', 'late-promises'),
    columns: [
      words('pedido', 'order'),
      words('comuna', 'commune'),
      words('transporte', 'carrier'),
      words('prometido', 'promised'),
      words('llegó', 'arrived'),
      words('días de atraso', 'days late'),
    ],
    rows: data.map((row) => [row.number, row.commune, row.carrier, row.promised_on, row.done_on, row.days]),
  };
};

const TABLES: Record<Query['figure'], typeof cartsTable> = {
  sales: salesTable,
  'best-sellers': bestSellersTable,
  'lost-searches': lostSearchesTable,
  searches: searchesTable,
  corrections: correctionsTable,
  carts: cartsTable,
  'slow-stock': slowStockTable,
  promises: promisesTable,
};

/** A figure as CSV text. */
export const exportFigure = async (
  db: Db,
  query: Query,
  locale: Locale,
  now: Date,
): Promise<EndpointOutput<typeof schema>> => {
  const { name, columns, rows } = await TABLES[query.figure](db, query, now, locale);
  return {
    filename: `${name[locale]}-${dayInSantiago(now)}.csv`,
    text: toCsvText([columns.map((column) => column[locale]), ...rows]),
  };
};
