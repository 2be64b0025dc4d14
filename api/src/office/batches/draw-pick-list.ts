import { lineName } from 'shared-contracts/domain/line-name';
import type { Locale } from 'shared-contracts/locale';
import type { Batch, BatchPick } from 'shared-contracts/office/batches.schema';
import { drawSlip } from '../../lib/slip.ts';

const WORDS = {
  es: {
    title: 'Lote',
    units: 'Unidades',
    orders: 'Pedidos',
    product: 'Lugar y producto',
    picked: 'Listo',
    noPlace: 'Sin lugar',
  },
  en: {
    title: 'Batch',
    units: 'Units',
    orders: 'Orders',
    product: 'Place and product',
    picked: 'Picked',
    noPlace: 'No place',
  },
} as const satisfies Record<Locale, object>;

/** Orders with their units when they are more than one: `CQ-000001, CQ-000002 × 2`. */
const ordersOf = ({ orders }: BatchPick): string =>
  orders.map(({ number, units }) => (units > 1 ? `${number} × ${units}` : number)).join(', ');

/** Pick list: place and units of each product, with a box to tick, in the order of the shelves. */
export const drawPickList = ({ id, left, picks }: Batch, locale: Locale): Promise<Buffer> => {
  const words = WORDS[locale];
  const title = `${words.title} ${id}`;
  return drawSlip(title, (slip) => {
    slip.head('', title);
    slip.fact(words.orders, String(left));
    slip.fact(words.units, String(picks.reduce((sum, { units }) => sum + units, 0)));
    slip.columns({ qty: '', product: words.product, box: words.picked });
    for (const pick of picks) {
      const { place, brand, year, sku, units } = pick;
      const product = [lineName(pick), brand, year, sku].filter((part) => part !== null).join(', ');
      slip.line({ qty: units, name: `${place ?? words.noPlace} · ${product}`, details: ordersOf(pick) });
    }
    slip.hairline();
  });
};
